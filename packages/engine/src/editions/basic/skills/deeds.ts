import { type Choice, multipleBlock } from '../../../match/choice.ts'
import type { Deed } from '../../../match/book-rules.ts'
import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import { blockTargets, mayBlock, throwBlocksInTurn } from '../../../play/throw-block.ts'
import { spend } from '../../../rolls/uses.ts'
import { blockDeed, standUpDeed } from '../../../skills/jump-up.ts'
import { stabDeed } from '../../../skills/stab.ts'
import { playThrow, throwOptions } from './throw-team-mate.ts'

/** What it costs to take on two at once. rule: skill.multiple-block-strength */
const TWO_AT_ONCE = { defence: 2, stays: true } as const

/** Two opponents, in the order he takes them on. rule: gap.multiple-block-targets */
function multipleBlockOptions(match: Match, player: Player, options: Choice[]): void {
  if (!match.kit(player).is['blocks-apart'] || match.state.activation?.action !== 'block') return
  if (!mayBlock(match, player)) return
  const targets = blockTargets(match, player)
  for (const first of targets)
    for (const second of targets) if (first !== second) options.push(multipleBlock(first.id, second.id))
}

/** Deeds that read otherwise here than in the book this one extends. */
export const skillDeeds: Readonly<Record<string, Deed>> = {
  'stand-up': standUpDeed,
  block: blockDeed,
  stab: stabDeed,
  'multiple-block': {
    comesTo: 'block-rolled',
    options: multipleBlockOptions,
    *play(match, player, choice) {
      if (choice.type !== 'multiple-block') return
      spend(match, player, 'multiple-block')
      yield* throwBlocksInTurn(match, player, choice.targets, TWO_AT_ONCE)
    },
  },
  'throw-team-mate': { options: throwOptions, play: playThrow, comesTo: 'thrown' },
}
