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
  SeededDice,
  type Side,
  type XY,
} from '@touchback/engine'
import { settings } from '../../lib/settings.svelte.ts'
import { Computers } from './computers.ts'
import { freshDice, KeptDice } from './dice.ts'
import type { KeptMatch, MatchSettings } from './kept.ts'
import { Showing } from './showing.svelte.ts'
import { standingAnswer } from './standing.ts'
import { TableDice } from './table-dice.svelte.ts'
import { TakeBack } from './take-back.svelte.ts'
import { TurnClock } from './turn-clock.svelte.ts'
import { snapshot, type View } from './view.ts'

/** One match being played on this device: the game, what is shown of it, and who answers. */
export class MatchSession {
  readonly settings: MatchSettings
  readonly spec: MatchSpec
  readonly showing = new Showing()
  readonly clock: TurnClock
  /** Dice that are rolled at the table; null when the page rolls them. */
  readonly table: TableDice | null
  game: Game
  view = $state() as View
  decision = $state.raw<Decision | null>(null)
  /** What has happened, oldest first. */
  log = $state.raw<readonly Event[]>([])
  thinking = $state(false)
  /** An answer is being played: until it is, the open question is yesterday's. */
  underWay = $state(false)
  /** The other coach is asked whether this may be taken back. */
  askingConsent = $state(false)
  /** Squares that a lesson points at. */
  pointed = $state.raw<readonly XY[]>([])
  /** Counts changes, for whatever is worked out from the game itself. */
  version = $state(0)

  readonly #from: MatchState | undefined
  readonly #dice: KeptDice
  readonly #computers: Computers
  readonly #onChange: (kept: KeptMatch) => void
  readonly #choices: Choice[] = []
  readonly #history: TakeBack
  #stopped = false
  #begun = true
  #ticking: ReturnType<typeof setInterval> | undefined

  constructor(
    spec: MatchSpec,
    match: MatchSettings,
    onChange: (kept: KeptMatch) => void,
    kept: KeptMatch | null = null,
  ) {
    this.spec = spec
    this.settings = match
    this.clock = new TurnClock(match.clock ?? null)
    this.#history = new TakeBack(match)
    this.#from = kept?.from
    this.#onChange = onChange
    this.table = match.tableDice ? new TableDice() : null
    this.#dice = new KeptDice(this.table?.source ?? freshDice(), kept?.dice)
    this.game = this.#begin()
    if (this.#begun) this.log = [...(this.game.match.sink ?? [])]
    for (const choice of kept?.choices ?? []) {
      this.log = [...this.log, ...this.game.choose(choice)]
      this.#choices.push(choice)
    }
    this.#computers = new Computers(match, this.#dice.kept.length + 1)
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
      if (!(error instanceof MissingDie) || this.table === null) throw error
      this.#begun = false
      return this.#opening(new SeededDice(1))
    }
  }

  async #beginAtTheTable(table: TableDice): Promise<void> {
    const begin = () => {
      this.#dice.again()
      return this.#opening(this.#dice)
    }
    this.game = await table.through(begin, (dice) => this.#opening(dice).match.sink ?? [])
    this.#begun = true
    this.log = [...(this.game.match.sink ?? [])]
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

  /** Nothing can be answered now: something is being shown, or a die must be rolled first. */
  get isBusy(): boolean {
    return this.underWay || this.showing.running || (this.table !== null && this.table.wanted !== null)
  }

  /** Whether a person at this device answers the open question. */
  get isOurs(): boolean {
    const { decision } = this
    const byPerson = decision !== null && this.settings.coaches[decision.side] === 'human'
    return byPerson && !this.isBusy && !this.askingConsent
  }

  /** The side drawn as one's own: the human's, or home when both are. */
  get ownSide(): Side {
    const { home, away } = this.settings.coaches
    const own: Side = home === 'human' || away !== 'human' ? 'home' : 'away'
    return settings.swap ? other(own) : own
  }

  /** Whom a person at this device is up against. */
  get opponent(): Side {
    return other(this.ownSide)
  }

  /** Starts asking; call once the screen is there. */
  async run(): Promise<void> {
    if (typeof this.settings.clock === 'number') this.#ticking ??= setInterval(() => this.#tick(), 1000)
    if (this.table !== null && !this.#begun) await this.#beginAtTheTable(this.table)
    await this.#askOthers()
  }

  /** Takes an answer, shows what comes of it, and lets the computer answer what is its to answer. */
  async choose(choice: Choice): Promise<void> {
    if (this.isBusy) return
    await this.#play(choice)
    await this.#askOthers()
  }

  async #play(choice: Choice): Promise<void> {
    this.underWay = true
    try {
      await this.#playOut(choice)
    } finally {
      this.underWay = false
    }
  }

  async #playOut(choice: Choice): Promise<void> {
    const before = {
      game: this.game.fork(this.#dice),
      choices: this.#choices.length,
      dice: this.#dice.kept.length,
      lines: this.log.length,
    }
    const events = await this.#step(choice, before.game)
    if (this.#stopped) return
    this.#choices.push(choice)
    this.#history.remember({ ...before, rolled: this.#dice.kept.length > before.dice })
    this.#onChange(this.kept)
    // The log tells it as it is shown.
    await this.showing.play(this.view, events, (count) => {
      this.log = [...this.log.slice(0, before.lines), ...events.slice(0, count)]
    })
    this.showing.leave(events)
    this.#settle()
  }

  #step(choice: Choice, before: Game): readonly Event[] | Promise<readonly Event[]> {
    const step = () => this.game.choose(choice)
    if (this.table === null) return step()
    return this.table.through(step, (dice) => before.fork(dice, { events: true }).choose(choice))
  }

  get canUndo(): boolean {
    return this.#history.isPossible
  }

  /** Takes back the last choice, as far as the match allows; past dice the other coach is asked. */
  undo(): void {
    if (this.isBusy || this.thinking) return
    if (this.#history.needsConsent) this.askingConsent = true
    else this.#takeBack()
  }

  /** The other coach's answer. */
  consent(given: boolean): void {
    this.askingConsent = false
    if (given) this.#takeBack()
  }

  #takeBack(): void {
    const before = this.#history.take()
    if (before === null) return
    this.#choices.length = before.choices
    this.#dice.rewind(before.dice)
    this.game = before.game.fork(this.#dice, { events: true })
    this.log = this.log.slice(0, before.lines)
    this.showing.leave([])
    this.#onChange(this.kept)
    this.#settle()
  }

  /** A second of the turn's time is gone; when none is left whoever keeps the clock ends the turn. */
  #tick(): void {
    const { turn, half, teams } = this.game.state
    if (this.decision === null || !turn.started || this.isBusy) return
    this.clock.follow(`${half}/${turn.side}/${teams[turn.side].turn}/${turn.kind}`)
    if (this.decision.side !== turn.side || !this.isOurs || turn.timedOut) return
    if (this.clock.tick()) void this.choose({ type: 'time-out' })
  }

  /** Whatever is not asked of a person: a computer's questions, and those with a standing answer. */
  async #askOthers(): Promise<void> {
    while (this.decision !== null && !this.#stopped) {
      const thought = this.#computers.choice(this.decision.side, this.game)
      this.thinking = thought !== null
      const choice = thought === null ? standingAnswer(this.decision, settings.standing) : await thought
      this.thinking = false
      if (choice === null || this.#stopped) return
      await this.#play(choice)
    }
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
    this.showing.skip()
    this.#computers.stop()
  }
}
