import type { ActionRule, Deed } from '../../match/book-rules.ts'
import { foul, foulOptions } from '../../play/foul.ts'
import { leapOptions, playLeap } from '../../play/leap.ts'
import { gaze, gazeOptions } from '../../play/gaze.ts'
import { handOffOptions, playHandOff } from '../../play/hand-off.ts'
import { moveOptions, playMove, standUp, standUpOptions } from '../../play/move.ts'
import { farPasses, hailMaryOptions, passOptions, playPass } from '../../play/pass.ts'
import { playThrowTeamMate, throwTeamMateOptions } from '../../play/throw-team-mate.ts'
import { hasBlockTarget, multipleBlockOptions, throwBlock } from '../../play/throw-block.ts'
import { blockAfter } from '../../skills/jump-up.ts'
import { steerDeed } from './weapons/ball-and-chain.ts'
import { fireDeed, fireProblem } from './weapons/blunderbuss.ts'
import { throwBomb } from './weapons/bomb.ts'
import { chainsawDeed, startProblem, startSaw } from './weapons/chainsaw.ts'
import { stabDeed } from './weapons/dagger.ts'
import type { RuleKey } from '../../match/rule-keys.ts'

export const deeds: Readonly<Record<string, Deed>> = {
  'stand-up': {
    quiet: true,
    options: standUpOptions,
    *play(match, player) {
      yield* standUp(match, player)
    },
  },
  move: { options: moveOptions, play: playMove, quiet: true },
  leap: { options: leapOptions, play: playLeap },
  block: blockAfter(standUp),
  'multiple-block': {
    comesTo: 'block-rolled',
    options: multipleBlockOptions,
    *play(match, player, choice) {
      if (choice.type === 'multiple-block') yield* throwBlock(match, player, choice.targets)
    },
  },
  gaze: {
    target: { side: 'other', standing: true },
    options: gazeOptions,
    *play(match, player, choice) {
      if (choice.type === 'gaze') yield* gaze(match, player, match.player(choice.target))
    },
  },
  pass: { options: passOptions, play: playPass, also: farPasses },
  'hail-mary': { options: hailMaryOptions, play: playPass },
  'throw-team-mate': { options: throwTeamMateOptions, play: playThrowTeamMate, comesTo: 'thrown' },
  'hand-off': {
    target: { side: 'own', standing: true },
    options: handOffOptions,
    play: playHandOff,
  },
  foul: {
    target: { side: 'other', standing: false },
    comesTo: 'fouled',
    options: foulOptions,
    *play(match, player, choice) {
      if (choice.type === 'foul') yield* foul(match, player, match.player(choice.target))
    },
  },
  steer: steerDeed,
  stab: stabDeed,
  chainsaw: chainsawDeed,
  fire: fireDeed,
}

/** What belongs to every action in which one may move. */
export const MOVING = ['stand-up', 'move', 'leap'] as const
/** A block, or what may take its place. */
const BLOCKING = ['block', 'multiple-block', 'stab', 'chainsaw'] as const

export const action = (rule: RuleKey, changes: Partial<ActionRule>): ActionRule => ({
  perTurn: null,
  fromProne: true,
  inBonusTurn: false,
  module: null,
  deeds: MOVING,
  rule,
  ...changes,
})

export const actions: Readonly<Record<string, ActionRule>> = {
  move: action('action.move', { inBonusTurn: true, deeds: [...MOVING, 'steer', 'gaze'] }),
  block: action('action.block', {
    fromProne: false,
    deeds: ['stand-up', ...BLOCKING],
    problem: (match, player) => (hasBlockTarget(match, player) ? null : 'nobody-to-block'),
  }),
  blitz: action('action.blitz', {
    aim: 'block',
    perTurn: 1,
    inBonusTurn: true,
    deeds: [...MOVING, ...BLOCKING],
  }),
  pass: action('action.pass', { perTurn: 1, deeds: [...MOVING, 'pass', 'hail-mary', 'throw-team-mate'] }),
  'hand-off': action('handoff.action', {
    aim: 'hand-off',
    perTurn: 1,
    module: 'hand-off',
    deeds: [...MOVING, 'hand-off'],
  }),
  'throw-bomb': action('weapon.bomb.action', {
    module: 'secret-weapons',
    needs: 'throws-bombs',
    deeds: [],
    play: throwBomb,
  }),
  fire: action('weapon.blunderbuss.action', {
    perTurn: 1,
    spends: 'pass',
    module: 'secret-weapons',
    needs: 'fires-the-ball',
    deeds: ['fire'],
    problem: fireProblem,
  }),
  'start-chainsaw': action('weapon.chainsaw.start-action', {
    module: 'secret-weapons',
    needs: 'saws',
    deeds: [],
    play: startSaw,
    problem: startProblem,
  }),
  foul: action('foul.action', { aim: 'foul', perTurn: 1, module: 'fouls', deeds: [...MOVING, 'foul'] }),
}
