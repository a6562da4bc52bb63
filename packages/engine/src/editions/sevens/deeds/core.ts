import type { Deed } from '../../../match/edition.ts'
import { foul, foulOptions } from '../../../play/foul.ts'
import { moveOptions, playMove, standUp, standUpOptions } from '../../../play/move.ts'
import { blockOptions, multipleBlockOptions, throwBlock } from '../../../play/throw-block.ts'
import { jumpOptions, playJump } from '../jump.ts'

export const core: Readonly<Record<string, Deed>> = {
  'stand-up': {
    options: standUpOptions,
    *play(match, player) {
      yield* standUp(match, player)
    },
  },
  move: { options: moveOptions, play: playMove },
  jump: { options: jumpOptions, play: playJump },
  block: {
    options: blockOptions,
    *play(match, player, choice) {
      if (choice.type === 'block') yield* throwBlock(match, player, [choice.target])
    },
  },
  'multiple-block': {
    options: multipleBlockOptions,
    *play(match, player, choice) {
      if (choice.type === 'multiple-block') yield* throwBlock(match, player, choice.targets)
    },
  },
  foul: {
    options: foulOptions,
    *play(match, player, choice) {
      if (choice.type === 'foul') yield* foul(match, player, match.player(choice.target))
    },
  },
}
