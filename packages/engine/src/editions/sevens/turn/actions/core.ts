import type { ActionRule } from '../../../../match/book-rules.ts'
import type { Match } from '../../../../match/match.ts'
import type { Player, Stance } from '../../../../match/state.ts'
import { hasBlockTarget } from '../../../../play/throw-block.ts'
import { action, MOVING } from './kinds.ts'

/** A block, or what may take its place. */
const BLOCKING = ['block', 'multiple-block', 'stab', 'chainsaw', 'vomit', 'breathe-fire'] as const

const opponents = (match: Match, player: Player, stands: (stance: Stance) => boolean): Player[] =>
  match.state.players.filter(
    (target) => target.side !== player.side && target.place === 'pitch' && stands(target.stance),
  )

export const core: Readonly<Record<string, ActionRule>> = {
  move: action('action.move', { inBonusTurn: true, deeds: [...MOVING, 'use', 'steer'] }),
  block: action('action.block', {
    fromProne: false,
    deeds: ['stand-up', ...BLOCKING],
    problem: (match, player) => (hasBlockTarget(match, player) ? null : 'nobody-to-block'),
  }),
  blitz: action('action.blitz', {
    aim: 'block',
    perTurn: 1,
    inBonusTurn: true,
    deeds: [...MOVING, 'use', ...BLOCKING],
    targets: (match, player) => opponents(match, player, (stance) => stance === 'standing'),
  }),
  foul: action('foul.action', {
    aim: 'foul',
    perTurn: 1,
    deeds: [...MOVING, 'foul'],
    targets: (match, player) => opponents(match, player, (stance) => stance !== 'standing'),
    namedByDeed: true,
  }),
}
