import { own } from '../doors/shape.ts'
import { belongings } from '../match/belongings.ts'
import type { Game } from '../game.ts'
import type { Choice } from '../match/choice.ts'
import type { Event } from '../match/event.ts'
import { wrongReport } from './report-expectation.ts'
import { SIDES, type Side } from '../match/side.ts'
import { toXY, type XY } from '../match/square.ts'
import type { Player, Team } from '../match/state.ts'
import { weatherNamed } from './position.ts'
import { must } from '../match/must.ts'

export interface ExpectedPlayer {
  readonly state?: string
  readonly at?: XY
  readonly injury?: string | null
  readonly serious?: string | null
  readonly conditions?: readonly string[]
  readonly acted?: boolean
  readonly side?: Side
  /** With a parameter (`loner:5`) only that will do. */
  readonly skills?: readonly string[]
  /** Skills he must not have. */
  readonly lacks?: readonly string[]
  readonly stats?: Readonly<Record<string, number>>
}

/** What must be true at the end; only what is named is looked at. */
export interface Expectation {
  readonly players?: Readonly<Record<string, ExpectedPlayer>>
  readonly ball?: string | XY | null
  readonly turnover?: boolean
  readonly active?: Side
  readonly score?: readonly [number, number]
  readonly rerolls?: Readonly<Partial<Record<Side, number>>>
  /** What a team has of other things: bribes, apothecaries, or whatever is in its stock. */
  readonly stock?: Readonly<Partial<Record<Side, Readonly<Record<string, number>>>>>
  readonly turn?: Readonly<Partial<Record<Side, number>>>
  readonly half?: number
  readonly weather?: string
  readonly kicking?: Side
  /** Whom the referee has his eye on. */
  readonly refWatches?: Side | null
  readonly winner?: Side | 'draw' | null
  /** Types of events, or events with some of their fields, in this order and with anything in between. */
  readonly events?: readonly (string | Readonly<Record<string, unknown>>)[]
  /** Event types (or partial events) that must not have happened. */
  readonly noEvents?: readonly (string | Readonly<Record<string, unknown>>)[]
  /** The type of the open decision; null when the match is over. */
  readonly decision?: string | null
  /** Who is asked. */
  readonly asks?: Side
  /** The rule key of the open decision. */
  readonly rule?: string
  /** Choices that must be among the options, and those that must not. Names stand for players. */
  readonly offers?: readonly Readonly<Record<string, unknown>>[]
  readonly withholds?: readonly Readonly<Record<string, unknown>>[]
  readonly refused?: boolean
  /** What the match means for careers so far. */
  readonly report?: Readonly<Record<string, unknown>>
}

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const STATES: Readonly<Record<string, string>> = { reserves: 'reserve' }
const stateOf = (player: Player): string =>
  player.place === 'pitch' ? player.stance : (STATES[player.place] ?? player.place)

/** The first difference between what is expected and what is, as a sentence; null when there is none. */
export function firstDifference(
  game: Game,
  expected: Expectation,
  events: readonly Event[],
  names: readonly string[],
): string | null {
  for (const [what, wanted, got] of comparisons(game, expected, events, names))
    if (!same(wanted, got)) return `${what}: expected ${show(wanted)}, got ${show(got)}, at the end`
  return (
    missingEvent(expected.events ?? [], events, names) ??
    unwantedEvent(expected.noEvents ?? [], events, names) ??
    wrongOptions(game, expected, names) ??
    wrongReport(game, expected.report, events)
  )
}

type Comparison = readonly [what: string, wanted: unknown, got: unknown]

function* comparisons(
  game: Game,
  expected: Expectation,
  events: readonly Event[],
  names: readonly string[],
): Generator<Comparison> {
  const { state } = game
  for (const [name, wanted] of Object.entries(expected.players ?? {}))
    yield* playerComparisons(game, name, wanted, names)
  if (expected.ball !== undefined) yield ['ball', expected.ball, ballOf(game, names)]
  if (expected.turnover !== undefined)
    yield ['turnover', expected.turnover, events.some((event) => event.type === 'turnover')]
  if (expected.active !== undefined) yield ['active', expected.active, state.turn.side]
  if (expected.score !== undefined)
    yield ['score', expected.score, SIDES.map((side) => state.teams[side].score)]
  for (const side of SIDES) {
    if (expected.rerolls?.[side] !== undefined)
      yield [`rerolls of ${side}`, expected.rerolls[side], state.teams[side].rerolls]
    for (const [what, wanted] of Object.entries(expected.stock?.[side] ?? {}))
      yield [`${what} of ${side}`, wanted, stockOf(state.teams[side], what)]
    if (expected.turn?.[side] !== undefined)
      yield [`turn of ${side}`, expected.turn[side], state.teams[side].turn]
  }
  if (expected.half !== undefined) yield ['half', expected.half, state.half]
  if (expected.weather !== undefined)
    yield ['weather', weatherNamed(game.edition, expected.weather), state.weather]
  if (expected.kicking !== undefined) yield ['kicking', expected.kicking, state.kicking]
  if (expected.refWatches !== undefined)
    yield ['the team the referee watches', expected.refWatches, state.refWatches]
  if (expected.winner !== undefined) yield ['winner', expected.winner, state.winner]
  if (expected.decision !== undefined) yield ['decision', expected.decision, game.decision?.type ?? null]
  if (expected.asks !== undefined) yield ['the coach asked', expected.asks, game.decision?.side]
  if (expected.rule !== undefined) yield ['the rule of the question', expected.rule, game.decision?.rule]
}

const stockOf = (team: Team, what: string): number => {
  const { bribes, apothecaries, wizard } = team
  return { ...belongings(team), bribes, apothecaries, wizard: wizard ? 1 : 0 }[what] ?? 0
}

function* playerComparisons(
  game: Game,
  name: string,
  wanted: ExpectedPlayer,
  names: readonly string[],
): Generator<Comparison> {
  const player = game.state.players[names.indexOf(name)]
  if (player === undefined) return yield [name, 'a player of that name', undefined]
  const kit = game.match.kit(player)
  if (wanted.state !== undefined) yield [`state of ${name}`, wanted.state, stateOf(player)]
  if (wanted.at !== undefined)
    yield [`square of ${name}`, wanted.at, player.place === 'pitch' ? toXY(player.at) : undefined]
  if (wanted.injury !== undefined) yield [`injury of ${name}`, wanted.injury, player.injury?.casualty ?? null]
  if (wanted.serious !== undefined)
    yield [`serious injury of ${name}`, wanted.serious, player.injury?.serious ?? null]
  if (wanted.acted !== undefined) yield [`${name} has acted`, wanted.acted, player.acted]
  if (wanted.side !== undefined) yield [`side of ${name}`, wanted.side, player.side]
  if (wanted.conditions !== undefined)
    yield [
      `conditions of ${name}`,
      wanted.conditions,
      player.conditions.filter((condition) => condition !== 'fielded'),
    ]
  for (const skill of wanted.skills ?? []) {
    const [id, parameter] = skill.split(':')
    yield [`${name} has ${skill}`, true, kit.skills.has(id ?? skill)]
    if (parameter !== undefined) yield [`${skill} of ${name}`, parameter, kit.parameters.get(id ?? skill)]
  }
  for (const skill of wanted.lacks ?? []) yield [`${name} has ${skill}`, false, kit.skills.has(skill)]
  for (const [stat, value] of Object.entries(wanted.stats ?? {}))
    yield [`${stat} of ${name}`, value, own<unknown>({ ...kit }, stat)]
}

function ballOf(game: Game, names: readonly string[]): string | XY | null {
  const { ball } = game.state
  if (ball.holder !== null) return names[ball.holder] ?? null
  return ball.status === 'off' ? null : toXY(ball.at)
}

const PLAYER_FIELDS = ['player', 'target', 'by', 'blocker', 'against', 'taken']

/** Whether an event or an option is of a type, or has all the fields given; player names stand for numbers. */
function fits(
  wanted: string | Readonly<Record<string, unknown>>,
  given: Event | Choice,
  names: readonly string[],
): boolean {
  if (typeof wanted === 'string') return given.type === wanted
  const fields: Readonly<Record<string, unknown>> = given
  return Object.entries(wanted).every(([key, value]) => {
    const number = PLAYER_FIELDS.includes(key) && typeof value === 'string' ? names.indexOf(value) : value
    return same(number, fields[key])
  })
}

function missingEvent(
  wanted: NonNullable<Expectation['events']>,
  events: readonly Event[],
  names: readonly string[],
): string | null {
  let at = 0
  for (const entry of wanted) {
    while (at < events.length && !fits(entry, must(events[at]), names)) at++
    if (at === events.length) {
      const got = events.map((event) => event.type).join(' ')
      return `events: expected ${show(entry)} in this order, got ${got || 'no events'}, at the end`
    }
    at++
  }
  return null
}

function unwantedEvent(
  unwanted: NonNullable<Expectation['noEvents']>,
  events: readonly Event[],
  names: readonly string[],
): string | null {
  for (const entry of unwanted) {
    const found = events.find((event) => fits(entry, event, names))
    if (found !== undefined) return `events: expected no ${show(entry)}, got ${show(found)}, at the end`
  }
  return null
}

function wrongOptions(game: Game, expected: Expectation, names: readonly string[]): string | null {
  const options = game.decision?.options ?? []
  const offered = (wanted: Readonly<Record<string, unknown>>) =>
    options.some((option) => fits(wanted, option, names))
  for (const wanted of expected.offers ?? [])
    if (!offered(wanted))
      return `options: expected ${show(wanted)} to be offered, got ${show(options.slice(0, 12))}, at the end`
  for (const unwanted of expected.withholds ?? [])
    if (offered(unwanted))
      return `options: expected ${show(unwanted)} not to be offered, got it offered, at the end`
  return null
}
