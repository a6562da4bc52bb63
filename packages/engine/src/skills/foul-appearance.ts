import { roll } from '../rolls/roll.ts'
import type { Heading, Skill } from './skill.ts'
import type { RollSpec } from '../rolls/test.ts'

/** An opponent who wants to hit him must get over it first; his own side is used to it. */
export const foulAppearance = (heading: Heading): Skill => ({
  ...heading,
  when: {
    *'block-declared'(match, holder, moment) {
      const { blocker, target } = moment
      if (holder !== target || moment.wasted || match.kit(blocker).is.fearless) return
      if (blocker.side === holder.side) return
      const spec: RollSpec = { test: 'foul-appearance', player: blocker, from: blocker.at, to: target.at }
      moment.wasted = !(yield* roll(match, spec)).passed
    },
  },
})
