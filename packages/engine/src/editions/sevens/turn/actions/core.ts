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

const standing = (match: Match, player: Player): Player[] =>
  opponents(match, player, (stance) => stance === 'standing')
const lying = (match: Match, player: Player): Player[] =>
  opponents(match, player, (stance) => stance !== 'standing')

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
    targets: standing,
    problem: (match, player) => (standing(match, player).length > 0 ? null : 'nobody-to-blitz'),
  }),
  foul: action('foul.action', {
    aim: 'foul',
    perTurn: 1,
    deeds: [...MOVING, 'foul'],
    targets: lying,
    problem: (match, player) => (lying(match, player).length > 0 ? null : 'nobody-to-foul'),
    namedByDeed: true,
  }),
}
