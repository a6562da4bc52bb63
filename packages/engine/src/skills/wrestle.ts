import { lieDown } from '../play/injury.ts'
import { placeProne } from '../play/knock-down.ts'
import { askUse } from './ask-use.ts'
import { isUnstoppable } from './juggernaut.ts'
import type { Heading, Skill } from './skill.ts'

/** On Both Down the two go to the ground together, unhurt and whatever else they can do. */
export const wrestle = (heading: Heading): Skill => ({
  ...heading,
  when: {
    *'block-face'(match, holder, moment) {
      const { blocker, targets } = moment
      if (moment.settled || moment.face !== 'both-down') return
      if (holder !== blocker && (!targets.includes(holder) || isUnstoppable(match, blocker))) return
      if (!(yield* askUse(match, holder, heading.id))) return
      moment.settled = true
      const down = [blocker, ...targets].filter(
        ({ stance, place }) => stance === 'standing' && place === 'pitch',
      )
      for (const player of down) placeProne(match, player, 'wrestle.both-prone')
      for (const player of down) yield* lieDown(match, player)
    },
  },
})
