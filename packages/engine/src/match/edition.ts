import type { Career } from '../career/career.ts'
import type { FoulRule } from './book-rules.ts'
import type {
  Blocking,
  Field,
  Injuries,
  KickOff,
  Moving,
  Passing,
  Players,
  Procedures,
  Rerolls,
  Rolls,
  Teams,
  Timing,
  Turns,
} from './chapters.ts'
import type { Readings } from './readings.ts'
import type { RuleKey } from './rule-keys.ts'
import type { Side } from './side.ts'

/** Which entries of a book's catalogue each rule stands for. */
export type Citations = Readonly<Partial<Record<RuleKey, string | readonly string[]>>>

/** A rulebook as a value, by chapters. Procedures read it; nobody asks for its name. */
export interface Edition {
  readonly id: string
  readonly name: string
  /** The files of the rule catalogue that speak of this book; its citations and scenarios name no others. */
  readonly catalogues: readonly string[]
  readonly citations: Citations
  /** Parts of the rules that coaches may agree to leave out. */
  readonly modules: readonly string[]
  /** Parts that other books leave to the coaches and this one does not. */
  readonly always: readonly string[]
  /** How the book is read where it can be read in two ways. */
  readonly readings: Readings
  readonly field: Field
  readonly timing: Timing
  readonly kickOff: KickOff
  readonly turn: Turns
  readonly moving: Moving
  readonly blocking: Blocking
  readonly passing: Passing
  readonly injuries: Injuries
  readonly fouling: FoulRule
  readonly rolls: Rolls
  readonly rerolls: Rerolls
  readonly players: Players
  readonly teams: Teams
  readonly procedures: Procedures
  /** What happens between matches. */
  readonly career: Career
}

/** The end zone a side attacks. */
export const targetEndZone = (edition: Edition, side: Side): number =>
  side === 'home' ? edition.field.pitch.length - 1 : 0
