import { editionOf } from '../editions/index.ts'
import { read } from '../doors/shape.ts'
import { Game } from '../game.ts'
import type { Choice } from '../match/choice.ts'
import { type Decision, IllegalChoice } from '../match/decision.ts'
import type { Event } from '../match/event.ts'
import { Unfit } from '../doors/shape.ts'
import { positionProblem } from '../match/position-problem.ts'
import type { MatchSpec } from '../match/sheet.ts'
import { SIDES } from '../match/side.ts'
import type { MatchState } from '../match/state.ts'
import { type Expectation, firstDifference } from './expectation.ts'
import { playerNamed, readSpec, readState, ScenarioError, type ScenarioPosition } from './position.ts'
import { readScenario } from './scenario-shape.ts'
import { DiceScriptError, ScriptedDice } from './scripted-dice.ts'

/** One JSON object of a scenario file. */
export interface Scenario extends ScenarioPosition {
  readonly name: string
  readonly rules?: readonly string[]
  readonly dice?: readonly string[]
  readonly play?: readonly Readonly<Record<string, unknown>>[]
  readonly auto?: boolean
  readonly expect?: Expectation
}

export interface ScenarioResult {
  readonly name: string
  readonly rules: readonly string[]
  /** The first thing that is not as it should be; null when all is. */
  readonly problem: string | null
  readonly events: readonly Event[]
  /** Every rule key that an event or a decision carried. */
  readonly keys: ReadonlySet<string>
}

/** Reads a parsed scenario file: one object or an array of them. */
export function readScenarios(json: unknown): Scenario[] {
  const list: readonly unknown[] = Array.isArray(json) ? json : [json]
  return list.map((entry, index) => {
    const name: unknown = Object(entry).name
    const where = typeof name === 'string' ? `"${name.slice(0, 100)}"` : `Scenario ${index + 1}`
    const { value, problem } = read(readScenario, entry, where)
    if (value === null) throw new ScenarioError(problem)
    return value
  })
}

/** How a scenario is looked at: our own also fail when they end at a question that they do not name. */
export interface Looking {
  readonly nothingOpen?: boolean
}

/** Sets the position up, plays the choices with the scripted dice, and compares. */
export function runScenario(scenario: Scenario, { nothingOpen = false }: Looking = {}): ScenarioResult {
  const events: Event[] = []
  const keys = new Set<string>()
  const problem = attempt(scenario, events, keys, nothingOpen)
  for (const event of events) keys.add(event.rule)
  return { name: scenario.name, rules: scenario.rules ?? [], problem, events, keys }
}

function attempt(
  scenario: Scenario,
  events: Event[],
  keys: Set<string>,
  nothingOpen: boolean,
): string | null {
  try {
    const edition = editionOf(scenario)
    const spec = readSpec(edition, scenario)
    const names = SIDES.flatMap((side) => spec.teams[side].players.map((player) => player.name))
    const dice = new ScriptedDice(scenario.dice ?? [], (id) => names[id] ?? `player ${id}`)
    const state = readState(edition, spec, scenario)
    if (scenario.phase === undefined && scenario.play?.[0]?.['type'] === 'spell') backToTheStart(state)
    const game = Game.from(spec, state, { dice, events: true })
    const problem = playOut(scenario, game, spec, keys)
    events.push(...(game.match.sink ?? []))
    if (problem !== null) return problem
    if (dice.left.length > 0)
      return `expected every die to be rolled, got ${dice.left.join(' ')} left over, at the end`
    const everyone = [...names, ...game.state.recruits.map(({ name }) => name)]
    return (
      firstDifference(game, scenario.expect ?? {}, events, everyone) ??
      (nothingOpen ? unansweredQuestion(game, scenario) : null)
    )
  } catch (error) {
    if (error instanceof ScenarioError || error instanceof Unfit) return error.message
    if (error instanceof DiceScriptError) return error.message
    throw error
  }
}

/** Spells are cast when a turn begins: a scenario that opens with one is there, and not a moment later. */
function backToTheStart(state: MatchState): void {
  state.phase = 'start-of-turn'
  state.teams[state.turn.side].turn--
  state.turn.started = false
}

/** What cannot be in any position: also of those things that a saved match need not prove. */
function oddityOf({ match, state }: Game): string | null {
  const dazed = state.players.find(({ freshlyStunned, stance }) => freshlyStunned && stance !== 'stunned')
  return dazed === undefined
    ? positionProblem(match)
    : `player ${dazed.id} is freshly stunned and ${dazed.stance}`
}

function playOut(scenario: Scenario, game: Game, spec: MatchSpec, keys: Set<string>): string | null {
  const play = scenario.play ?? []
  note(game, keys)
  // A scenario may begin with casualties of which nobody knows what hurt them.
  const given = oddityOf(game)
  for (const [index, entry] of play.entries()) {
    const choice = withIds(spec, game, entry)
    const where = `choice ${index + 1} (${JSON.stringify(entry)})`
    const mustBeRefused = scenario.expect?.refused === true && index === play.length - 1
    const unchanged = JSON.stringify(game.state)
    try {
      passUntil(game, choice, keys)
      if (scenario.auto === true) declineUntil(game, choice, keys)
      game.choose(choice)
      note(game, keys)
    } catch (error) {
      if (error instanceof DiceScriptError) return `${error.message}, after ${where}`
      if (!(error instanceof IllegalChoice)) throw error
      if (!mustBeRefused) return `expected ${where} to be accepted, got: ${error.message}`
      return JSON.stringify(game.state) === unchanged ? null : `the refused ${where} changed the match`
    }
    if (mustBeRefused) return `expected ${where} to be refused, got it accepted`
    const impossible = oddityOf(game)
    if (impossible !== null && impossible !== given) return `after ${where}: ${impossible}`
  }
  passUntil(game, null, keys)
  if (scenario.auto === true) declineUntil(game, null, keys)
  return null
}

/** Where a turn or a drive waits for its coach, and nothing that has begun is left open. */
const RESTING: readonly string[] = ['activate', 'act', 'set-up']

/** A question nobody answered, unless the scenario says that it ends there. */
function unansweredQuestion({ decision }: Game, { expect = {} }: Scenario): string | null {
  if (decision === null || RESTING.includes(decision.type)) return null
  if (expect.refused === true || expect.decision !== undefined || expect.offers !== undefined) return null
  return `nobody answers "${decision.type}", and "expect" does not say that it is asked`
}

/** A turn in which nobody can act passes, unless the next entry has something to say in it. */
function passUntil(game: Game, next: Choice | null, keys: Set<string>): void {
  for (;;) {
    const { decision } = game
    const [only, another] = decision?.options ?? []
    if (only?.type !== 'end-turn' || another !== undefined) return
    if (next !== null && answers(game, next)) return
    game.choose(only)
    note(game, keys)
  }
}

/** Keeps the rule a question stands under. */
function note({ decision }: Game, keys: Set<string>): void {
  if (decision !== null) keys.add(decision.rule)
}

/** Answers that count as declining, where they are offered. */
const isDeclining = (choice: Choice): boolean =>
  choice.type === 'decline' ||
  ('use' in choice && !choice.use) ||
  ('try' in choice && !choice.try) ||
  (choice.type === 'follow-up' && !choice.follow)

const declining = (decision: Decision | null): Choice | undefined => decision?.options.find(isDeclining)

/** With `auto`, questions that the next entry does not answer are declined. */
function declineUntil(game: Game, next: Choice | null, keys: Set<string>): void {
  for (let asked = 0; asked < 100; asked++) {
    const no = declining(game.decision)
    if (no === undefined || (next !== null && answers(game, next))) return
    game.choose(no)
    note(game, keys)
  }
}

const answers = (game: Game, choice: Choice): boolean =>
  [...(game.decision?.options ?? []), ...(game.decision?.also ?? [])].some(
    (option) => option.type === choice.type,
  )

/** Names in a scenario's choices become the numbers of the protocol. */
function withIds(spec: MatchSpec, game: Game, entry: Readonly<Record<string, unknown>>): Choice {
  const { players, recruits } = game.state
  const joined = (name: string): number | undefined => {
    const index = recruits.findIndex((sheet) => sheet.name === name)
    return index < 0 ? undefined : players.length - recruits.length + index
  }
  const id = (name: unknown): unknown =>
    typeof name === 'string' ? (playerNamed(spec, name) ?? joined(name) ?? name) : name
  const read: Record<string, unknown> = { ...entry }
  for (const field of ['player', 'target']) if (field in read) read[field] = id(read[field])
  if (Array.isArray(read['targets'])) read['targets'] = read['targets'].map(id)
  const { place } = read
  if (typeof place === 'object' && place !== null)
    read['place'] = Object.fromEntries(Object.entries(place).map(([name, at]) => [String(id(name)), at]))
  // Written by hand: whether it is a choice is for the match to say.
  return read as unknown as Choice
}
