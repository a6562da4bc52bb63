import type { Match } from '../match/match.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import { type Condition, EMPTY, type Player } from '../match/state.ts'

export const has = (player: Player, condition: Condition): boolean =>
  player.conditions.length > 0 && player.conditions.includes(condition)

export function afflict(match: Match, player: Player, condition: Condition, rule: RuleKey): void {
  if (has(player, condition)) return
  player.conditions = [...player.conditions, condition]
  match.emit({ type: 'condition', player: player.id, condition, on: true, rule })
  if (match.edition.players.shapes[condition] !== undefined) match.refreshKits()
}

export function relieve(match: Match, player: Player, condition: Condition, rule: RuleKey): void {
  if (!has(player, condition)) return
  const left = player.conditions.filter((held) => held !== condition)
  player.conditions = left.length === 0 ? EMPTY : left
  match.emit({ type: 'condition', player: player.id, condition, on: false, rule })
  if (match.edition.players.shapes[condition] !== undefined) match.refreshKits()
}
