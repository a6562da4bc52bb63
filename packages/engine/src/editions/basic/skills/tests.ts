import type { Match } from '../../../match/match.ts'
import { HEAVIER } from '../../../play/throw-team-mate.ts'
import { against, agility, givenBySpec, plain } from '../../../rolls/kinds.ts'
import type { RollSpec, Test } from '../../../rolls/test.ts'
import { hasHelper } from '../../../skills/dim-witted.ts'

/** How much faster or stronger the mover is than whoever clings to him. */
const ahead = (match: Match, { player, opponent }: RollSpec, stat: 'ma' | 'st'): number =>
  opponent === undefined ? 0 : match.kit(player)[stat] - match.kit(opponent)[stat]

/** The rolls that skills ask for. */
export const skillTests: Readonly<Record<string, Test>> = {
  'always-hungry': plain('always-hungry.roll', 2),
  /** Passed when the team-mate gets away. */
  'squirm-free': plain('always-hungry.eaten', 2),
  bonehead: plain('bonehead.roll', 2),
  dauntless: against('dauntless.roll', givenBySpec),
  'foul-appearance': plain('foul-appearance.block-check', 2),
  'hail-mary': plain('hail-mary.roll', 2, { ball: true }),
  'jump-up': agility('jump-up.roll', {
    modify: (_match, _spec, modifiers) => modifiers.add('jumping-up', 2),
  }),
  leap: agility('leap.roll'),
  'really-stupid': plain('really-stupid.roll', 4, {
    modify: (match, { player }, modifiers) => modifiers.add('helper', hasHelper(match, player) ? 2 : 0),
  }),
  regeneration: plain('regeneration.result', 4, { rerolls: false }),
  'safe-throw': agility('safe-throw.roll', { ball: true }),
  /** Passed when the mover gets away. */
  shadowing: plain('shadowing.roll', 8, {
    dice: '2d6',
    modify: (match, spec, modifiers) => modifiers.add('movement', ahead(match, spec, 'ma')),
  }),
  'take-root': plain('take-root.roll', 2),
  /** Passed when the mover gets away. */
  tentacles: plain('tentacles.roll', 6, {
    dice: '2d6',
    modify: (match, spec, modifiers) => modifiers.add('strength', ahead(match, spec, 'st')),
  }),
  /** All that can go wrong is that he slips: on a 1, or on a total of 1 or less. A player flies wide in any case. */
  'throw-team-mate': agility('ttm.accuracy-roll', {
    needs: () => 2,
    zones: true,
    modify: (match, { band = HEAVIER }, modifiers) => {
      const range = match.edition.passing.bands[band - HEAVIER]
      if (range !== undefined) modifiers.add(range.id, range.modifier)
      modifiers.add('team-mate', -1)
    },
  }),
  landing: agility('landing.roll', { zones: true }),
  'wild-animal': plain('wild-animal.roll', 4, {
    modify: (_match, { action }, modifiers) =>
      modifiers.add('attacking', action === 'block' || action === 'blitz' ? 2 : 0),
  }),
}
