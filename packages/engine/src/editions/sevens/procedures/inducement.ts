import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { Side } from '../../../match/side.ts'

/** Something a coach may buy for one match. */
export interface Inducement {
  readonly id: string
  readonly cost: number
  /** Takes effect; says what else was paid for on top, out of what is left. */
  readonly take: (match: Match, side: Side, purse: number) => Play<number>
}
