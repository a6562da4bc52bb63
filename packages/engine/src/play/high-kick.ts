import { type Choice, DECLINE, select, snap } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { other } from '../match/side.ts'
import { isMarked } from '../match/zones.ts'
import { walk } from './move.ts'

/** A receiver whom nobody marks may be put under the ball, however far away he is. rule: kickofftable.high-kick */
export function* highKick(match: Match): Play {
  const { kickoff, kicking, players } = match.state
  if (kickoff === null || kickoff.touchback || !match.isEmpty(kickoff.landing)) return
  const receiving = other(kicking)
  const { landing } = kickoff
  const able = players.filter(
    (player) => player.side === receiving && player.place === 'pitch' && !isMarked(match, player),
  )
  if (able.length === 0) return
  const rule = 'kickofftable.high-kick'
  const options: Choice[] = [...able.map((player) => select(player.id)), DECLINE]
  const also = able.map((player) => snap(player.id, landing))
  const choice = yield decision('select', receiving, null, rule, options, DECLINE, {}, also)
  if (choice.type === 'select' || choice.type === 'snap')
    walk(match, match.player(choice.player), landing, rule)
}
