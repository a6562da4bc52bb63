import type { Answerer, Choice, DiceKind, Die, Side } from '@touchback/engine'
import type { Purpose } from '../odds/purpose.ts'

/** An answer that counts, as everybody at the table hears of it. Number 0 is the start: dice, but no choice. */
export interface Input {
  readonly seq: number
  readonly by: Answerer | null
  readonly choice: Choice | null
  readonly dice: readonly Die[]
  /** The moment it leads to: whoever comes to another one is not playing the same match. */
  readonly hash: string
}

export type News =
  | { readonly type: 'input'; readonly input: Input }
  /** The match stands where it stood after this input. */
  | { readonly type: 'taken-back'; readonly to: number }

/** A die that the coaches must roll. */
export interface WantedDie extends Purpose {
  readonly kind: DiceKind
  readonly sides: number
}

/** What goes on at the table between two inputs. */
export interface Status {
  /** Somebody who does not sit at this device is thinking. */
  readonly thinking: boolean
  /** The die that must be rolled and typed in before play goes on. */
  readonly wanted: WantedDie | null
  /** The answer that it is rolled for; null at the start of a match. */
  readonly playing: Choice | null
  /** The dice of this step that were typed in so far. */
  readonly entered: readonly number[]
  /** Whether the last die that was typed in, of this step or of the one before, can still be corrected. */
  readonly correctable: boolean
  /** Whether the last choice can be taken back; `consent` when the other coach has a say in it. */
  readonly takeBack: 'no' | 'yes' | 'consent'
  /** Why the match cannot go on at this table. */
  readonly halted: string | null
  /** It has been ended, by agreement or otherwise, though a question is open: nobody answers that any more. */
  readonly ended: boolean
  /** Nobody at this page coaches a side. */
  readonly watched: boolean
}

/** What a page at the table hears. */
export interface Seat {
  /** Comes in order, each once; resolves when it has been shown, and a table that can wait for that does. */
  hear(news: News): Promise<void>
  status(status: Status): void
}

/**
 * Where a match is played. It says what counts: it takes answers, throws the dice and tells everybody. On this device or far
 * away, it looks the same from here: an answer goes out with the number of the question, inputs come in when they come.
 * Whatever is refused is refused with a sentence.
 */
export interface Table {
  /** Takes a seat: from now on everything is heard, and whoever is asked elsewhere is asked. */
  sit(seat: Seat): void
  /** Whether somebody at this device answers for a side. */
  isHere(side: Side): boolean
  /** Answers question number `seq`. The sentence why not; null when it counts. */
  answer(seq: number, choice: Choice): Promise<string | null>
  /** By the clock on this page the time for question `seq` is up; a table with a clock of its own knows better. */
  timeUp(seq: number): Promise<void>
  /** The number read off a real die. */
  enter(value: number): void
  /** The last number typed was wrong, and the next is not typed yet: it is asked for again. */
  takeBackDie(): void
  /** Takes the last choice back, consent given where it is needed. The sentence why not; null when it is done. */
  takeBack(): Promise<string | null>
  /** Nothing more is heard, and nobody is asked. */
  leave(): void
}

export const AT_REST: Status = {
  thinking: false,
  wanted: null,
  playing: null,
  entered: [],
  correctable: false,
  takeBack: 'no',
  halted: null,
  ended: false,
  watched: false,
}
