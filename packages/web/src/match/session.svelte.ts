import { type Choice, type Decision, type Event, Game, type MatchSpec, MissingDie, other, RecordedDice, type Side, SIDES } from '@touchback/engine'
import { Computer } from './computer.ts'
import { freshDice, KeptDice, TableDice } from './dice.ts'
import { pause } from './pace.ts'
import { settings } from '../lib/settings.svelte.ts'
import { soundOf } from '../lib/sound.ts'
import { follow, snapshot, type View } from './view.ts'

/** `human`, or the name of a bot. */
export type CoachKind = string
export type UndoPolicy = 'off' | 'until-dice' | 'consent'

export interface MatchSettings {
  readonly coaches: Readonly<Record<Side, CoachKind>>
  readonly undo: UndoPolicy
  /** Chances are shown before dice are rolled. */
  readonly odds: boolean
  /** The coaches roll real dice and type what they see. */
  readonly tableDice: boolean
}

/** A match as it is kept on the device: from these it is played again, die by die. */
export interface KeptMatch {
  readonly format: 'touchback-match'
  readonly version: 1
  readonly spec: MatchSpec
  readonly settings: MatchSettings
  readonly choices: readonly Choice[]
  readonly dice: readonly number[]
}

interface Before {
  readonly game: Game
  readonly choices: number
  readonly dice: number
  readonly lines: number
}

export interface LogEntry {
  readonly event: Event
  readonly half: number
  readonly turn: number
  readonly side: Side
}

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
  canUndo = $state(false)
  /** Counts changes, for whatever is worked out from the game itself. */
  version = $state(0)

  readonly #dice: KeptDice
  readonly #table: TableDice | null
  readonly #computers: Partial<Record<Side, Computer>> = {}
  readonly #onChange: (kept: KeptMatch) => void
  #choices: Choice[] = []
  #history: Before[] = []
  #skipping = false
  #stopped = false

  constructor(spec: MatchSpec, match: MatchSettings, onChange: (kept: KeptMatch) => void, kept: KeptMatch | null = null) {
    this.spec = spec
    this.settings = match
    this.#onChange = onChange
    this.#table = match.tableDice ? new TableDice() : null
    const source = this.#table ?? freshDice()
    const replayed = kept === null ? null : new RecordedDice(kept.dice)
    this.#dice = new KeptDice({
      next: (...die) => (replayed !== null && this.#dice.kept.length < (kept?.dice.length ?? 0) ? replayed : source).next(...die),
    })
    this.game = Game.start(spec, { dice: this.#dice, events: true })
    this.#note(this.game.match.sink ?? [])
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

  get kept(): KeptMatch {
    return {
      format: 'touchback-match',
      version: 1,
      spec: this.spec,
      settings: this.settings,
      choices: this.#choices,
      dice: this.#dice.kept,
    }
  }

  /** Whether a person at this device answers the open question. */
  get isOurs(): boolean {
    return this.decision !== null && this.settings.coaches[this.decision.side] === 'human' && !this.animating
  }

  /** The side drawn as one's own: the human's, or the one that decides when both are. */
  get ownSide(): Side {
    const { home, away } = this.settings.coaches
    return home === 'human' || away !== 'human' ? 'home' : 'away'
  }

  /** Starts asking; call once the screen is there. */
  async run(): Promise<void> {
    await this.#askComputers()
  }

  /** Takes an answer, shows what comes of it, and lets the computer answer what is its to answer. */
  async choose(choice: Choice): Promise<void> {
    if (this.animating || this.wanted !== null) return
    await this.#play(choice)
    await this.#askComputers()
  }

  async #play(choice: Choice): Promise<void> {
    const before: Before = {
      game: this.game.fork(this.#dice),
      choices: this.#choices.length,
      dice: this.#dice.kept.length,
      lines: this.log.length,
    }
    const events = await this.#step(choice, before)
    if (this.#stopped) return
    this.#choices.push(choice)
    this.#remember(before)
    this.#onChange(this.kept)
    this.#note(events)
    await this.#animate(events)
    this.#settle()
  }

  /** With dice on the table, a step is tried again from its beginning as each die becomes known. */
  async #step(choice: Choice, before: Before): Promise<readonly Event[]> {
    const table = this.#table
    if (table === null) return this.game.choose(choice)
    for (;;) {
      try {
        const events = this.game.choose(choice)
        table.clear()
        return events
      } catch (error) {
        if (!(error instanceof MissingDie)) throw error
        this.#dice.rewind(before.dice)
        table.again()
        this.game = before.game.fork(this.#dice, { events: true })
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
    this.#tell(value)
  }

  #remember(before: Before): void {
    const rolled = this.#dice.kept.length > before.dice
    if (this.settings.undo === 'off' || (this.settings.undo === 'until-dice' && rolled)) this.#history = []
    else this.#history.push(before)
    this.canUndo = this.#history.length > 0
  }

  /** Takes back the last choice, as far as the match allows. */
  undo(): void {
    const before = this.#history.pop()
    if (before === undefined || this.animating) return
    this.#choices.length = before.choices
    this.#dice.rewind(before.dice)
    this.game = before.game.fork(this.#dice, { events: true })
    this.log = this.log.slice(0, before.lines)
    this.canUndo = this.#history.length > 0
    this.#onChange(this.kept)
    this.#settle()
  }

  async #askComputers(): Promise<void> {
    for (;;) {
      const { decision } = this
      const computer = decision === null ? undefined : this.#computers[decision.side]
      if (computer === undefined || this.#stopped) return
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
    this.log = [...this.log, ...events.map((event) => ({ event, half: state.half, turn: state.teams[side].turn, side }))]
  }

  async #animate(events: readonly Event[]): Promise<void> {
    this.recent = []
    if (settings.speed === 0) {
      this.recent = events.slice(-12)
      return
    }
    this.animating = true
    this.#skipping = false
    for (const event of events) {
      if (this.#skipping || this.#stopped) break
      follow(this.view, event)
      soundOf(event)
      if (pause(event) > 0) {
        this.recent = [...this.recent, event].slice(-6)
        await new Promise((resolve) => setTimeout(resolve, pause(event) / settings.speed))
      }
    }
    this.recent = events.slice(-12)
    this.animating = false
  }

  /** The rest of what is being shown is not waited for. */
  skip(): void {
    this.#skipping = true
  }

  #settle(): void {
    this.view = snapshot(this.game)
    this.decision = this.game.decision
    this.version++
  }

  /** The match is left; nothing more is asked or shown. */
  stop(): void {
    this.#stopped = true
    for (const side of SIDES) this.#computers[side]?.stop()
  }

  /** Whom a person at this device is up against. */
  get opponent(): Side {
    return other(this.ownSide)
  }
}
