import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import { against, givenBySpec, plain } from '../../../rolls/kinds.ts'
import type { Modifiers, RollSpec, Test } from '../../../rolls/test.ts'
import { strengthNow } from '../blocking/weakness.ts'
import { agility } from './kinds.ts'

/** How much better the one who rolls is at something than the opponent he deals with. */
const comparing =
  (what: 'ma' | 'st', good: (match: Match, player: Player) => number) =>
  (match: Match, { player, opponent }: RollSpec, modifiers: Modifiers): void => {
    if (opponent !== undefined) modifiers.add(what, good(match, player) - good(match, opponent))
  }

const speed = (match: Match, player: Player): number => match.kit(player).ma

/** A die and the difference must come to this. */
const HOLDS = 6

/** Rolls that skills ask for. */
export const skills: Readonly<Record<string, Test>> = {
  dauntless: against('dauntless.roll', givenBySpec),
  'foul-appearance': plain('foul-appearance.roll', 2),
  'jump-up': agility('jump-up.block', { modify: (_match, _spec, modifiers) => modifiers.add('jump-up', 1) }),
  shadowing: plain('shadowing.roll', HOLDS, { naturals: true, modify: comparing('ma', speed) }),
  tentacles: plain('tentacles.roll', HOLDS, { naturals: true, modify: comparing('st', strengthNow) }),
}
