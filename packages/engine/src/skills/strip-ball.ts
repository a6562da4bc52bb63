import { carriesBall, dropBall } from '../play/ball.ts'
import { isSpent } from '../rolls/uses.ts'
import { askUse } from './ask-use.ts'
import type { Heading, Skill } from './skill.ts'

interface Stripping {
  readonly limit: 'action' | 'none'
  /** Also from one who would have been pushed and was not. */
  readonly evenIfHeStays?: boolean
}

/** A player who goes down drops the ball in any case: nothing to ask then. */
export const stripBall = (heading: Heading, { limit, evenIfHeStays }: Stripping): Skill => ({
  ...heading,
  when: {
    *pushed(match, holder, { blocker, pushed, moved, falls }) {
      if (holder !== blocker || falls || !carriesBall(match, pushed)) return
      if (!moved && !evenIfHeStays) return
      if (match.kit(pushed).resists.has('strip-ball')) return
      if (isSpent(match, holder, heading.id, limit)) return
      if (yield* askUse(match, holder, heading.id, { target: pushed.id }))
        dropBall(match, pushed, 'strip-ball.drop')
    },
  },
})
