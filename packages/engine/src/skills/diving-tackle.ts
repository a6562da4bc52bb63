import { isAdjacent } from '../match/square.ts'
import { exertsZones } from '../match/zones.ts'
import { has } from '../play/conditions.ts'
import { isSpent } from '../rolls/uses.ts'
import { askUse } from './ask-use.ts'
import type { Heading, Skill } from './skill.ts'

/** Asked when the dodge would succeed; if that spoils it, the dodger may still use a re-roll. */
export const divingTackle = (heading: Heading): Skill => ({
  ...heading,
  when: {
    *'dodge-rolled'(match, holder, moment) {
      const { spec, result } = moment
      if (moment.dive !== null || !result.passed || holder.side === spec.player.side) return
      if (!isAdjacent(holder.at, spec.from) || !exertsZones(match, holder) || has(holder, 'rooted')) return
      if (isSpent(match, holder, heading.id, 'action')) return
      if (yield* askUse(match, holder, heading.id, { dodger: spec.player.id, natural: result.natural }))
        moment.dive = { tackler: holder, hindrance: [heading.id, -2] }
    },
  },
})
