import type { Match } from '../../../match/match.ts'
import { zonesOn } from '../../../match/zones.ts'
import { against, plain } from '../../../rolls/kinds.ts'
import type { RollSpec, Test } from '../../../rolls/test.ts'
import { agility } from './kinds.ts'

/** As many as mark either square, whichever is marked by more. rule: jump.penalty */
export const jumpPenalty = (match: Match, { player, from, to }: RollSpec): number =>
  Math.max(zonesOn(match, player, from), zonesOn(match, player, to))

export const core: Readonly<Record<string, Test>> = {
  dodge: agility('dodge.modifiers', { zones: true }),
  'pick-up': agility('pickup.roll', { zones: true, ball: true }),
  jump: agility('jump.roll', {
    modify: (match, spec, modifiers) => modifiers.add('marked', -jumpPenalty(match, spec)),
  }),
  rush: plain('gfi.roll', 2, { naturals: true }),
  'stand-up': against('standup.low-ma-roll', (match) => match.edition.moving.standUp.roll, {
    naturals: true,
  }),
}
