import { editionOf } from './editions/index.ts'
import type { Choice } from './match/choice.ts'
import { type Decision, IllegalChoice, type Play } from './match/decision.ts'
import type { Edition } from './match/edition.ts'
import type { Event } from './match/event.ts'
import { Match, type Kits } from './match/match.ts'
import type { MatchSpec } from './match/sheet.ts'
import { clone, EMPTY, type MatchState } from './match/state.ts'
import { freshState } from './match/fresh.ts'
import { accept } from './play/accept.ts'
import { timeOut } from './play/turnover.ts'
import { Dice, type DiceSource, MissingDie, NoDice } from './rolls/dice.ts'

export interface GameOptions {
  readonly dice: DiceSource
  /** Keep events; without it nobody listens and nothing is paid. */
  readonly events?: boolean
  /** Keep every choice and die, so that the match can be replayed from the start. */
  readonly record?: boolean
}

/** The inputs of a match: with these and the engine it can be played again. */
export interface MatchRecord {
  readonly spec: MatchSpec
  readonly choices: readonly Choice[]
  readonly dice: readonly number[]
}

/** A match as it is stored: the last stable point and what has happened since. */
export interface SavedGame {
  readonly spec: MatchSpec
  readonly state: MatchState
  readonly choices: readonly Choice[]
  readonly dice: readonly number[]
}

/** A stable point: between phases nothing is in anybody's hands. Never changed once taken, so forks may share it. */
interface Stable {
  readonly state: MatchState
  readonly kits: Kits
}

/** Where a choice was made, to come back to. */
interface Mark {
  readonly stable: Stable
  readonly since: readonly Choice[]
  /** Dice since the stable point: the first `thrown` of them came before the choice. */
  readonly dice: readonly number[]
  readonly thrown: number
  readonly rolled: number
  readonly told: number
}

export class Game {
  match: Match
  /** What is being asked; null when the match is over. */
  decision: Decision | null = null
  readonly #recorded: Choice[] | null
  #stable: Stable
  #since: readonly Choice[] = EMPTY
  /** How many answers may lie behind the stable point before a new one is taken. */
  readonly #patience: number
  #play: Play | null = null
  /** Phases that asked nothing between the last stop and the one that asks now. */
  #quiet = 0

  private constructor(match: Match, stable: Stable, record: boolean, patience: number) {
    this.match = match
    this.#stable = stable
    this.#recorded = record ? [] : null
    this.#patience = patience
  }

  /** A new match, at its first question. */
  static start(spec: MatchSpec, options: GameOptions): Game {
    return Game.from(spec, freshState(editionOf(spec.edition), spec), options)
  }

  /** A match from any stable position. */
  static from(spec: MatchSpec, state: MatchState, options: GameOptions): Game {
    const dice = new Dice(options.dice, options.record ? [] : null)
    const match = new Match(
      editionOf(spec.edition),
      spec,
      clone(state),
      dice,
      options.events ? [] : null,
      null,
    )
    const game = new Game(match, { state, kits: match.kits }, options.record ?? false, 0)
    game.#keep()
    game.#toNextQuestion()
    return game
  }

  /** A saved match, where it was left. */
  static fromJSON(saved: SavedGame, options: GameOptions): Game {
    const game = Game.from(saved.spec, saved.state, {
      ...options,
      dice: new ThrownDice(saved.dice, options.dice),
    })
    for (const choice of saved.choices) game.choose(choice)
    return game
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

  /** Answers the open decision and plays on to the next. Returns what happened. */
  choose(choice: Choice): readonly Event[] {
    const { decision } = this
    if (decision === null || this.#play === null)
      throw new IllegalChoice('The match is over: there is nothing left to choose.')
    const accepted = accept(this.match, decision, choice)
    const before = this.#mark()
    this.#since = [...this.#since, accepted]
    try {
      this.#answer(accepted, this.#since.length > this.#patience)
      if (this.decision === null) this.#keep()
    } catch (error) {
      if (error instanceof MissingDie) this.#goBack(before)
      throw error
    }
    this.#recorded?.push(accepted)
    return this.match.sink?.slice(before.told) ?? []
  }

  #mark(): Mark {
    const { dice, sink } = this.match
    dice.step = []
    const rolled = dice.record?.length ?? 0
    const told = sink?.length ?? 0
    return {
      stable: this.#stable,
      since: this.#since,
      dice: dice.since,
      thrown: dice.since.length,
      rolled,
      told,
    }
  }

  /** A real die was missing: the match is as before the choice, and the dice already thrown wait to be used again. */
  #goBack({ stable, since, dice, thrown, rolled, told }: Mark): void {
    const { edition, spec, sink, dice: cast } = this.match
    const throws = new Dice(cast.source, cast.record)
    throws.replay([...dice.slice(0, thrown), ...cast.step])
    this.match = new Match(edition, spec, clone(stable.state), throws, sink, stable.kits)
    this.#stable = stable
    this.#since = since
    this.#catchUp(null)
    if (sink !== null) sink.length = told
    if (cast.record !== null) cast.record.length = rolled
  }

  /** From the last stable point through the choices made since, to the question that was open. */
  #catchUp(known: Decision | null): void {
    this.#toNextQuestion(this.#since.length === 0 ? known : null)
    for (const choice of this.#since) this.#answer(choice, false)
  }

  /** Plays an answer on to the next question. What happened is kept once, where the first phase ends. */
  #answer(choice: Choice, keep: boolean): void {
    const { match, decision } = this
    if (decision === null) throw new Error('a match ended early when it was played again')
    const step = answered(match, this.#play as Play, decision, choice)
    if (!step.done) {
      this.decision = step.value
      return
    }
    if (keep) this.#keep()
    this.#toNextQuestion()
  }

  /** Phase after phase to the next question or the end. A fork knows the question it comes back to. */
  #toNextQuestion(known: Decision | null = null): void {
    const { match } = this
    const asking = this.#quiet
    this.#quiet = 0
    while (match.state.phase !== 'over') {
      if (this.#quiet === asking) match.recalled = known
      match.dice.inPhase = 0
      const play: Play = match.edition.phases[match.state.phase](match)
      const step = begun(match, play)
      match.recalled = null
      if (!step.done) {
        this.#play = play
        this.decision = step.value
        return
      }
      this.#quiet++
    }
    this.decision = null
    this.#play = null
  }

  /** Phases that ask nothing are played again from the stable point before them: that costs less than a clone of each. */
  #keep(): void {
    const { match } = this
    this.#stable = { state: clone(match.state), kits: match.kits }
    this.#since = EMPTY
    match.dice.since = []
  }

  /** The same match, to be played on separately. It brings its own dice: nobody sees the future of the original. */
  fork(dice: DiceSource = new NoDice(), options: { events?: boolean } = {}): Game {
    const { match } = this
    const throws = new Dice(dice, null)
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
    const game = new Game(copy, this.#stable, false, PATIENCE_OF_A_FORK)
    if (this.decision === null) return game
    game.#since = this.#since
    game.#quiet = this.#quiet
    game.#catchUp(this.decision)
    copy.sink?.splice(0)
    return game
  }

  toJSON(): SavedGame {
    const { spec, dice } = this.match
    return { spec, state: this.#stable.state, choices: [...this.#since], dice: [...dice.since] }
  }

  /** All inputs from the start; only of a match that was started with `record`. */
  record(): MatchRecord {
    const { spec, dice } = this.match
    if (this.#recorded === null || dice.record === null) throw new Error('this match was not recorded')
    return { spec, choices: this.#recorded, dice: dice.record }
  }
}

/**
 * Most forks are asked one question and thrown away, so a fork does not pay for a stable point of its own at its first
 * answer; a fork of it plays that one answer again.
 */
const PATIENCE_OF_A_FORK = 1

/** The first step of a generator takes no answer; this stands in for it. */
const NO_ANSWER: Choice = Object.freeze({ type: 'decline' })

type Step = IteratorResult<Decision, void>

/** The first question of a procedure. */
const begun = (match: Match, play: Play): Step => onTime(match, play, play.next(NO_ANSWER))

/** The question after an answer. Whoever runs out of time gets the default, now and until his turn is over. */
function answered(match: Match, play: Play, asked: Decision, choice: Choice): Step {
  if (choice.type === 'time-out') timeOut(match)
  return onTime(match, play, play.next(choice.type === 'time-out' ? asked.default : choice))
}

function onTime(match: Match, play: Play, first: Step): Step {
  let step = first
  while (match.state.turn.timedOut && !step.done && step.value.side === match.state.turn.side)
    step = play.next(step.value.default)
  return step
}

/** The dice already thrown since the stable point, then new ones. */
class ThrownDice implements DiceSource {
  readonly #thrown: readonly number[]
  readonly #source: DiceSource
  #at = 0

  constructor(thrown: readonly number[], source: DiceSource) {
    this.#thrown = thrown
    this.#source = source
  }

  next(...die: Parameters<DiceSource['next']>): number {
    return this.#thrown[this.#at++] ?? this.#source.next(...die)
  }
}
