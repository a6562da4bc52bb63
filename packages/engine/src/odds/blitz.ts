import type { ActionId } from '../match/names.ts'
import type { Match } from '../match/match.ts'
import type { Square } from '../match/square.ts'
import type { Player } from '../match/state.ts'
import { allowance } from '../play/rush.ts'
import { paysForBlock } from '../play/throw-block.ts'
import type { RollSpec } from '../rolls/test.ts'

/** What to assume where it is not as the position says. */
interface Before {
  readonly action?: ActionId
  readonly from?: Square
  /** Movement spent by then. */
  readonly moved?: number
}

/** The roll for the square that a block may cost, or what takes its place; null when none is due. rule: block.blitz-cost */
export function rushBeforeBlock(match: Match, player: Player, before: Before = {}): RollSpec | null {
  const { activation } = match.state
  const own = activation?.player === player.id ? activation : null
  const { action = own?.action, from = player.at, moved = own?.moved ?? 0 } = before
  if (!paysForBlock(player, action) || moved < allowance(match, player)) return null
  return { test: 'rush', player, from, to: from }
}
