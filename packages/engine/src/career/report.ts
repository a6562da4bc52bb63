import { namesIn } from '../match/records.ts'
import {
  flag,
  line,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  type Reader,
  recordOf,
  unfit,
  whole,
  word,
} from '../doors/shape.ts'
import type { Lesson } from '../match/sheet.ts'
import { type BySide, SIDES } from '../match/side.ts'
import { type Feats, INJURY_EFFECTS, type InjuryEffect } from './team.ts'

/** What a match did to a player who will have to live with it. */
export interface Hurt {
  readonly effect: InjuryEffect
  /** The row of the table he was hurt by. */
  readonly cause: string
  /** The opponent who did it, where that is known: his id on their roster, or the name of somebody hired for the day. */
  readonly by?: string
}

/** One player's match. */
export interface PlayerReport {
  readonly feats: Feats
  /** More than one where a book rolls twice. */
  readonly hurt: readonly Hurt[]
  /** He was there: not missing, and not kept out before it began. */
  readonly available: boolean
  /** He was on the pitch for at least part of a drive. */
  readonly fielded: boolean
  /** Awards given to him before the match. */
  readonly mvps: number
  /** What he learned or became before the match, for good. */
  readonly learned: readonly Lesson[]
}

/** Somebody who played and is not on the roster: hired for the day, or a journeyman who may stay. */
export interface Guest extends PlayerReport {
  readonly name: string
  readonly position: string
  readonly kind: 'freebooter' | 'star' | 'journeyman' | 'mercenary' | 'talent'
  /** What he can do beside what is printed; a journeyman who stays keeps it. */
  readonly skills: readonly string[]
}

/** What a match means for one team. */
export interface SideReport {
  /** Of its own roster, by their ids. */
  readonly players: Readonly<Record<string, PlayerReport>>
  readonly guests: readonly Guest[]
  /** Positions of those who would join for nothing: raised, or infected. */
  readonly joined: readonly string[]
  /** Gold its coach paid before the match, out of the treasury. */
  readonly spent: number
  /** What it was held against the other team by: rating or value, whichever the book compares. */
  readonly worth: number
  readonly roster: string
  readonly name: string
}

/** All that a match means for careers and tables, and nothing else. Played here or typed in from a table: nobody can tell. */
export interface MatchReport {
  readonly score: BySide<number>
  readonly gate: number | null
  /** What the crowd adds to winnings, by side, in books that count it. */
  readonly crowd: BySide<number>
  readonly weather: string | null
  readonly stage: string | null
  readonly conceded: { readonly side: 'home' | 'away'; readonly forced: boolean } | null
  /** Who won the shoot-out, where there was one. */
  readonly shootOut?: 'home' | 'away'
  readonly sides: BySide<SideReport>
}

/** A report as one of the two teams reads it. */
export interface OwnReport extends SideReport {
  readonly score: readonly [own: number, theirs: number]
  readonly gate: number | null
  readonly crowd: number
  readonly stage: string | null
  readonly conceded: 'own' | 'theirs' | null
  readonly forced: boolean
  readonly shootOut?: 'own' | 'theirs'
  readonly against: Pick<SideReport, 'worth' | 'roster' | 'name'>
  /** Casualties that count, of both sides. */
  readonly casualties: readonly [own: number, theirs: number]
}

/** What the books are opened with when there was no match: a prize, an honour. */
export const noMatch = ({ roster, name }: Pick<SideReport, 'roster' | 'name'>): OwnReport => ({
  players: {},
  guests: [],
  joined: [],
  spent: 0,
  worth: 0,
  roster,
  name,
  score: [0, 0],
  gate: null,
  crowd: 0,
  stage: null,
  conceded: null,
  forced: false,
  against: { worth: 0, roster: '', name: '' },
  casualties: [0, 0],
})

const casualtiesOf = ({ players, guests }: SideReport): number =>
  [...Object.values(players), ...guests].reduce((sum, { feats }) => sum + feats.casualties, 0)

export function ownReport(report: MatchReport, side: 'home' | 'away'): OwnReport {
  const theirs = side === 'home' ? 'away' : 'home'
  const { score, sides, conceded, gate, crowd, stage, shootOut } = report
  const { worth, roster, name } = sides[theirs]
  return {
    ...sides[side],
    score: [score[side], score[theirs]],
    gate,
    crowd: crowd[side],
    stage,
    conceded: conceded === null ? null : conceded.side === side ? 'own' : 'theirs',
    forced: conceded?.forced ?? false,
    ...(shootOut === undefined ? {} : { shootOut: shootOut === side ? 'own' : 'theirs' }),
    against: { worth, roster, name },
    casualties: [casualtiesOf(sides[side]), casualtiesOf(sides[theirs])],
  }
}

export const hasWon = ({ score: [own, theirs], conceded, shootOut }: OwnReport): boolean =>
  conceded === null ? own > theirs || (own === theirs && shootOut === 'own') : conceded === 'theirs'

export const hasLost = ({ score: [own, theirs], conceded, shootOut }: OwnReport): boolean =>
  conceded === null ? own < theirs || (own === theirs && shootOut === 'theirs') : conceded === 'own'

/** What a deed weighs when the best player of a match is looked for. */
export const DEEDS = { touchdowns: 6, casualties: 4, interceptions: 4, completions: 2 } as const

const weight = ({ feats }: PlayerReport): number =>
  namesIn(DEEDS).reduce((sum, feat) => sum + DEEDS[feat] * feats[feat], 0)

/** Whoever did most for his side, by what a report tells: of a roster by his id, hired for the day by his name; null when nobody did anything. Of two who did as much it is the one whose side won. */
export function bestOf({ sides, score }: MatchReport): { side: 'home' | 'away'; player: string } | null {
  const all = SIDES.flatMap((side) => [
    ...Object.entries(sides[side].players).map(([player, line]) => ({ side, player, weight: weight(line) })),
    ...sides[side].guests.map((guest) => ({ side, player: guest.name, weight: weight(guest) })),
  ])
  const [best] = all.toSorted((a, b) => b.weight - a.weight || score[b.side] - score[a.side])
  return best === undefined || best.weight === 0 ? null : { side: best.side, player: best.player }
}

const COUNT = whole(0, 1000)
const LINE = {
  feats: object({
    touchdowns: COUNT,
    completions: COUNT,
    interceptions: COUNT,
    casualties: COUNT,
    otherCasualties: COUNT,
    fouls: COUNT,
    deflections: COUNT,
  }),
  hurt: listOf(object({ effect: oneOf(INJURY_EFFECTS), cause: word(60), by: optional(line(80)) }), 4),
  available: flag,
  fielded: flag,
  mvps: whole(0, 5),
  learned: listOf(object({ take: word(60), kind: oneOf(['own', 'special']) }), 10),
} as const
const GUEST: Reader<Guest> = object({
  ...LINE,
  name: line(80),
  position: word(60),
  kind: oneOf(['freebooter', 'star', 'journeyman', 'mercenary', 'talent']),
  skills: listOf(line(120), 40),
})
const PLAYER: Reader<PlayerReport> = object(LINE)
const SIDE_FIELDS = {
  players: recordOf(line(80), PLAYER, 60),
  guests: listOf(GUEST, 40),
  joined: listOf(word(60), 20),
  spent: whole(0, 100_000_000),
  worth: whole(0, 100_000_000),
  roster: word(60),
  name: line(120),
} as const
const SIDE: Reader<SideReport> = object(SIDE_FIELDS)

const pair =
  (most: number): Reader<readonly [own: number, theirs: number]> =>
  (value, where) => {
    const [own, theirs, ...more] = listOf(whole(0, most), 2)(value, where)
    return own === undefined || theirs === undefined || more.length > 0
      ? unfit(where, 'two numbers', value)
      : [own, theirs]
  }

/** A report from outside as one team reads it. */
export const readOwnReport: Reader<OwnReport> = object({
  ...SIDE_FIELDS,
  score: pair(60),
  gate: nullable(whole(0, 10_000_000)),
  crowd: whole(-10, 10),
  stage: nullable(word(60)),
  conceded: nullable(oneOf(['own', 'theirs'])),
  forced: flag,
  shootOut: optional(oneOf(['own', 'theirs'])),
  against: object({ worth: SIDE_FIELDS.worth, roster: SIDE_FIELDS.roster, name: SIDE_FIELDS.name }),
  casualties: pair(1000),
})

/** A report from outside: typed in at a table, or out of a file. */
export const readReport: Reader<MatchReport> = object({
  score: object({ home: whole(0, 60), away: whole(0, 60) }),
  gate: nullable(whole(0, 10_000_000)),
  crowd: object({ home: whole(-10, 10), away: whole(-10, 10) }),
  weather: nullable(word(60)),
  stage: nullable(word(60)),
  conceded: nullable(object({ side: oneOf(SIDES), forced: flag })),
  shootOut: optional(oneOf(SIDES)),
  sides: object({ home: SIDE, away: SIDE }),
})
