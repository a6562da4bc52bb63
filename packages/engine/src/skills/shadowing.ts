import type { Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { isAdjacent, toXY } from '../match/square.ts'
import type { Player } from '../match/state.ts'
import { exertsZones } from '../match/zones.ts'
import { ballLiesAt, disturbBall, settleBall } from '../play/ball.ts'
import { has } from '../play/conditions.ts'
import { pickUp, walk } from '../play/move.ts'
import { isSwallowed } from '../play/push.ts'
import { askUse } from './ask-use.ts'
import type { Heading, Skill } from './skill.ts'

interface Chase {
  /** Whether the mover gets away. */
  readonly escapes: (match: Match, mover: Player, holder: Player) => Play<boolean>
  /** One who fell on his way can be followed as well. */
  readonly afterFall: boolean
  /** Also one who moves in his opponents' turn. */
  readonly outOfTurn?: boolean
  /** A ball in the square he enters is picked up, not knocked on. */
  readonly picksUp?: boolean
}

/** Follows whoever leaves his tackle zone; the square must be free: whoever dived into it is in the way. */
export const shadowing = (heading: Heading, { escapes, afterFall, outOfTurn, picksUp }: Chase): Skill => ({
  ...heading,
  when: {
    *left(match, holder, moment) {
      const { mover, from } = moment
      if (moment.followed || holder.side === mover.side) return
      if (!outOfTurn && match.state.activation?.player !== mover.id) return
      if (!afterFall && (mover.stance !== 'standing' || mover.place !== 'pitch')) return
      if (!isAdjacent(holder.at, from) || !match.isEmpty(from)) return
      if (!exertsZones(match, holder) || has(holder, 'rooted')) return
      if (!(yield* askUse(match, holder, heading.id, { from: toXY(from) }))) return
      moment.followed = true
      if (yield* escapes(match, mover, holder)) return
      walk(match, holder, from, 'shadowing.free-move')
      if (yield* isSwallowed(match, holder)) return yield* settleBall(match)
      if (!ballLiesAt(match, from)) return
      if (picksUp) return yield* pickUp(match, holder)
      disturbBall(match, from)
      yield* settleBall(match)
    },
  },
})
