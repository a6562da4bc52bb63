import { type Choice, DECLINE, snap } from '../../../../match/choice.ts'
import { decision, type Play } from '../../../../match/decision.ts'
import type { Match } from '../../../../match/match.ts'
import type { Side } from '../../../../match/side.ts'
import { fromXY, squaresOf } from '../../../../match/square.ts'
import type { Player } from '../../../../match/state.ts'
import { afflict, has } from '../../../../play/conditions.ts'
import { isOnScrimmage, isWide, maySetUpAt } from '../../../../play/set-up-rules.ts'
import type { Skill } from '../../../../skills/skill.ts'
import { asPrinted } from '../../printed.ts'

/** Those there who may play in this drive. */
const swarm = (match: Match, side: Side, place: Player['place']): Player[] =>
  match.state.players.filter(
    (player) =>
      player.side === side &&
      player.place === place &&
      !has(player, 'heat') &&
      match.kit(player).skills.has('swarming'),
  )

/** Behind the line and off the wings, in their own part of the pitch. rule: swarming.where */
function placements(match: Match, side: Side, waiting: readonly Player[]): Choice[] {
  const squares = squaresOf(match.edition.field.pitch).filter(
    (at) =>
      match.isEmpty(at) &&
      maySetUpAt(match, side, at) &&
      !isWide(match, at) &&
      !isOnScrimmage(match, side, at),
  )
  return waiting.flatMap((player) => squares.map((at) => snap(player.id, at)))
}

/**
 * More come running: as many as a D3 says, and no more than are out there already, unless the book is played as printed.
 * rule: swarming.extra, swarming.limit
 */
function* pourOn(match: Match, side: Side): Play {
  const rule = 'swarming.extra'
  if (swarm(match, side, 'reserves').length === 0) return
  const die = match.dice.d3()
  match.emit({ type: 'dice', what: 'swarming', dice: [die], player: null, rule })
  const most = asPrinted(match) ? die : Math.min(die, swarm(match, side, 'pitch').length)
  for (let left = most; left > 0; left--) {
    const options = [...placements(match, side, swarm(match, side, 'reserves')), DECLINE]
    if (options.length === 1) return
    const choice = yield decision('snap', side, null, rule, options, DECLINE, { left })
    if (choice.type !== 'snap') return
    const player = match.player(choice.player)
    match.occupy(player, fromXY(choice.to))
    player.stance = 'standing'
    afflict(match, player, 'fielded', rule)
    match.emit({ type: 'set-up', side, place: { [player.id]: choice.to }, rule })
  }
}

export const swarming: Skill = {
  category: 'trait',
  kind: 'trait',
  id: 'swarming',
  name: 'Swarming',
  when: {
    *'kick-scattered'(match, holder) {
      const { side } = holder
      const out = swarm(match, side, 'pitch')
      // As printed they come though none of them is out there.
      const callers = out.length === 0 && asPrinted(match) ? swarm(match, side, 'reserves') : out
      if (holder === callers[0]) yield* pourOn(match, side)
    },
  },
}
