import { blockBonus } from '../play/block-dice.ts'
import { roll } from '../rolls/roll.ts'
import { askUse } from './ask-use.ts'
import type { Heading, Skill } from './skill.ts'
import type { RollSpec } from '../rolls/test.ts'

/** A die and his own Strength, with all but assists counted for both, must beat that of a stronger opponent. */
export const dauntless = (heading: Heading): Skill => ({
  ...heading,
  when: {
    *'block-strength'(match, holder, moment) {
      const { blocker, target, against } = moment
      if (holder !== blocker) return
      const bonus = blockBonus(match, holder, target)
      const own = moment.strength + bonus
      if (against <= own || !(yield* askUse(match, holder, heading.id, { against }))) return
      const { at } = holder
      const extra = [['strength', own]] as const
      const spec: RollSpec = {
        test: 'dauntless',
        player: holder,
        from: at,
        to: at,
        needs: against + 1,
        extra,
      }
      // What comes on top of his own Strength is part of what has become equal.
      if ((yield* roll(match, spec)).passed) moment.strength = against - bonus
    },
  },
})
