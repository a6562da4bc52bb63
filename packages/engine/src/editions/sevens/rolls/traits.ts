import type { Manner } from '../../../match/names.ts'
import type { Match } from '../../../match/match.ts'
import { markers } from '../../../match/zones.ts'
import { against, plain } from '../../../rolls/kinds.ts'
import type { Modifiers, RollSpec, Test } from '../../../rolls/test.ts'
import { hasHelper } from '../../../skills/dim-witted.ts'
import { agility } from './kinds.ts'

const isAttack = (action: Manner | undefined): boolean => action === 'block' || action === 'blitz'

/** Something to hit helps the wild ones to concentrate. */
const attacking =
  (bonus: number) =>
  (_match: Match, { action }: RollSpec, modifiers: Modifiers): void =>
    modifiers.add('attacking', isAttack(action) ? bonus : 0)

const thirst = (match: Match, { player }: RollSpec): number =>
  Number(match.kit(player).parameters.get('bloodlust') ?? 2)

const TALL = 5

/** Rolls that traits ask for. */
export const traits: Readonly<Record<string, Test>> = {
  'bone-head': plain('bone-head.roll', 2),
  'really-stupid': plain('really-stupid.roll', 4, {
    modify: (match, { player }, modifiers) => modifiers.add('helper', hasHelper(match, player) ? 2 : 0),
  }),
  'take-root': plain('take-root.roll', 2),
  'unchannelled-fury': plain('unchannelled-fury.roll', 4, { modify: attacking(2) }),
  'animal-savagery': plain('animal-savagery.roll', 4, { modify: attacking(2) }),
  bloodlust: against('bloodlust.roll', thirst, { naturals: true, modify: attacking(1) }),
  'hypnotic-gaze': agility('hypnotic-gaze.test', {
    modify: (match, { player, opponent }, modifiers) =>
      modifiers.add('marked', -markers(match, player, player.at).filter((foe) => foe !== opponent).length),
  }),
  regeneration: plain('regeneration.roll', 4, { rerolls: false }),
  chainsaw: plain('chainsaw.roll', 2),
  'projectile-vomit': plain('projectile-vomit.roll', 2),
  'breathe-fire': plain('breathe-fire.roll', 4, {
    modify: (match, { opponent }, modifiers) =>
      modifiers.add('strength', opponent !== undefined && match.kit(opponent).st >= TALL ? -1 : 0),
  }),
  /** Passed when it goes off. */
  fuse: plain('bombardier.caught', 4, { rerolls: false }),
  /** Passed when the blast reaches him. */
  blast: plain('bombardier.explode', 4, { rerolls: false, fortune: 'opponents' }),
}
