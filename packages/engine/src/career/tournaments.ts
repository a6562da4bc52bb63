import type { Edition } from '../match/edition.ts'
import { lookUp, type Table } from '../match/table.ts'
import type { Dice } from '../rolls/dice.ts'
import type { Team } from './team.ts'

/** Gold for the winner of a final and for the team that lost it. */
export interface Purse {
  readonly winner: number
  readonly runnerUp: number
}

/** A cup: what winning it pays, and what holding it brings. */
export interface Cup {
  readonly name: string
  /** When in the year it is played for; where it says nothing the league decides. */
  readonly season?: 'spring' | 'summer' | 'autumn' | 'winter'
  /** A purse, or one that a die and the winner's kind decide on. */
  readonly purse: Purse | { readonly split: Table<Purse>; readonly kinds: Readonly<Record<string, number>> }
  /** The winner holds a trophy until the cup is won again: a re-roll in every match. */
  readonly trophy: boolean
  /** Fans the winner gains for good: so many dice, so many more, or as many as an option of the league says. */
  readonly fans?: { readonly dice: number } | { readonly option: string }
  /** Points for everybody who took part in the final. */
  readonly medal?: number
  /** Gold for every match its holder plays. */
  readonly sponsor?: number
  /** Handicap rolls its holder has in every match. */
  readonly handicaps?: number
  /** What its holder pays for a wizard, whoever he is. */
  readonly wizard?: number
}

/** How the places in the last rounds of a tournament are played for. */
export interface PlayOffs {
  readonly weeks: number
  /** How many results a coach hands in. */
  readonly results: number
  readonly points: {
    readonly win: number
    readonly loss: number
    readonly scored: number
    readonly conceded: number
  }
  readonly qualify: number
  /** Above so many teams there are quarter-finals. */
  readonly quarterFinalsAbove: number
  /** Challenges a coach may make in a week, and how many days the challenged has to answer. */
  readonly challenges: number
  readonly answerDays: number
  /** What stands in the books when a challenge is refused, the challenger first. */
  readonly refused: readonly [number, number]
  /** What stands there when a challenger will not play the substitute. */
  readonly evaded: readonly [number, number]
}

/** What a book says of tournaments. */
export interface Tournaments {
  readonly cups: Readonly<Record<string, Cup>>
  readonly playOffs: PlayOffs
  /** Teams a coach may enter in one tournament. */
  readonly entries: number
  /** The most a cup of the league's own may pay in all. */
  readonly minorPurse: number
  /** Fans for the team of the player with the most points of all, after this cup. */
  readonly playerOfTheYear: { readonly fans: number; readonly after: string }
}

/** The purse of a final; where it takes a die, kinds of teams have more luck with it or less. */
export function purseOf({ purse }: Cup, winner: Pick<Team, 'roster'>, dice: Dice): Purse {
  if (!('split' in purse)) return purse
  return lookUp(purse.split, dice.d6() + (purse.kinds[winner.roster] ?? 0))
}

/** The cups a team holds now. */
export const cupsOf = ({ career }: Edition, { trophies }: Pick<Team, 'trophies'>): readonly Cup[] =>
  trophies.flatMap((id) => career.tournaments?.cups[id] ?? [])
