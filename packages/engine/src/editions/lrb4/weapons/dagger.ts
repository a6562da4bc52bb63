import type { Deed } from '../../../match/book-rules.ts'
import { attackWith } from '../../../play/attack.ts'
import { afflict, has } from '../../../play/conditions.ts'
import { stabOptions } from '../../../skills/stab.ts'

/** The first stab that goes home wipes the poison off. rule: weapon.dagger.attack */
export const stabDeed: Deed = {
  options: stabOptions,
  *play(match, player, choice) {
    if (choice.type !== 'stab') return
    const stunnedIsKo = !has(player, 'poison-used')
    const blow = { harm: 'stab', stunnedIsKo, rule: 'weapon.dagger.attack' } as const
    if ((yield* attackWith(match, player, match.player(choice.target), blow)) === 'beaten')
      afflict(match, player, 'poison-used', 'weapon.dagger.poison-used-up')
  },
}
