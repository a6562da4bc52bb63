import { Game } from '../game.ts'
import type { Choice } from '../match/choice.ts'
import { type Decision, IllegalChoice } from '../match/decision.ts'
import type { Event } from '../match/event.ts'
import { stateHash } from '../match/hash.ts'
import { positionProblem } from '../match/position-problem.ts'
import type { MatchSpec } from '../match/sheet.ts'
import { clone } from '../match/state.ts'
import { EnteredDice, RecordedDice, SeededDice } from '../rolls/dice.ts'
import { difference } from './equal.ts'
import { jsonOf } from './json-of.ts'
import { perturbed } from './perturbed.ts'

/** How closely a match is watched. The dice and the choices are the same however closely. */
export interface Watch {
  /** The chance, in 256, that a decision is forked and the fork answered alike. */
  readonly fork: number
  /** The chance, in 256, that it is saved, loaded and answered alike; at rarer questions than whom to move and where it is larger. */
  readonly save: number
  /** The chance, in 256, that every choice of a decision is tried on a fork and wrong ones are offered. */
  readonly tryAll: number
  /** Play the record again from the start and compare positions, the end and every event. */
  readonly replay: boolean
  readonly events: boolean
  /** More decisions than this and the match is taken for endless. */
  readonly limit: number
}

export const CLOSELY: Watch = { fork: 256, save: 256, tryAll: 256, replay: true, events: true, limit: 30_000 }

export interface Watched {
  readonly game: Game
  readonly decisions: number
  readonly events: readonly Event[]
}

type Answer = (game: Game) => Choice

/** A promise that was not kept: which, where, and the inputs that lead there. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise'
}

/** Plays a whole match and holds every promise at its decisions; throws a sentence when one is broken. */
export function playWatched(spec: MatchSpec, seed: number, answer: Answer, watch: Watch): Watched {
  const game = Game.start(spec, { dice: new SeededDice(seed), events: watch.events, record: true })
  const chance = new SeededDice(seed ^ 0x5f5f5f)
  const hashes: string[] = []
  let decisions = 0
  try {
    while (game.decision !== null) {
      if (decisions++ > watch.limit) throw new BrokenPromise(`no end after ${watch.limit} decisions`)
      keep('the position makes sense', positionProblem(game.match))
      keep('the decision is complete', decisionProblem(game, game.decision))
      const roll = chance.bits() & 255
      if (watch.replay && isMilestone(decisions - 1)) hashes.push(stateHash(game.state))
      if (roll < watch.tryAll) tryEverything(game, chance)
      const copies = [
        ...(roll < watch.fork ? [forked(game)] : []),
        ...(roll < savedIn256(game.decision, watch) ? [saved(game)] : []),
      ]
      chooseAlike(game, answer(game), copies)
    }
    keep('the position makes sense', positionProblem(game.match))
    keep('every event cites the book', uncited(game))
    if (watch.replay) replayAndCompare(game, hashes)
  } catch (error) {
    const where = `decision ${decisions} (${game.decision?.type ?? 'none'}, ${game.state.phase})`
    const shown = error instanceof BrokenPromise ? error.message : stackOf(error)
    throw new BrokenPromise(`seed ${seed}, ${where}: ${shown}${lately(game)}`, { cause: error })
  }
  return { game, decisions, events: game.match.sink ?? [] }
}

/** Where most questions are alike, the others are looked at more often. */
const savedIn256 = ({ type }: Decision, { save }: Watch): number =>
  type === 'act' || type === 'activate' ? save : 12 * save

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

/** The last events, for whoever looks for the cause. */
const lately = ({ match }: Game): string =>
  (match.sink ?? [])
    .slice(-12)
    .map((event) => `\n    ${JSON.stringify(event)}`)
    .join('')

function keep(promise: string, problem: string | null): void {
  if (problem !== null) throw new BrokenPromise(`${promise}: ${problem}`)
}

function decisionProblem(
  game: Game,
  { type, options, also, default: fallback, rule }: Decision,
): string | null {
  if (game.edition.citations[rule] === undefined) return `${type} stands under ${rule}, which is not cited`
  if (options.length === 0) return `${type} has no options`
  if (options.length + also.length === 1 && type !== 'set-up') return `${type} is asked with one option`
  if (![...options, ...also].includes(fallback)) return `the default of ${type} is not an option`
  if (new Set(options).size !== options.length) return `${type} lists an option twice`
  return null
}

function uncited({ edition, match }: Game): string | null {
  const event = match.sink?.find(({ rule }) => edition.citations[rule] === undefined)
  return event === undefined ? null : `${event.rule} of ${event.type} is not cited`
}

/** The same question in the same position. */
function sameMoment(promise: string, game: Game, copy: Game): void {
  keep(promise, difference(game.state, copy.state))
  keep(promise, difference(game.decision, copy.decision))
}

/** Copies of the match, given the same answer and the same dice, go the same way as the match itself. */
function chooseAlike(game: Game, choice: Choice, copies: readonly Copy[]): void {
  for (const { name, copy } of copies) sameMoment(`${name} is the match itself`, game, copy)
  const happened = game.choose(choice)
  const rolled = game.match.dice.step
  for (const { name, copy, dice } of copies) {
    dice.enter(...rolled)
    const alike = copy.choose(choice)
    if (game.match.sink !== null) keep(`${name} tells the same story`, difference(happened, alike))
    sameMoment(`${name} goes the same way`, game, copy)
    keep(`${name} makes sense`, positionProblem(copy.match))
  }
}

interface Copy {
  readonly name: string
  readonly copy: Game
  readonly dice: EnteredDice
}

function forked(game: Game): Copy {
  const dice = new EnteredDice()
  return { name: 'a fork', copy: game.fork(dice, { events: game.match.sink !== null }), dice }
}

function saved(game: Game): Copy {
  const dice = new EnteredDice()
  const { value: copy, problem } = Game.load(JSON.parse(JSON.stringify(game)), {
    dice,
    events: game.match.sink !== null,
  })
  if (copy === null) throw new BrokenPromise(`a saved match is not loaded: ${problem}`)
  return { name: 'a saved match', copy, dice }
}

/** Every listed choice is accepted, and what is not listed is refused and changes nothing. */
function tryEverything(game: Game, chance: SeededDice): void {
  const { decision } = game
  if (decision === null) return
  const before = clone(game.state)
  for (const choice of [...decision.options, ...decision.also]) {
    const fork = game.fork(new SeededDice(chance.bits()))
    try {
      fork.choose(choice)
    } catch (error) {
      throw new BrokenPromise(`the listed choice ${JSON.stringify(choice)} broke: ${stackOf(error)}`)
    }
  }
  for (const wrong of perturbed(game, decision, chance)) {
    try {
      // It is for the match to see that this is none.
      game.choose(wrong as Choice)
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error
      keep('a refusal is a sentence', /^[^a-z].*[.!]$/su.test(error.message) ? null : error.message)
      continue
    }
    throw new BrokenPromise(`${JSON.stringify(wrong)} is not listed and was accepted`)
  }
  keep('looking ahead changes nothing', difference(before, game.state))
}

/** Two matches that have parted stay apart: it is enough to look now and then, and a fingerprint costs more than a decision. */
const MILE = 8
const isMilestone = (decision: number): boolean => decision % MILE === 0

function replayAndCompare(game: Game, hashes: readonly string[]): void {
  const { spec, rows } = jsonOf(game.record())
  const events = game.match.sink !== null
  const dice = new RecordedDice(rows[0]?.dice)
  const again = Game.start(spec, { dice, events })
  for (const [index, row] of rows.slice(1).entries()) {
    if (isMilestone(index) && stateHash(again.state) !== hashes[index / MILE])
      throw new BrokenPromise(`the replay differs at decision ${index + 1}, or shortly before`)
    dice.feed(row.dice)
    again.answer({ by: row.by, choice: row.choice })
    if (dice.left > 0) throw new BrokenPromise(`the replay leaves dice at decision ${index + 1}`)
  }
  if (again.decision !== null) throw new BrokenPromise('the replay does not end where the match did')
  keep('the replay ends alike', difference(game.state, again.state))
  if (events) keep('the replay tells the same story', difference(game.match.sink, again.match.sink))
}
