import type { Match } from '../match/match.ts'
import { isAdjacent } from '../match/square.ts'
import { exertsZones } from '../match/zones.ts'
import { has } from '../play/conditions.ts'
import { isSpent } from '../rolls/uses.ts'
import { askUse } from './ask-use.ts'
import type { Moments } from './moments.ts'
import type { Heading, Skill } from './skill.ts'

const HINDRANCE = -2

interface Tackling {
  readonly limit?: 'action' | 'none'
  /** Whether there is any use in it. */
  readonly works?: (match: Match, moment: Moments['dodge-rolled'], hindrance: number) => boolean
}

/** Asked when the dodge would succeed; if that spoils it, the dodger may still use a re-roll. */
export const divingTackle = (heading: Heading, { limit = 'action', works }: Tackling = {}): Skill => ({
  ...heading,
  when: {
    *'dodge-rolled'(match, holder, moment) {
      const { spec, result } = moment
      if (moment.dive !== null || !result.passed || holder.side === spec.player.side) return
      if (!isAdjacent(holder.at, spec.from) || !exertsZones(match, holder) || has(holder, 'rooted')) return
      if (isSpent(match, holder, heading.id, limit) || works?.(match, moment, HINDRANCE) === false) return
      if (yield* askUse(match, holder, heading.id, { dodger: spec.player.id, natural: result.natural }))
        moment.dive = { tackler: holder, hindrance: [heading.id, HINDRANCE] }
    },
  },
})
