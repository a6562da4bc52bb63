import type { Deed } from '../match/edition.ts'
import { endActivation } from '../play/active.ts'
import { standUp, standUpOptions } from '../play/move.ts'
import { roll } from '../rolls/roll.ts'
import type { Heading, Skill } from './skill.ts'

/** On his feet for nothing; to block from the ground he must roll for it. */
export const jumpUp = (heading: Heading): Skill => ({ ...heading, facts: ['stands-up-free'] })

/** Standing up, where a Block action from the ground takes a roll of the book's own (the test `jump-up`). */
export const standUpDeed: Deed = {
  options: standUpOptions,
  *play(match, player) {
    if (match.state.activation?.action === 'block') {
      const { at } = player
      const { passed } = yield* roll(match, { test: 'jump-up', player, from: at, to: at })
      if (!passed) return endActivation(match)
    }
    yield* standUp(match, player)
  },
}
