import type { Deed } from '../../../../match/book-rules.ts'
import { foul, foulOptions } from '../../../../play/foul.ts'
import { moveOptions, playMove } from '../../../../play/move.ts'
import { blockDeed, standUpDeed } from '../../../../skills/jump-up.ts'
import { jumpOptions, leapWords, playJump } from '../../moving/jump.ts'
import { playTwoBlocks, twoBlockOptions } from '../../blocking/two-blocks.ts'

export const core: Readonly<Record<string, Deed>> = {
  'stand-up': standUpDeed,
  move: { options: moveOptions, play: playMove, quiet: true },
  jump: { options: jumpOptions, play: playJump, also: leapWords },
  leap: { options: () => {}, play: playJump },
  block: blockDeed,
  'multiple-block': { options: twoBlockOptions, play: playTwoBlocks, comesTo: 'block-rolled' },
  foul: {
    target: { side: 'other', standing: false },
    comesTo: 'fouled',
    options: foulOptions,
    *play(match, player, choice) {
      if (choice.type === 'foul') yield* foul(match, player, match.player(choice.target))
    },
  },
}
