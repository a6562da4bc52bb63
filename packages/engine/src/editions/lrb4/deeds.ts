import { block as blockChoice, type Choice } from '../../match/choice.ts'
import type { ActionRule, Deed } from '../../match/edition.ts'
import type { Match } from '../../match/match.ts'
import type { Player } from '../../match/state.ts'
import { neighbours } from '../../match/zones.ts'
import { block } from '../../play/block.ts'
import { foul, foulOptions } from '../../play/foul.ts'
import { leapOptions, playLeap } from '../../play/leap.ts'
import { gaze, gazeOptions } from '../../play/gaze.ts'
import { moveOptions, playMove, standUp, standUpOptions } from '../../play/move.ts'
import { movementLeft, spendMovement } from '../../play/rush.ts'

/** Standing opponents next to a player. rule: block.target */
export const blockTargets = (match: Match, player: Player): Player[] =>
  neighbours(match, player.at).filter(
    (target) =>
      target.side !== player.side && target.stance === 'standing' && !match.kit(target).is.unblockable,
  )

/** A blitzer pays a square for his block; a block action is only a block. */
function blockOptions(match: Match, player: Player, options: Choice[]): void {
  const { activation } = match.state
  if (activation === null || activation.done || player.stance !== 'standing') return
  if (
    activation.action === 'blitz' &&
    movementLeft(match, player, activation) < 1 &&
    !mayBlockInPlace(player)
  )
    return
  for (const target of blockTargets(match, player)) options.push(blockChoice(target.id))
}

/** Rooted players may still throw the block they declared. */
const mayBlockInPlace = (player: Player): boolean => player.conditions.includes('rooted')

export const deeds: Readonly<Record<string, Deed>> = {
  'stand-up': {
    options: standUpOptions,
    *play(match, player) {
      yield* standUp(match, player)
    },
  },
  move: { options: moveOptions, play: playMove },
  leap: { options: leapOptions, play: playLeap },
  block: {
    options: blockOptions,
    *play(match, player, choice) {
      const { activation } = match.state
      if (choice.type !== 'block' || activation === null) return
      activation.done = true
      const pays = activation.action === 'blitz' && !mayBlockInPlace(player)
      if (pays && !(yield* spendMovement(match, player, 1))) return
      yield* block(match, player, [match.player(choice.target)])
    },
  },
  gaze: {
    options: gazeOptions,
    *play(match, player, choice) {
      if (choice.type === 'gaze') yield* gaze(match, player, match.player(choice.target))
    },
  },
  foul: {
    options: foulOptions,
    *play(match, player, choice) {
      if (choice.type === 'foul') yield* foul(match, player, match.player(choice.target))
    },
  },
}

/** What belongs to every action in which one may move. */
const MOVING = ['stand-up', 'move', 'leap'] as const

const action = (rule: string, changes: Partial<ActionRule>): ActionRule => ({
  perTurn: null,
  fromProne: true,
  inBonusTurn: false,
  module: null,
  deeds: MOVING,
  rule,
  ...changes,
})

export const actions: Readonly<Record<string, ActionRule>> = {
  move: action('action.move', { inBonusTurn: true, deeds: ['stand-up', 'move', 'gaze'] }),
  block: action('action.block', {
    fromProne: false,
    deeds: ['stand-up', 'block'],
    problem: (match, player) => (blockTargets(match, player).length === 0 ? 'nobody-to-block' : null),
  }),
  blitz: action('action.blitz', { perTurn: 1, inBonusTurn: true, deeds: [...MOVING, 'block'] }),
  foul: action('foul.action', { perTurn: 1, module: 'fouls', deeds: [...MOVING, 'foul'] }),
}
