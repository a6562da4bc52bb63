import {
  type Choice,
  type Decision,
  type Event,
  type Game,
  IllegalChoice,
  type MatchSpec,
  MissingDie,
  other,
  RecordedDice,
  type Row,
  SeededDice,
  type Side,
  WrongDie,
  type XY,
} from '@touchback/engine'
import { settings } from '../../lib/settings.svelte.ts'
import { type Beginning, begun } from './beginning.ts'
import { type KeptMatch, keptOf, type MatchSettings } from './kept.ts'
import { Showing } from './showing.svelte.ts'
import { standingAnswer } from './standing.ts'
import { AT_REST, type Input, type News, type Status, type Table } from './table.ts'
import { MOST_REMEMBERED } from './take-back.ts'
import { TurnClock } from './turn-clock.svelte.ts'
import { snapshot, type View } from './view.ts'

/** One match being played at a table: the game as heard so far, what is shown of it, and who answers. */
export class MatchSession {
  readonly settings: MatchSettings
  readonly spec: MatchSpec
  readonly showing = new Showing()
  readonly clock: TurnClock
  game: Game
  view = $state() as View // the constructor's
  decision = $state.raw<Decision | null>(null)
  /** What has happened, oldest first. */
  log = $state.raw<readonly Event[]>([])
  /** What goes on at the table. */
  status = $state.raw<Status>(AT_REST)
  /** An answer is being played: until it is, the open question is yesterday's. */
  underWay = $state(false)
  /** The other coach is asked whether this may be taken back. */
  askingConsent = $state(false)
  /** What the table and this page do not agree about. */
  #disagreement = $state<string | null>(null)
  /** Squares that a lesson points at. */
  pointed = $state.raw<readonly XY[]>([])
  /** Counts changes, for whatever is worked out from the game itself. */
  version = $state(0)

  readonly #beginning: Beginning
  readonly #table: Table
  readonly #onChange: (kept: KeptMatch) => void
  readonly #heard = new RecordedDice()
  readonly #since: number
  /** The match before each of the latest inputs. */
  #before: readonly { readonly game: Game; readonly lines: number }[] = []
  #begun: boolean
  /** What was heard is shown one thing after the other. */
  #lately: Promise<void> = Promise.resolve()
  readonly #resting: (() => void)[] = []
  #stopped = false
  #ticking: ReturnType<typeof setInterval> | undefined

  /** Before the first input is heard an empty pitch is shown: real dice may have to be rolled for it. */
  constructor(
    beginning: Beginning,
    match: MatchSettings,
    {
      table,
      game,
      since = 0,
      onChange = () => {},
    }: { table: Table; game: Game | null; since?: number; onChange?: (kept: KeptMatch) => void },
  ) {
    this.spec = beginning.spec
    this.settings = match
    this.clock = new TurnClock(match.clock ?? null)
    this.#beginning = beginning
    this.#table = table
    this.#onChange = onChange
    this.#since = since
    this.#begun = game !== null
    this.game = game ?? begun(beginning, new SeededDice(1))
    this.game.continueWith(this.#heard)
    this.log = game?.record().rows.flatMap(({ events }) => events) ?? []
    this.#settle()
  }

  /** The match as it is kept; null while the dice of its beginning are not known. */
  get kept(): KeptMatch | null {
    return this.#begun ? keptOf(this.game, this.settings, this.#since) : null
  }

  /** What has been answered, oldest first, and what came of it. */
  get rows(): readonly Row[] {
    return this.#begun ? this.game.record().rows : []
  }

  /** The number of the question that is open. */
  get #seq(): number {
    return this.rows.length
  }

  /** Why the match cannot go on here. */
  get halted(): string | null {
    return this.#disagreement ?? this.status.halted
  }

  /** Nothing can be answered now: something is being shown, or a die must be rolled first. */
  get isBusy(): boolean {
    return this.underWay || this.showing.running || this.status.wanted !== null
  }

  get thinking(): boolean {
    return this.status.thinking
  }

  /** Whether a person at this device answers the open question. */
  get isOurs(): boolean {
    const { decision } = this
    const byPerson = decision !== null && this.#table.isHere(decision.side)
    return byPerson && !this.isBusy && !this.askingConsent
  }

  /** The side drawn as one's own: the human's, or home when both are. */
  get ownSide(): Side {
    const own: Side = this.#table.isHere('home') || !this.#table.isHere('away') ? 'home' : 'away'
    return settings.swap ? other(own) : own
  }

  /** Whom a person at this device is up against. */
  get opponent(): Side {
    return other(this.ownSide)
  }

  /** Starts asking; call once the screen is there. */
  run(): void {
    if (typeof this.settings.clock === 'number') this.#ticking ??= setInterval(() => this.#tick(), 1000)
    this.#table.sit({
      hear: (news) => (this.#lately = this.#lately.then(() => this.#take(news))),
      status: (status) => (this.status = status),
    })
    this.#answerStanding()
  }

  /**
   * Puts an answer on the table. When somebody here is asked again, or the match is over, that is null; it is the sentence
   * why not when the answer is refused.
   */
  async choose(choice: Choice): Promise<string | null> {
    if (this.isBusy) return null
    this.underWay = true
    const rest = this.#rest()
    const refused = await this.#table.answer(this.#seq, choice)
    if (refused === null) await rest
    else this.underWay = false
    return refused
  }

  #rest(): Promise<void> {
    return new Promise((resolve) => {
      this.#resting.push(resolve)
    })
  }

  #take(news: News): Promise<void> | void {
    if (this.#stopped || this.#disagreement !== null) return
    return news.type === 'input' ? this.#play(news.input) : this.#goBack(news.to)
  }

  async #play(input: Input): Promise<void> {
    this.underWay = true
    const lines = this.log.length
    const events = this.#hear(input)
    if (events === null) return
    this.#changed()
    // The log tells it as it is shown.
    await this.showing.play(this.view, events, (count) => {
      this.log = [...this.log.slice(0, lines), ...events.slice(0, count)]
    })
    this.showing.leave(events)
    this.underWay = false
    if (this.#stopped) return
    this.#settle()
    this.#answerStanding()
  }

  /** Plays an input on our own game: it must come to the same moment, or we say so and play no further. */
  #hear(input: Input): readonly Event[] | null {
    const before = {
      game: this.game.fork(this.#heard, { events: true, record: true }),
      lines: this.log.length,
    }
    this.#heard.feed(input.dice)
    try {
      const events = this.#playOn(input)
      if (this.#heard.left === 0 && this.game.momentHash() === input.hash) {
        this.#before = [...this.#before, before].slice(-MOST_REMEMBERED)
        return events
      }
    } catch (error) {
      const disagrees =
        error instanceof IllegalChoice || error instanceof MissingDie || error instanceof WrongDie
      if (!disagrees) throw error
    }
    this.#disagreement =
      'This page and the table do not agree how the match stands, so it is not played on here.'
    this.decision = null
    return null
  }

  #playOn({ by, choice }: Input): readonly Event[] {
    if (choice !== null) return this.game.answer({ by, choice }).events
    this.game = begun(this.#beginning, this.#heard)
    this.#begun = true
    this.view = snapshot(this.game)
    return [...(this.game.match.sink ?? [])]
  }

  #goBack(to: number): void {
    const back = this.#before.at(to + 1 - this.#seq)
    if (back === undefined) throw new Error(`the match before input ${to + 1} is not remembered`)
    this.#before = this.#before.slice(0, to + 1 - this.#seq)
    if (to < 0) this.#begun = false
    this.game = back.game
    this.log = this.log.slice(0, back.lines)
    this.showing.leave([])
    this.#changed()
    this.#settle()
  }

  /** What the coach has said once and for all is answered without a word; otherwise whoever waits is told that he is asked. */
  #answerStanding(): void {
    const { decision } = this
    const here = decision === null || this.#table.isHere(decision.side)
    if (!here) return
    const standing = decision === null ? null : standingAnswer(decision, settings.standing)
    if (standing !== null) void this.#table.answer(this.#seq, standing)
    else for (const wake of this.#resting.splice(0)) wake()
  }

  /** What is over is over: after the last whistle nothing is taken back. */
  get canUndo(): boolean {
    return this.decision !== null && this.status.takeBack !== 'no'
  }

  /** Takes back the last choice, as far as the match allows; past dice the other coach is asked. */
  undo(): void {
    if (this.isBusy || this.thinking || !this.canUndo) return
    if (this.status.takeBack === 'consent') this.askingConsent = true
    else void this.#table.takeBack()
  }

  /** The other coach's answer. */
  consent(given: boolean): void {
    this.askingConsent = false
    if (given) void this.#table.takeBack()
  }

  /** The last die can be typed again, here and now: the next one has not been typed. */
  get canCorrect(): boolean {
    return this.decision !== null && this.status.correctable && !this.thinking
  }

  takeBackDie(): void {
    this.#table.takeBackDie()
  }

  enter(value: number): void {
    this.#table.enter(value)
  }

  /** A second of the turn's time is gone; when none is left whoever keeps the clock ends the turn. */
  #tick(): void {
    const { turn, half, teams } = this.game.state
    if (this.decision === null || !turn.started || this.isBusy) return
    this.clock.follow(`${half}/${turn.side}/${teams[turn.side].turn}/${turn.kind}`)
    if (this.decision.side !== turn.side || !this.isOurs || turn.timedOut) return
    if (this.clock.tick()) void this.#table.timeUp(this.#seq)
  }

  #changed(): void {
    const { kept } = this
    if (kept !== null) this.#onChange(kept)
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
    this.#table.leave()
    for (const wake of this.#resting.splice(0)) wake()
  }
}
