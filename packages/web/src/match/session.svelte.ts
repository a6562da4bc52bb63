import {
  type Choice,
  type Decision,
  type DiceSource,
  type Event,
  Game,
  type MatchSpec,
  type MatchState,
  MissingDie,
  other,
  RecordedDice,
  SeededDice,
  type Side,
  SIDES,
  type XY,
} from '@touchback/engine'
import { Computer } from './computer.ts'
import { freshDice, KeptDice, TableDice } from './dice.ts'
import { isShown, pause } from './pace.ts'
import { settings } from '../lib/settings.svelte.ts'
import { soundOf } from '../lib/sound.ts'
import { standingAnswer } from './standing.ts'
import { follow, snapshot, type View } from './view.ts'

/** `human`, or the name of a bot. */
export type CoachKind = string
/** `consent`: until dice freely, then if the other coach agrees; `free`: at any time, for learning. */
export type UndoPolicy = 'off' | 'until-dice' | 'consent' | 'free'

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

/** A match as it is kept on the device: from these it is played again, die by die. */
export interface KeptMatch {
  readonly format: 'touchback-match'
  readonly version: 1
  readonly spec: MatchSpec
  /** Where it begins when that is not the kick-off of a new match: a lesson, or a position somebody shared. */
  readonly from?: MatchState
  readonly settings: MatchSettings
  readonly choices: readonly Choice[]
  readonly dice: readonly number[]
}

interface Before {
  readonly game: Game
  readonly choices: number
  readonly dice: number
  readonly lines: number
  readonly rolled: boolean
}

export interface LogEntry {
  readonly event: Event
  readonly half: number
  readonly turn: number
  readonly side: Side
}

/** How many choices can be taken back. */
const MOST_REMEMBERED = 80

/** One match being played on this device: the game, what is shown of it, and who answers. */
export class MatchSession {
  readonly settings: MatchSettings
  readonly spec: MatchSpec
  game: Game
  view = $state() as View
  decision = $state.raw<Decision | null>(null)
  /** What has happened, oldest first. */
  log = $state.raw<readonly LogEntry[]>([])
  /** The dice and results of the latest step. */
  recent = $state.raw<readonly Event[]>([])
  animating = $state(false)
  thinking = $state(false)
  /** A die that must be rolled at the table before play goes on. */
  wanted = $state.raw<{ kind: string; sides: number } | null>(null)
  /** The dice of this step that were typed in so far. */
  entered = $state.raw<readonly number[]>([])
  canUndo = $state(false)
  /** The other coach is asked whether this may be taken back. */
  askingConsent = $state(false)
  /** What is being shown right now. */
  now = $state.raw<Event | null>(null)
  /** Squares that a lesson points at. */
  pointed = $state.raw<readonly XY[]>([])
  /** Seconds left of the turn. */
  clock = $state<number | null>(null)
  /** Counts changes, for whatever is worked out from the game itself. */
  version = $state(0)

  readonly #from: MatchState | undefined
  readonly #dice: KeptDice
  readonly #table: TableDice | null
  readonly #computers: Partial<Record<Side, Computer>> = {}
  readonly #onChange: (kept: KeptMatch) => void
  readonly #choices: Choice[] = []
  #history: Before[] = []
  #skipping = false
  #stopped = false
  #begun = true
  #ticking: ReturnType<typeof setInterval> | undefined
  #clockOf = ''

  constructor(
    spec: MatchSpec,
    match: MatchSettings,
    onChange: (kept: KeptMatch) => void,
    kept: KeptMatch | null = null,
  ) {
    this.spec = spec
    this.settings = match
    this.#from = kept?.from
    this.#onChange = onChange
    this.#table = match.tableDice ? new TableDice() : null
    const source = this.#table ?? freshDice()
    const replayed = kept === null ? null : new RecordedDice(kept.dice)
    this.#dice = new KeptDice({
      next: (...die) =>
        (replayed !== null && this.#dice.kept.length < (kept?.dice.length ?? 0) ? replayed : source).next(
          ...die,
        ),
    })
    this.game = this.#begin()
    if (this.#begun) this.#note(this.game.match.sink ?? [])
    for (const choice of kept?.choices ?? []) {
      this.#note(this.game.choose(choice))
      this.#choices.push(choice)
    }
    for (const side of SIDES) {
      const coach = match.coaches[side]
      if (coach !== 'human') this.#computers[side] = new Computer(coach, this.#dice.kept.length + 1)
    }
    this.#settle()
  }

  #opening(dice: DiceSource): Game {
    const options = { dice, events: true }
    return this.#from === undefined
      ? Game.start(this.spec, options)
      : Game.from(this.spec, this.#from, options)
  }

  /** Dice on the table may be needed before the first question: until they are known an empty pitch is shown. */
  #begin(): Game {
    try {
      return this.#opening(this.#dice)
    } catch (error) {
      if (!(error instanceof MissingDie) || this.#table === null) throw error
      this.#begun = false
      this.#dice.rewind(0)
      return this.#opening(new SeededDice(1))
    }
  }

  async #beginAtTheTable(table: TableDice): Promise<void> {
    while (!this.#begun && !this.#stopped) {
      table.again()
      this.#dice.rewind(0)
      try {
        this.game = this.#opening(this.#dice)
        this.#begun = true
      } catch (error) {
        if (!(error instanceof MissingDie)) throw error
        table.enter(await this.#dieFromTable(error))
      }
    }
    table.clear()
    this.entered = []
    this.log = []
    this.#note(this.game.match.sink ?? [])
    this.#onChange(this.kept)
    this.#settle()
  }

  get kept(): KeptMatch {
    return {
      format: 'touchback-match',
      version: 1,
      spec: this.spec,
      ...(this.#from === undefined ? {} : { from: this.#from }),
      settings: this.settings,
      choices: this.#choices,
      dice: this.#dice.kept,
    }
  }

  /** Whether a person at this device answers the open question. */
  get isOurs(): boolean {
    return (
      this.decision !== null &&
      this.settings.coaches[this.decision.side] === 'human' &&
      !this.animating &&
      this.wanted === null &&
      !this.askingConsent
    )
  }

  /** The side drawn as one's own: the human's, or the one that decides when both are. */
  get ownSide(): Side {
    const { home, away } = this.settings.coaches
    const own: Side = home === 'human' || away !== 'human' ? 'home' : 'away'
    return settings.swap ? other(own) : own
  }

  /** Starts asking; call once the screen is there. */
  async run(): Promise<void> {
    if (typeof this.settings.clock === 'number') this.#ticking ??= setInterval(() => this.#tick(), 1000)
    if (this.#table !== null && !this.#begun) await this.#beginAtTheTable(this.#table)
    await this.#askComputers()
  }

  /** Takes an answer, shows what comes of it, and lets the computer answer what is its to answer. */
  async choose(choice: Choice): Promise<void> {
    if (this.animating || this.wanted !== null) return
    await this.#play(choice)
    await this.#askComputers()
  }

  async #play(choice: Choice): Promise<void> {
    const before = {
      game: this.game.fork(this.#dice),
      choices: this.#choices.length,
      dice: this.#dice.kept.length,
      lines: this.log.length,
    }
    const byComputer = this.decision !== null && this.#computers[this.decision.side] !== undefined
    const events = await this.#step(choice, before.game, before.dice)
    if (this.#stopped) return
    this.#choices.push(choice)
    this.#remember({ ...before, rolled: this.#dice.kept.length > before.dice }, byComputer)
    this.#onChange(this.kept)
    await this.#animate(events)
    this.#settle()
  }

  /** With dice on the table, a step is tried again from its beginning as each die becomes known. */
  async #step(choice: Choice, before: Game, dice: number): Promise<readonly Event[]> {
    const table = this.#table
    if (table === null) return this.game.choose(choice)
    for (;;) {
      try {
        const events = this.game.choose(choice)
        table.clear()
        this.entered = []
        return events
      } catch (error) {
        if (!(error instanceof MissingDie)) throw error
        this.#dice.rewind(dice)
        table.again()
        this.game = before.fork(this.#dice, { events: true })
        table.enter(await this.#dieFromTable(error))
      }
    }
  }

  #tell: (value: number) => void = () => {}

  #dieFromTable(missing: MissingDie): Promise<number> {
    this.wanted = { kind: missing.kind, sides: missing.sides }
    return new Promise((resolve) => {
      this.#tell = resolve
    })
  }

  /** The number read off a real die. */
  enterDie(value: number): void {
    if (this.wanted === null || !Number.isInteger(value) || value < 1 || value > this.wanted.sides) return
    this.wanted = null
    this.entered = [...this.entered, value]
    this.#tell(value)
  }

  /** Both coaches sit here: one can ask the other. */
  get #hotSeat(): boolean {
    return SIDES.every((side) => this.settings.coaches[side] === 'human')
  }

  #remember(before: Before, byComputer: boolean): void {
    const { undo } = this.settings
    const pastDice = undo === 'free' || (undo === 'consent' && this.#hotSeat)
    if (undo === 'off' || (!pastDice && (before.rolled || byComputer))) this.#history = []
    else this.#history.push(before)
    if (this.#history.length > MOST_REMEMBERED) this.#history.shift()
    this.canUndo = this.#history.length > 0
  }

  /** Takes back the last choice, as far as the match allows; past dice the other coach is asked. */
  undo(): void {
    if (this.animating || this.wanted !== null || this.thinking) return
    const last = this.#history.at(-1)
    if (last?.rolled && this.settings.undo === 'consent') this.askingConsent = true
    else void this.#takeBack()
  }

  /** The other coach's answer. */
  consent(given: boolean): void {
    this.askingConsent = false
    if (given) void this.#takeBack()
  }

  async #takeBack(): Promise<void> {
    let before = this.#history.pop()
    // What a computer chose goes back with it.
    while (before?.game.decision && this.#computers[before.game.decision.side] !== undefined)
      before = this.#history.pop()
    this.canUndo = this.#history.length > 0
    if (before === undefined) return
    this.#choices.length = before.choices
    this.#dice.rewind(before.dice)
    this.game = before.game.fork(this.#dice, { events: true })
    this.log = this.log.slice(0, before.lines)
    this.recent = []
    this.#onChange(this.kept)
    this.#settle()
  }

  /** A second of the turn's time is gone. */
  #tick(): void {
    const { turn, half, teams } = this.game.state
    if (this.decision === null || !turn.started || this.animating || this.wanted !== null) return
    const of = `${half}/${turn.side}/${teams[turn.side].turn}/${turn.kind}`
    if (of !== this.#clockOf) {
      this.#clockOf = of
      this.clock = this.settings.clock ?? null
    }
    if (this.clock === null || this.decision.side !== turn.side || !this.isOurs) return
    this.clock = Math.max(0, this.clock - 1)
    if (this.clock === 0 && !turn.timedOut) void this.choose({ type: 'time-out' })
  }

  async #askComputers(): Promise<void> {
    for (;;) {
      const { decision } = this
      if (decision === null || this.#stopped) return
      const computer = this.#computers[decision.side]
      if (computer === undefined) {
        const said = standingAnswer(decision, settings.standing)
        if (said === null) return
        await this.#play(said)
        continue
      }
      this.thinking = true
      const choice = await computer.choose(this.game)
      this.thinking = false
      if (this.#stopped) return
      await this.#play(choice)
    }
  }

  #note(events: readonly Event[]): void {
    const { state } = this.game
    const { side } = state.turn
    this.log = [
      ...this.log,
      ...events.map((event) => ({ event, half: state.half, turn: state.teams[side].turn, side })),
    ]
  }

  /** Shows what happened, one thing after another; the log tells it as it is shown. */
  async #animate(events: readonly Event[]): Promise<void> {
    this.recent = []
    if (settings.speed === 0) this.#note(events)
    else await this.#showAll(events)
    this.recent = events.filter(isShown).slice(-8)
    this.now = this.recent.at(-1) ?? null
  }

  async #showAll(events: readonly Event[]): Promise<void> {
    this.animating = true
    this.#skipping = false
    let told = 0
    for (const event of events) {
      if (this.#skipping || this.#stopped) break
      follow(this.view, event)
      soundOf(event)
      const wait = pause(event)
      if (wait === 0) continue
      const upTo = events.indexOf(event) + 1
      this.#note(events.slice(told, upTo))
      told = upTo
      if (isShown(event)) this.recent = [...this.recent, event].slice(-8)
      this.now = event
      await this.#wait(wait / settings.speed)
    }
    this.#note(events.slice(told))
    this.animating = false
  }

  #hurry: () => void = () => {}

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#hurry = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** The rest of what is being shown is not waited for. */
  skip(): void {
    this.#skipping = true
    this.#hurry()
  }

  #settle(): void {
    this.view = snapshot(this.game)
    this.decision = this.#begun ? this.game.decision : null
    this.version++
  }

  /** The match is left; nothing more is asked or shown. */
  stop(): void {
    this.#stopped = true
    clearInterval(this.#ticking)
    this.#hurry()
    for (const side of SIDES) this.#computers[side]?.stop()
  }

  /** Whom a person at this device is up against. */
  get opponent(): Side {
    return other(this.ownSide)
  }
}
