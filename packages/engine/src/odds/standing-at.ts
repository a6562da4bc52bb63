import type { Match } from '../match/match.ts'
import type { Square } from '../match/square.ts'
import type { Player } from '../match/state.ts'

/** The answer to a question about the match were a player somewhere else: nobody looks while he stands there, and he is put back. */
export function standingAt<T>(match: Match, player: Player, at: Square, ask: () => T): T {
  const home = player.at
  if (at === home) return ask()
  match.occupy(player, at)
  try {
    return ask()
  } finally {
    match.occupy(player, home)
  }
}
