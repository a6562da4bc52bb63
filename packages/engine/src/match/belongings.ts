import type { Team } from './state.ts'

/**
 * What holds for a team, or has happened to it once in this match: it is so or it is not. First what it has done, then the
 * prayers that are being answered, then the handicaps it was given.
 */
export const TEAM_MARKS = [
  'caster',
  'infected',
  'risen',
  'argued-again',
  'dined',
  'treacherous-trapdoor',
  'friends-with-the-ref',
  'stiletto',
  'iron-man',
  'knuckle-dusters',
  'bad-habits',
  'greasy-cleats',
  'blessed-statue',
  'extra-training',
  'intensive-training',
  'inspiration',
  'i-am-the-greatest',
  'bad-press',
  'illegal-drugs',
  'morleys-revenge',
  'smelling-salts',
  'palmed-coin',
  'doom-and-gloom',
  'it-wasnt-me',
  'that-boys-got-talent',
  'duh-where-am-i',
  'bribe-the-ref',
  'knuckledusters',
  'virus',
  'buzzing',
] as const
/** `noted`: a measure that the team has rolled before. */
export type TeamMark = (typeof TEAM_MARKS)[number] | `noted:${string}`

const MARKS: readonly string[] = TEAM_MARKS
export const isTeamMark = (id: string): id is TeamMark => MARKS.includes(id) || id.startsWith('noted:')

/** Those parts of a team that are its own and not the game's. */
type Holdings = Pick<Team, 'stock' | 'gold' | 'hiredValue' | 'keptRerolls' | 'marks'>

const GOLD = 'treasury'
const HIRED = 'hired-value'
/** One more than were kept, so that none can be told from nothing. */
const KEPT = 'kept-rerolls'

/** All of it in one list by id: for whoever shows it, counts it or takes its fingerprint. */
export const belongings = ({ stock, gold, hiredValue, keptRerolls, marks }: Holdings): Team['stock'] => ({
  ...stock,
  ...(gold === 0 ? {} : { [GOLD]: gold }),
  ...(hiredValue === 0 ? {} : { [HIRED]: hiredValue }),
  ...(keptRerolls === null ? {} : { [KEPT]: keptRerolls + 1 }),
  ...Object.fromEntries(marks.map((mark) => [mark, 1])),
})

/** The other way round: from what a sheet lists, and from positions that were kept as one list. */
export function holdingsFrom(all: Team['stock']): Holdings {
  const { [GOLD]: gold = 0, [HIRED]: hiredValue = 0, [KEPT]: kept, ...others } = all
  const marks = Object.keys(others).filter(isTeamMark)
  const counted = Object.entries(others).filter(([id]) => !isTeamMark(id))
  return {
    stock: Object.fromEntries(counted),
    gold,
    hiredValue,
    keptRerolls: kept === undefined ? null : kept - 1,
    marks,
  }
}
