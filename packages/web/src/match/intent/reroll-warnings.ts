import type { Choice, Game } from '@touchback/engine'
import { otherDice, passing } from './reroll-chances.ts'
import type { Warning } from './warnings.ts'

/** A re-roll that helps less often than this hardly helps. */
const HARDLY = 0.2

/** A re-roll of the team that is about to be thrown away: nothing better can come, or hardly ever. */
export function rerollWarnings(game: Game, choice: Choice, silenced: readonly string[]): Warning[] {
  const { decision, edition } = game
  if (choice.type !== 'reroll' || decision?.type !== 'reroll' || decision.player === null) return []
  // What a player's own skill gives costs the team nothing.
  if (edition.players.skills[choice.with] !== undefined) return []
  const chance =
    decision.about.test === 'block'
      ? (otherDice(game, decision, choice.with)?.better ?? null)
      : passing(game, decision, choice.with)
  if (chance === null || chance >= HARDLY) return []
  const id = chance === 0 ? 'reroll-needless' : 'reroll-unlikely'
  return silenced.includes(id) ? [] : [{ id, players: [decision.player], chance }]
}
