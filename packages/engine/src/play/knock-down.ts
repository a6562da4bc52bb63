import type { Match } from '../match/match.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import type { Place, Player } from '../match/state.ts'
import { NOWHERE, toXY } from '../match/square.ts'
import { carriesBall, dropBall } from './ball.ts'
import { has, relieve } from './conditions.ts'
import { turnover } from './turnover.ts'

/** Conditions that end when a player leaves the pitch. */
const ON_PITCH_ONLY = ['dazed', 'gazed', 'rooted', 'saw-running', 'blood-lust', 'held', 'letting-go'] as const

/** Down, face up, where he is; his ball is loose. Whether he is hurt is the next question. rule: knockdown.placement */
export function knockDown(
  match: Match,
  player: Player,
  rule: RuleKey,
  how: { turnover: boolean; fell?: boolean },
): void {
  if (player.stance === 'standing') player.stance = 'prone'
  match.emit({ type: 'knocked-down', player: player.id, at: toXY(player.at), rule })
  dropBall(match, player, 'knockdown.drops-ball', { down: !how.fell })
  if (has(player, 'rooted')) relieve(match, player, 'rooted', 'take-root.ends')
  if (how.turnover && player.side === match.state.turn.side)
    turnover(match, 'knocked-down', 'turnover.knockdown')
}

/** Whoever goes down, in whatever way, has no roots any more; somebody who lies there already keeps them. rule: take-root.ends */
export function uproot(match: Match, player: Player): void {
  if (player.stance === 'standing') relieve(match, player, 'rooted', 'take-root.ends')
}

/** Lies down without having fallen: no injury, no turnover of its own. Roots let go of him, mostly. rule: qa.not-falling-over */
export function placeProne(
  match: Match,
  player: Player,
  rule: RuleKey,
  how: { staysRooted?: boolean } = {},
): void {
  player.stance = 'prone'
  match.emit({ type: 'placed-prone', player: player.id, at: toXY(player.at), rule })
  if (has(player, 'rooted') && !how.staysRooted) relieve(match, player, 'rooted', 'take-root.ends')
  loseCarrier(match, player)
  dropBall(match, player, rule, { down: true })
}

/** Some books end the turn of a team whose carrier goes down or off without being knocked down. Before he lets go. */
export function loseCarrier(match: Match, player: Player): void {
  if (!match.edition.turn.lostCarrierIsTurnover || !carriesBall(match, player)) return
  if (player.side === match.state.turn.side) turnover(match, 'lost-carrier', 'turnover.carrier-prone')
}

/** Takes a player off the pitch; his ball is loose where he was. */
export function remove(match: Match, player: Player, to: Exclude<Place, 'pitch'>, rule: RuleKey): void {
  dropBall(match, player, rule)
  match.vacate(player)
  player.place = to
  player.at = NOWHERE
  player.stance = 'standing'
  player.freshlyStunned = false
  for (const condition of ON_PITCH_ONLY) relieve(match, player, condition, rule)
  match.emit({ type: 'removed', player: player.id, to, rule })
}
