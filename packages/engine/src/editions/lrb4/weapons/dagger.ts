import { type Choice, stab } from '../../../match/choice.ts'
import type { Deed } from '../../../match/edition.ts'
import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import { afflict, has } from '../../../play/conditions.ts'
import { blockTargets, mayBlock } from '../../../play/throw-block.ts'
import { attackWith } from './attack.ts'

function stabOptions(match: Match, player: Player, options: Choice[]): void {
  if (!match.kit(player).is.stabs || !mayBlock(match, player)) return
  for (const target of blockTargets(match, player)) options.push(stab(target.id))
}

/** The first stab that goes home wipes the poison off. rule: weapon.dagger.attack */
export const stabDeed: Deed = {
  options: stabOptions,
  *play(match, player, choice) {
    if (choice.type !== 'stab') return
    const stunnedIsKo = !has(player, 'poison-used')
    const blow = { harm: 'stab', stunnedIsKo, rule: 'weapon.dagger.attack' } as const
    if (yield* attackWith(match, player, match.player(choice.target), blow))
      afflict(match, player, 'poison-used', 'weapon.dagger.poison-used-up')
  },
}
