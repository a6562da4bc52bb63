import { editionOf } from './editions/index.ts'
import type { Choice } from './match/choice.ts'
import { type Decision, IllegalChoice } from './match/decision.ts'
import type { Edition } from './match/edition.ts'
import type { Event } from './match/event.ts'
import { Match, type Kits } from './match/match.ts'
import type { MatchSpec } from './match/sheet.ts'
import { clone, EMPTY, type MatchState } from './match/state.ts'
import { freshState } from './match/fresh.ts'
import { type Answered, type Answerer, notHis, readAnswer } from './game/answer.ts'
import { Driver } from './game/driver.ts'
import { misfit, type SavedGame } from './game/saved.ts'
import { accept } from './play/accept.ts'
import { Dice, type DiceSource, type Die, MissingDie, NoDice, RecordedDice, WrongDie } from './rolls/dice.ts'
import { read, type Reading } from './doors/shape.ts'
import { readSavedGame } from './doors/saved-game.ts'
import { History, type MatchRecord, type Row } from './record/history.ts'
import { hashOf } from './match/hash.ts'

export interface GameOptions {
  readonly dice: DiceSource
  /** Keep events; without it nobody listens and nothing is paid. */
  readonly events?: boolean
  /** Keep every answer and die, so that the match can be played again from the start; or go on with such a history. */
  readonly record?: boolean | History
}

/** A stable point: between phases nothing is in anybody's hands. Never changed while anybody else holds it. */
interface Stable {
  readonly state: MatchState
  readonly kits: Kits
  readonly thrown: number
  /** A fork, a save or a record holds it too. */
  shared: boolean
}

/** Where a choice was made, to come back to. */
interface Mark {
  readonly stable: Stable
  readonly since: readonly Choice[]
  /** Dice since the stable point: the first `thrown` of them came before the choice. */
  readonly dice: readonly number[]
  readonly thrown: number
  readonly told: number
}

/** A match that is played, with what it takes to fork it, to save it and to go back when a die is missing. */
export class Game extends Driver {
  #history: History | null
  #stable: Stable
  /** The stable point before it: to go back to during a step, and its memory for the one after. */
  #spare: Stable | null = null
  #since: readonly Choice[] = EMPTY
  /** How many answers may lie behind the stable point before a new one is taken. */
  readonly #patience: number

  private constructor(match: Match, stable: Stable, history: History | null, patience: number) {
    super(match)
    this.#stable = stable
    this.#history = history
    this.#patience = patience
  }

  /** A new match, at its first question. */
  static start(spec: MatchSpec, options: GameOptions): Game {
    return Game.#begin(spec, freshState(editionOf(spec), spec), options, new History(null))
  }

  /** A match from any stable position. */
  static from(spec: MatchSpec, state: MatchState, options: GameOptions): Game {
    return Game.#begin(spec, state, options, new History(state))
  }

  static #begin(spec: MatchSpec, state: MatchState, options: GameOptions, fresh: History): Game {
    const { record = false } = options
    const history = record === true ? fresh : record || null
    const match = new Match(
      editionOf(spec),
      spec,
      clone(state),
      new Dice(options.dice),
      options.events ? [] : null,
      null,
    )
    const game = new Game(match, { state, kits: match.kits, thrown: 0, shared: true }, history, 0)
    game.#keep()
    game.toNextQuestion()
    if (record === true)
      fresh.add({ by: null, choice: null, dice: game.#thrownDice(), events: [...(match.sink ?? [])] })
    return game
  }

  /**
   * A saved match from anywhere, where it was left: or one sentence that says why it cannot be. The dice since the stable
   * point are those of the save, every one of them; new ones come only after.
   */
  static load(given: unknown, options: GameOptions & { readonly record?: History }): Reading<Game> {
    const { value: saved, problem } = read(readSavedGame, given, 'The saved match')
    if (saved === null) return { value: null, problem }
    const source = new RecordedDice(saved.dice)
    try {
      const game = Game.from(saved.spec, saved.state, { dice: source, events: options.events ?? false })
      game.#startCounting(saved.thrown)
      for (const choice of saved.choices) game.choose(choice)
      if (source.left > 0) return { value: null, problem: 'The saved match holds dice that nobody rolled.' }
      game.continueWith(options.dice, options.record ?? null)
      return { value: game, problem: null }
    } catch (error) {
      return { value: null, problem: misfit(error) }
    }
  }

  #startCounting(thrown: number): void {
    this.match.dice.thrown += thrown
    this.#stable = { ...this.#stable, thrown }
  }

  get edition(): Edition {
    return this.match.edition
  }

  get state(): MatchState {
    return this.match.state
  }

  /** Every legal choice of the open decision; none when the match is over. */
  legalChoices(): readonly Choice[] {
    return this.decision?.options ?? []
  }

  /** Answers the open decision for whoever is asked, and plays on to the next. Returns what happened. */
  choose(choice: Choice): readonly Event[] {
    const decision = this.#asked()
    const accepted = accept(this.match, decision, choice)
    return this.#play(accepted, accepted.type === 'time-out' ? 'clock' : decision.side)
  }

  /** The same for an answer from outside: it says whose it is, and only he who is asked may give it. */
  answer(given: unknown): Answered {
    const { value, problem } = read(readAnswer, given, 'An answer')
    if (value === null) throw new IllegalChoice(problem)
    const { by, choice } = value
    const decision = this.#asked()
    const accepted = accept(this.match, decision, choice)
    const wanted = accepted.type === 'time-out' ? 'clock' : decision.side
    if (by !== wanted) throw new IllegalChoice(notHis(by, wanted))
    const events = this.#play(accepted, by)
    return { by, choice: accepted, dice: this.#thrownDice(), events }
  }

  #asked(): Decision {
    if (this.decision === null || this.procedure === null)
      throw new IllegalChoice('The match is over: there is nothing left to choose.')
    return this.decision
  }

  #play(accepted: Choice, by: Answerer): readonly Event[] {
    const before = this.#mark()
    const turn = this.#history === null ? '' : turnOf(this.state)
    this.#since = [...this.#since, accepted]
    try {
      this.#answer(accepted, this.#since.length > this.#patience)
      if (this.decision === null) this.#keep()
    } catch (error) {
      if (error instanceof MissingDie || error instanceof WrongDie) this.#goBack(before)
      throw error
    }
    const events = this.match.sink?.slice(before.told) ?? EMPTY
    if (this.#history !== null)
      this.#write(this.#history, { by, choice: accepted, dice: this.#thrownDice(), events }, turn)
    return events
  }

  #write(history: History, row: Row, turn: string): void {
    history.add(row)
    if (this.decision === null || turnOf(this.state) !== turn) history.keep(this)
  }

  /** The dice of the last step. */
  #thrownDice(): Die[] {
    const { step, stepSides } = this.match.dice
    return step.map((face, index) => [face, stepSides[index] ?? 0])
  }

  /** Dice kept from a step that stopped for want of another are asked for again. */
  forgetDice(): void {
    this.match.dice.replay(EMPTY)
  }

  #mark(): Mark {
    const { dice, sink } = this.match
    dice.begin()
    const told = sink?.length ?? 0
    return { stable: this.#stable, since: this.#since, dice: dice.since, thrown: dice.since.length, told }
  }

  /** A real die was missing: the match is as before the choice, and the dice already thrown wait to be used again. */
  #goBack({ stable, since, dice, thrown, told }: Mark): void {
    const { edition, spec, sink, dice: cast } = this.match
    const throws = new Dice(cast.source)
    throws.replay([...dice.slice(0, thrown), ...cast.step])
    throws.thrown = stable.thrown
    this.match = new Match(edition, spec, clone(stable.state), throws, sink, stable.kits)
    this.#stable = stable
    this.#spare = null
    this.#since = since
    this.#catchUp(null)
    if (sink !== null) sink.length = told
  }

  /** From the last stable point through the choices made since, to the question that was open. */
  #catchUp(known: Decision | null): void {
    this.toNextQuestion(this.#since.length === 0 ? known : null)
    for (const choice of this.#since) this.#answer(choice, false)
  }

  /** Plays an answer on to the next question. What happened is kept once, where the first phase ends. */
  #answer(choice: Choice, keep: boolean): void {
    if (!this.endsPhase(choice)) return
    if (keep) this.#keep()
    this.toNextQuestion()
  }

  /** Phases that ask nothing are played again from the stable point before them: that costs less than a clone of each. */
  #keep(): void {
    const { match } = this
    const { state, kits, dice } = match
    const spare = this.#spare === null || this.#spare.shared ? undefined : this.#spare.state
    this.#spare = this.#stable
    this.#stable = { state: clone(state, spare), kits, thrown: dice.thrown, shared: false }
    this.#since = EMPTY
    match.dice.since = []
  }

  /** The same match, to be played on separately. It brings its own dice: nobody sees the future of the original. */
  fork(dice: DiceSource = new NoDice(), options: { events?: boolean; record?: boolean } = {}): Game {
    const { match } = this
    const throws = new Dice(dice)
    throws.thrown = this.#stable.thrown
    throws.replay(match.dice.since)
    const state = clone(this.#stable.state)
    const copy = new Match(
      match.edition,
      match.spec,
      state,
      throws,
      options.events ? [] : null,
      this.#stable.kits,
    )
    const history = options.record === true ? (this.#history?.copy() ?? null) : null
    this.#stable.shared = true
    const game = new Game(copy, this.#stable, history, PATIENCE_OF_A_FORK)
    if (this.decision === null) return game
    game.#since = this.#since
    game.quiet = this.quiet
    game.#catchUp(this.decision)
    copy.sink?.splice(0)
    return game
  }

  /** From here on it throws other dice, and goes on with another history. */
  continueWith(dice: DiceSource, history: History | null = this.#history): void {
    this.match.dice.source = dice
    this.#history = history
  }

  toJSON(): SavedGame {
    const { spec, dice } = this.match
    const { state, thrown } = this.#stable
    this.#stable.shared = true
    return { spec, state, choices: [...this.#since], dice: [...dice.since], thrown }
  }

  /** A fingerprint of the moment: the position, the dice thrown so far, and what is asked of whom. */
  momentHash(): string {
    const { decision, state, match } = this
    const asked = decision && [
      decision.type,
      decision.side,
      decision.player,
      decision.rule,
      decision.options.length,
    ]
    return hashOf([state, match.dice.thrown, asked])
  }

  /** All of it from the start; only of a match that is played with `record`. */
  record(): MatchRecord {
    if (this.#history === null) throw new Error('this match was not recorded')
    const { from, rows, positions } = this.#history
    return { spec: this.match.spec, from, rows, positions }
  }
}

/** Another turn, another half or another drive reads differently. */
const turnOf = ({ half, drive, turn: { side, kind }, teams: { home, away } }: MatchState): string =>
  `${half} ${drive} ${side} ${kind} ${home.turn} ${away.turn}`

/**
 * Most forks are asked one question and thrown away, so a fork does not pay for a stable point of its own at its first
 * answer; a fork of it plays that one answer again.
 */
const PATIENCE_OF_A_FORK = 1
