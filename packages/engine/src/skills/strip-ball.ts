import { reads } from '../match/readings.ts'
import { hasUseOfSkills } from '../match/zones.ts'
import { carriesBall, dropBall } from '../play/ball.ts'
import { isSpent } from '../rolls/uses.ts'
import { askUse } from './ask-use.ts'
import type { Heading, Skill } from './skill.ts'

/** A player who goes down drops the ball in any case: nothing to ask then. */
export const stripBall = (heading: Heading, { limit }: { limit: 'action' | 'none' }): Skill => ({
  ...heading,
  when: {
    *pushed(match, holder, { blocker, pushed, moved, falls }) {
      if (holder !== blocker || falls || !carriesBall(match, pushed)) return
      if (!moved && !reads(match, 'strip-unmoved')) return
      if (match.kit(pushed).resists.has('strip-ball') && hasUseOfSkills(match, pushed)) return
      if (isSpent(match, holder, heading.id, limit)) return
      if (yield* askUse(match, holder, heading.id, { target: pushed.id }))
        dropBall(match, pushed, 'strip-ball.drop')
    },
  },
})
