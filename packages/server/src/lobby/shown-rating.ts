/** Where everybody's rating starts. */
export const FIRST_RATING = 1500

/** How good somebody is thought to be, and how sure that is. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** What is shown of a rating: a number that starts at 1500 and never flatters. */
export const shownRating = ({ mu, sigma }: Skill): number => Math.round(FIRST_RATING + 40 * (mu - 3 * sigma))
