import { askUse } from './ask-use.ts'
import { isUnstoppable } from './juggernaut.ts'
import type { Heading, Skill } from './skill.ts'

/**
 * He need not be pushed, by a block or along a chain, as long as he is on his feet; with `blocksOnly` no other push is his to
 * refuse. A charging opponent may be too much for his target alone, or for whoever comes to be pushed.
 */
export const standFirm = (heading: Heading, { chained = false, blocksOnly = false } = {}): Skill => ({
  ...heading,
  when: {
    *pushing(match, holder, moment) {
      if (holder !== moment.pushed || holder.stance !== 'standing' || moment.answered) return
      if (blocksOnly && moment.blocker === null && !moment.chain) return
      const { activation } = match.state
      const behind = chained && activation !== null ? match.player(activation.player) : null
      const charger = moment.blocker ?? behind
      if (charger?.side !== holder.side && isUnstoppable(match, charger)) return
      moment.stays = yield* askUse(match, holder, heading.id)
      moment.answered = moment.stays
    },
  },
})
