import type { Match } from '../../../match/match.ts'
import { against, givenBySpec, plain } from '../../../rolls/kinds.ts'
import type { Modifiers, RollSpec, Test } from '../../../rolls/test.ts'
import { agility } from './kinds.ts'

/** How much better the one who rolls is at something than the opponent he deals with. */
const comparing =
  (stat: 'ma' | 'st') =>
  (match: Match, { player, opponent }: RollSpec, modifiers: Modifiers): void => {
    if (opponent !== undefined) modifiers.add(stat, match.kit(player)[stat] - match.kit(opponent)[stat])
  }

/** A die and the difference must come to this. */
const HOLDS = 6

/** Rolls that skills ask for. */
export const skills: Readonly<Record<string, Test>> = {
  dauntless: against('dauntless.roll', givenBySpec),
  'foul-appearance': plain('foul-appearance.roll', 2),
  'jump-up': agility('jump-up.block', { modify: (_match, _spec, modifiers) => modifiers.add('jump-up', 1) }),
  shadowing: plain('shadowing.roll', HOLDS, { naturals: true, modify: comparing('ma') }),
  tentacles: plain('tentacles.roll', HOLDS, { naturals: true, modify: comparing('st') }),
}
