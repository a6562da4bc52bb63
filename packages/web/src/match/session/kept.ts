import {
  type Game,
  type MatchFile,
  openMatch,
  type OpenMatch,
  type Reading,
  type Side,
} from '@touchback/engine'
import { ENGINE } from '../../lib/engine.ts'
import { freshDice } from './dice.ts'

/** `human`, or the name of a bot. */
type CoachKind = string
const POLICIES = ['off', 'until-dice', 'consent', 'free'] as const
/** `consent`: until dice freely, then if the other coach agrees; `free`: at any time, for learning. */
export type UndoPolicy = (typeof POLICIES)[number]

export const isUndoPolicy = (value: unknown): value is UndoPolicy =>
  POLICIES.some((policy) => policy === value)

export interface MatchSettings {
  readonly coaches: Readonly<Record<Side, CoachKind>>
  readonly undo: UndoPolicy
  /** Chances are shown before dice are rolled. */
  readonly odds: boolean
  /** The coaches roll real dice and type what they see. */
  readonly tableDice: boolean
  /** Seconds for a team turn; none when absent. */
  readonly clock?: number | null
  /** What the teams wear; the usual colours when absent. */
  readonly colours?: Readonly<Record<Side, string>>
}

/** Nobody waits longer for a turn than a day. */
const LONGEST_CLOCK = 86_400
const LONGEST_NAME = 40

export const isClock = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LONGEST_CLOCK
const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/iu.test(value)
/** The own fields of whatever it is. */
const fieldsOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])

/** How a match was played, as far as a file makes sense: what it does not say is as usual. */
function readMatchSettings(json: unknown): MatchSettings {
  const told = fieldsOf(json)
  const seats = fieldsOf(told.get('coaches'))
  const coach = (side: Side): string => {
    const name = seats.get(side)
    return typeof name === 'string' && name.length <= LONGEST_NAME ? name : 'human'
  }
  const worn = fieldsOf(told.get('colours'))
  const [home, away] = [worn.get('home'), worn.get('away')]
  const [undo, clock] = [told.get('undo'), told.get('clock')]
  return {
    coaches: { home: coach('home'), away: coach('away') },
    undo: isUndoPolicy(undo) ? undo : 'until-dice',
    odds: told.get('odds') !== false,
    tableDice: told.get('tableDice') === true,
    clock: isClock(clock) ? clock : null,
    ...(isColour(home) && isColour(away) ? { colours: { home, away } } : {}),
  }
}

/** A match as it is kept on the device and handed on. */
export interface KeptMatch extends MatchFile {
  readonly settings: MatchSettings
}

/** A kept match, held against the rules of today. */
export interface OpenedMatch extends OpenMatch {
  readonly file: KeptMatch
}

/** A match from the text of a file, or one sentence that says why it is none. */
export function openKept(text: string): Reading<OpenedMatch> {
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\uFEFF/u, ''))
  } catch {
    return { value: null, problem: 'This is no saved match: it is not even JSON.' }
  }
  if (fieldsOf(json).get('format') === 'touchback-team')
    return { value: null, problem: 'This is a team and no match: import it under Teams.' }
  const { value, problem } = openMatch(json, { engine: ENGINE, dice: freshDice() })
  if (value === null) return { value, problem: `This is no saved match. ${problem}` }
  const { file } = value
  return { value: { ...value, file: { ...file, settings: readMatchSettings(file.settings) } }, problem: null }
}

/** A match that is being played, as it is kept. */
export const keptOf = (game: Game, settings: MatchSettings, since: number): KeptMatch => ({
  engine: ENGINE,
  since,
  settings,
  ...game.record(),
})
