import { type Fixture, type League, openBooks, duesOf } from '@touchback/league'
import { leaguePage } from '@touchback/league/views'
import { competitionName } from '../words/cups.ts'

/** Something somebody here has to do, and where. */
export interface Waiting {
  readonly kind: 'play' | 'confirm' | 'dispute' | 'challenge' | 'books' | 'prize' | 'again'
  readonly text: string
  /** The address within the league. */
  readonly to: readonly string[]
}

export const isProgram = (league: League, team: string): boolean => {
  const coach = league.teams[team]?.coach
  return coach !== undefined && league.programs[coach] !== undefined
}

const nameOf = (league: League, team: string): string => league.teams[team]?.team.name ?? team

/** What waits for the people of a league, the most urgent first. */
export function waiting(league: League): Waiting[] {
  const page = leaguePage(league)
  const between = (id: string): string => {
    const { home = '', away = '' } = league.fixtures[id] ?? {}
    return `${nameOf(league, home)} v ${nameOf(league, away)}`
  }
  const ofPeople = (team: string): boolean => !isProgram(league, team)
  const again = league.reopened.map(({ team, match, competition }): Waiting => ({
    kind: 'again',
    text: `The books of ${nameOf(league, team)} are open again.`,
    to: match === null ? ['prize', competition ?? '', team] : ['books', match, team],
  }))
  const books = page.toClose
    .filter(({ team, match }) => ofPeople(team) && openBooks(league, team)[0] === match)
    .map(({ team, match }): Waiting => ({
      kind: 'books',
      text: `${nameOf(league, team)}: what the match brought (${between(match)})`,
      to: ['books', match, team],
    }))
  const prizes = Object.keys(league.teams)
    .filter(ofPeople)
    .flatMap((team) =>
      duesOf(league, team).map(({ competition }): Waiting => ({
        kind: 'prize',
        text: `${nameOf(league, team)}: what ${competitionName(league, competition)} brings them`,
        to: ['prize', competition, team],
      })),
    )
  const challenges = Object.values(league.challenges)
    .filter(({ state, to }) => state === 'made' && ofPeople(to))
    .map(({ from, to, competition }): Waiting => ({
      kind: 'challenge',
      text: `${nameOf(league, from)} challenge ${nameOf(league, to)}`,
      to: ['competition', ...(competition === null ? [] : [competition])],
    }))
  return [
    ...again,
    ...page.disputed.map((match): Waiting => ({
      kind: 'dispute',
      text: `The result of ${between(match)} is disputed: the commissioner rules.`,
      to: ['fixture', match],
    })),
    ...page.toConfirm.map((match): Waiting => ({
      kind: 'confirm',
      text: `Confirm the result of ${between(match)}`,
      to: ['fixture', match],
    })),
    ...challenges,
    ...books,
    ...prizes,
    ...page.toPlay
      .filter((match) => {
        const { home = '', away = '' } = league.fixtures[match] ?? {}
        return ofPeople(home) || ofPeople(away)
      })
      .map((match): Waiting => ({ kind: 'play', text: between(match), to: ['fixture', match] })),
  ]
}

/** The latest results, the newest first. */
export const lastResults = (league: League, most: number): Fixture[] =>
  Object.values(league.fixtures)
    .filter(({ settled }) => settled)
    .toSorted((a, b) => (b.settledBy ?? 0) - (a.settledBy ?? 0))
    .slice(0, most)
