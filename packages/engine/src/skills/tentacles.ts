import type { Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { isAdjacent } from '../match/square.ts'
import type { Player } from '../match/state.ts'
import { exertsZones } from '../match/zones.ts'
import { askUse } from './ask-use.ts'
import type { Heading, Skill } from './skill.ts'

/** Holds whoever wants to leave his tackle zone, unless he `escapes`. */
export const tentacles = (
  heading: Heading,
  escapes: (match: Match, mover: Player, holder: Player) => Play<boolean>,
): Skill => ({
  ...heading,
  when: {
    *leaving(match, holder, moment) {
      const { mover, from } = moment
      if (moment.tried || holder.side === mover.side) return
      if (!isAdjacent(holder.at, from) || !exertsZones(match, holder)) return
      if (!(yield* askUse(match, holder, heading.id, { mover: mover.id }))) return
      moment.tried = true
      moment.held = !(yield* escapes(match, mover, holder))
    },
  },
})
