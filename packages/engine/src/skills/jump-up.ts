import { block as blockChoice } from '../match/choice.ts'
import type { Play } from '../match/decision.ts'
import type { Deed } from '../match/book-rules.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { endActivation } from '../play/active.ts'
import { standUp, standUpOptions } from '../play/move.ts'
import { blockOptions, blockTargets, throwBlock } from '../play/throw-block.ts'
import { roll } from '../rolls/roll.ts'
import type { Heading, Skill } from './skill.ts'

/** On his feet for nothing; to block from the ground he must roll for it. */
export const jumpUp = (heading: Heading): Skill => ({ ...heading, facts: ['stands-up-free'] })

/** A Block action from the ground takes a roll of the book's own, the test `jump-up`. True when he is on his feet. */
function* getUp(match: Match, player: Player): Play<boolean> {
  if (match.state.activation?.action === 'block') {
    const { at } = player
    const { passed } = yield* roll(match, { test: 'jump-up', player, from: at, to: at })
    if (!passed) {
      endActivation(match)
      return false
    }
  }
  return yield* standUp(match, player)
}

export const standUpDeed: Deed = {
  quiet: true,
  options: standUpOptions,
  *play(match, player) {
    yield* getUp(match, player)
  },
}

/** Naming the target from the ground means getting up first, as the book has it. */
export const blockAfter = (getsUp: (match: Match, player: Player) => Play<boolean>): Deed => ({
  target: { side: 'other', standing: true },
  comesTo: 'block-rolled',
  options: blockOptions,
  also(match, player, also) {
    if (player.stance !== 'prone' || match.state.activation?.action !== 'block') return
    for (const target of blockTargets(match, player)) also.push(blockChoice(target.id))
  },
  *play(match, player, choice) {
    if (choice.type !== 'block') return
    if (player.stance === 'standing' || (yield* getsUp(match, player)))
      yield* throwBlock(match, player, [choice.target])
  },
})

export const blockDeed: Deed = blockAfter(getUp)
