import type { Game } from '../game.ts'
import type { Answered } from '../game/answer.ts'
import type { SavedGame } from '../game/saved.ts'
import { stateHash } from '../match/hash.ts'
import type { Choice } from '../match/choice.ts'
import type { Event } from '../match/event.ts'
import type { MatchSpec } from '../match/sheet.ts'
import type { MatchState } from '../match/state.ts'
import type { Die } from '../rolls/dice.ts'

/** One step of a match. The first is the opening, which nobody has chosen: some books throw dice before the first question. */
export interface Row {
  readonly by: Answered['by'] | null
  readonly choice: Choice | null
  readonly dice: readonly Die[]
  readonly events: readonly Event[]
}

/** Where the match stood when a turn had ended, after so many rows: its fingerprint, and the match itself to go on from. */
export interface KeptPosition {
  readonly after: number
  readonly hash: string
  readonly saved: Omit<SavedGame, 'spec'>
}

/** A match as it was played: its inputs, what happened, and where it stood at the end of every turn. */
export interface MatchRecord {
  readonly spec: MatchSpec
  /** Where it began, when that was not the beginning of a new match. */
  readonly from: MatchState | null
  readonly rows: readonly Row[]
  readonly positions: readonly KeptPosition[]
}

/** Writes a match down while it is played. */
export class History {
  readonly from: MatchState | null
  readonly rows: Row[]
  readonly positions: KeptPosition[]

  constructor(from: MatchState | null, rows: readonly Row[] = [], positions: readonly KeptPosition[] = []) {
    this.from = from
    this.rows = [...rows]
    this.positions = [...positions]
  }

  add(row: Row): void {
    this.rows.push(row)
  }

  keep(game: Game): void {
    const { state, choices, dice, thrown } = game.toJSON()
    const saved = { state, choices, dice, thrown }
    this.positions.push({ after: this.rows.length, hash: stateHash(game.state), saved })
  }

  /** The same up to now, to be continued in another way. */
  copy(): History {
    return new History(this.from, this.rows, this.positions)
  }
}
