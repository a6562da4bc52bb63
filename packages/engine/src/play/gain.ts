import type { Match } from '../match/match.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import { EMPTY, type Gain, type Player } from '../match/state.ts'

/** A player is another man for the rest of the match. */
export function change(
  match: Match,
  player: Player,
  source: string,
  changes: Partial<Gain>,
  rule: RuleKey,
): void {
  player.gains = [...player.gains, { source, skills: EMPTY, ma: 0, st: 0, ag: 0, av: 0, ...changes }]
  match.refreshKits()
  match.emit({ type: 'gained', player: player.id, source, rule })
}
