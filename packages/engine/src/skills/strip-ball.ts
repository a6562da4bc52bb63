import { carriesBall, dropBall } from '../play/ball.ts'
import { isSpent } from '../rolls/uses.ts'
import { askUse } from './ask-use.ts'
import type { Heading, Skill } from './skill.ts'

interface Strip {
  readonly limit: 'action' | 'none'
  /** Works on one who does not budge, too. */
  readonly unmoved?: boolean
}

/** A player who goes down drops the ball in any case: nothing to ask then. */
export const stripBall = (heading: Heading, { limit, unmoved = false }: Strip): Skill => ({
  ...heading,
  when: {
    *pushed(match, holder, { blocker, pushed, moved, falls }) {
      if (holder !== blocker || falls || !(moved || unmoved) || !carriesBall(match, pushed)) return
      if (match.kit(pushed).resists.has(heading.id) || isSpent(match, holder, heading.id, limit)) return
      if (yield* askUse(match, holder, heading.id, { target: pushed.id }))
        dropBall(match, pushed, 'strip-ball.drop')
    },
  },
})
