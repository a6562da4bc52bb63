import type { Characteristic } from '../match/book-rules.ts'
import type { SkillId } from '../skills/skill.ts'

/** A characteristic by its id. */
export type Stat = Characteristic['id']
export type Stats = Record<Exclude<Stat, 'pa'>, number> & { pa?: number | null }

/** What an injury leaves behind. `miss-next` is the match after this one; the others include it where the book says so. */
export const INJURY_EFFECTS = ['miss-next', 'niggle', '-ma', '-st', '-ag', '-av', '-pa', 'dead'] as const
export type InjuryEffect = (typeof INJURY_EFFECTS)[number]

/** Where a player of the team's history is now. */
export const STATUSES = ['active', 'dead', 'retired', 'left'] as const
export type Status = (typeof STATUSES)[number]

/** Something a player has learned: a skill, or a characteristic as `+ma`. */
export interface Gained {
  readonly take: SkillId
  /** By the rule he learned it: one of his own kind, or one he could not have had without a lucky roll. */
  readonly kind: 'own' | 'special'
  /** The number of the team's match after which it was. */
  readonly after: number
}

/** Something that happened to a player and left a mark. */
export interface Scar {
  readonly effect: InjuryEffect
  /** The row of the table that says how, or `ageing`. */
  readonly cause: string
  readonly after: number
}

/** What a player did in a match or in his life, by what books count. */
export const FEATS = [
  'touchdowns',
  'completions',
  'interceptions',
  'casualties',
  'otherCasualties',
  'fouls',
  'deflections',
] as const
export type Feat = (typeof FEATS)[number]
export type Feats = Record<Feat, number>
export const noFeats = (): Feats => ({
  touchdowns: 0,
  completions: 0,
  interceptions: 0,
  casualties: 0,
  otherCasualties: 0,
  fouls: 0,
  deflections: 0,
})

/** Both together; most matches add nothing. */
export function addFeats(all: Readonly<Feats>, more: Readonly<Feats>): Readonly<Feats> {
  if (FEATS.every((feat) => more[feat] === 0)) return all
  const sum = { ...all }
  for (const feat of FEATS) sum[feat] += more[feat]
  return sum
}

/** A player for life: his id never changes, and whoever leaves stays in the team's history. */
export interface TeamPlayer {
  readonly id: string
  name: string
  number: number
  readonly position: string
  /** As they are now: printed, gained and lost. */
  stats: Readonly<Stats>
  gained: readonly Gained[]
  /** Star player points by where they came from. */
  points: Readonly<Record<string, number>>
  feats: Readonly<Feats>
  niggles: number
  missNext: boolean
  scars: readonly Scar[]
  matches: number
  mvps: number
  /** Seasons he has ended with this team. */
  seasons: number
  status: Status
  /** The number of the team's match after which he left; null while he is there. */
  leftAfter: number | null
}

/** One match in a team's record. */
export interface TeamMatch {
  readonly opponent: string
  readonly score: readonly [own: number, theirs: number]
  readonly casualties: readonly [own: number, theirs: number]
  readonly gate: number | null
  readonly winnings: number
  readonly conceded: 'own' | 'theirs' | null
  /** Whoever won a level match all the same. */
  readonly shootOut?: 'own' | 'theirs'
  readonly stage: string | null
  /** What the team was worth after it, by its book's own measure. */
  readonly worth: number
  readonly treasury: number
}

/** A career: all that a team has and has been. Plain data. */
export interface Team {
  readonly id: string
  name: string
  readonly edition: string
  readonly roster: string
  /** `#rrggbb`. */
  colour: string
  players: TeamPlayer[]
  /** The dead, the retired and those who left: a cemetery is a view of it. */
  former: TeamPlayer[]
  rerolls: number
  fanFactor: number
  readonly startFanFactor: number
  cheerleaders: number
  /** The job of each assistant coach. */
  assistants: readonly string[]
  apothecaries: number
  extras: Readonly<Record<string, number>>
  /** Special rules of the list that this team has picked. */
  readonly picked: readonly string[]
  treasury: number
  /** Cups it holds, by id. */
  trophies: readonly string[]
  /** The rating on the roster, in books that write one down; it changes when the roster is brought up to date. */
  rating: number | null
  matches: readonly TeamMatch[]
  /** How many players it has ever had: the next one's id. */
  signed: number
}

/**
 * A copy to work on. What is inside it and inside a player is replaced, never changed, and so shared by all copies; those who
 * left do not change any more.
 */
export const cloneTeam = (team: Team): Team => ({
  ...team,
  players: team.players.map((player) => ({ ...player })),
})

export function totalPoints({ points }: Pick<TeamPlayer, 'points'>): number {
  let sum = 0
  for (const source of Object.keys(points)) sum += points[source] ?? 0
  return sum
}

/** Skills he has learned, in the order of gain. */
export const learnedSkills = ({ gained }: Pick<TeamPlayer, 'gained'>): readonly SkillId[] =>
  gained.filter(({ take }) => !take.startsWith('+')).map(({ take }) => take)
