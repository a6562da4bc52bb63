import {
  must,
  type Decision,
  type Event,
  Game,
  type KeptPosition,
  NoDice,
  RecordedDice,
  type Row,
  SeededDice,
  type Side,
} from '@touchback/engine'
import type { Told } from '@touchback/league'
import { ENGINE } from '../lib/engine.ts'
import { begun } from '../match/session/beginning.ts'
import type { KeptMatch, OpenedMatch } from '../match/session/kept.ts'
import { follow, snapshot, type View } from '../match/session/view.ts'

/** What one choice led to. Step 0 is what happened before the first question. */
export interface Step {
  readonly events: readonly Event[]
  readonly half: number
  readonly turn: number
  readonly side: Side
  readonly score: readonly [home: number, away: number]
}

/** A match as it stood after a step. */
export interface Moment {
  /** The match itself; where it is only told, as it stood when the turn before had ended. */
  readonly game: Game
  readonly view: View
  /** What was asked then, where that is known. */
  readonly decision: Decision | null
}

/** A whole match, ready to be looked at from any step. */
export abstract class Recording {
  readonly file: KeptMatch
  abstract readonly steps: readonly Step[]
  /** The match as the record leaves it. */
  abstract readonly last: Game

  constructor(file: KeptMatch) {
    this.file = file
  }

  /** Played again where today's rules play it as it was; told as it happened where they do not. */
  static of({ file, verdict }: OpenedMatch): Recording {
    return verdict === 'otherwise' || file.since > 0 ? new ToldRecording(file) : new PlayedRecording(file)
  }

  get length(): number {
    return this.file.rows.length - 1
  }

  abstract get isOver(): boolean
  /** The match after so many choices. */
  abstract at(step: number): Moment
  /** The match up to a step, or up to the last point before it that can be played on from; null when there is none. */
  abstract upTo(step: number): KeptMatch | null

  told(): Told[] {
    return this.file.rows.flatMap(({ events }, step) => events.map((event) => ({ step, event })))
  }
}

const upToRow = (file: KeptMatch, rows: number): KeptMatch => ({
  ...file,
  rows: file.rows.slice(0, rows),
  positions: file.positions.filter(({ after }) => after <= rows),
})

/** A match is forked this often, so that any step is a few choices away. */
const EVERY = 12

class PlayedRecording extends Recording {
  readonly steps: readonly Step[]
  readonly last: Game
  readonly #forks: readonly Game[]

  constructor(file: KeptMatch) {
    super(file)
    const { rows } = file
    const steps: Step[] = []
    const forks: Game[] = []
    const game = begun(file, new RecordedDice(rows.flatMap(({ dice }) => dice)))
    for (const [index, { choice, events }] of rows.entries()) {
      if (choice !== null) game.choose(choice)
      steps.push(stepOf(game, events))
      if (index % EVERY === 0) forks.push(game.fork(new NoDice()))
    }
    this.steps = steps
    this.last = game
    this.#forks = forks
  }

  get isOver(): boolean {
    return this.last.decision === null
  }

  at(step: number): Moment {
    const index = Math.floor(step / EVERY)
    const rows = this.file.rows.slice(index * EVERY + 1, step + 1)
    const dice = new RecordedDice(rows.flatMap((row) => row.dice))
    const game = (this.#forks[index] ?? this.last).fork(dice, { events: true })
    for (const { choice } of rows) if (choice !== null) game.choose(choice)
    return { game, view: snapshot(game), decision: game.decision }
  }

  upTo(step: number): KeptMatch | null {
    return this.isOver && step === this.length ? null : upToRow(this.file, step + 1)
  }
}

function stepOf({ state }: Game, events: readonly Event[]): Step {
  const { side } = state.turn
  const { home, away } = state.teams
  return { events, half: state.half, turn: state.teams[side].turn, side, score: [home.score, away.score] }
}

/** Where the record is kept whole, and what it was made of: events are followed from there. */
interface Anchor {
  readonly rows: number
  readonly game: Game
  readonly position: KeptPosition | null
}

/** A match that today's rules would play otherwise: it is told from its events and the positions that were kept. */
class ToldRecording extends Recording {
  readonly steps: readonly Step[]
  readonly last: Game
  readonly #anchors: readonly Anchor[]

  constructor(file: KeptMatch) {
    super(file)
    const { spec, rows, positions } = file
    const start: Anchor = { rows: 0, game: begun(file, new SeededDice(1)), position: null }
    const kept = positions.flatMap((position): Anchor[] => {
      const { value } = Game.load({ spec, ...position.saved }, { dice: new NoDice() })
      return value === null ? [] : [{ rows: position.after, game: value, position }]
    })
    this.#anchors = [start, ...kept]
    this.last = (kept.at(-1) ?? start).game
    this.steps = toldSteps(rows, kept)
  }

  get isOver(): boolean {
    return this.last.decision === null && this.#anchors.at(-1)?.rows === this.file.rows.length
  }

  #before(step: number): Anchor {
    return this.#anchors.findLast(({ rows }) => rows <= step + 1) ?? must(this.#anchors[0])
  }

  at(step: number): Moment {
    const { rows, game } = this.#before(step)
    const view = snapshot(game)
    for (const { events } of this.file.rows.slice(rows, step + 1))
      for (const event of events) follow(view, event)
    return { game, view, decision: rows === step + 1 ? game.decision : null }
  }

  upTo(step: number): KeptMatch | null {
    const { rows, position, game } = this.#before(step)
    return position === null || game.decision === null
      ? null
      : { ...upToRow(this.file, rows), engine: ENGINE, since: rows }
  }
}

/** Half, turn and score as the events tell them, and as the kept positions have them. */
function toldSteps(rows: readonly Row[], anchors: readonly Anchor[]): Step[] {
  const steps: Step[] = []
  let now: Omit<Step, 'events'> = { half: 1, turn: 0, side: 'home', score: [0, 0] }
  for (const [index, { events }] of rows.entries()) {
    for (const event of events) now = after(now, event)
    const anchor = anchors.find((one) => one.rows === index + 1)
    if (anchor !== undefined) now = stepOf(anchor.game, [])
    steps.push({ ...now, events })
  }
  return steps
}

function after(now: Omit<Step, 'events'>, event: Event): Omit<Step, 'events'> {
  if (event.type === 'turn-started') return { ...now, side: event.side, half: event.half, turn: event.turn }
  if (event.type !== 'touchdown') return now
  const [home, away] = now.score
  return { ...now, score: event.side === 'home' ? [home + 1, away] : [home, away + 1] }
}
