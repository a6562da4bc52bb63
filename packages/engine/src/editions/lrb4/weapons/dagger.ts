import type { Deed } from '../../../match/book-rules.ts'
import type { Player } from '../../../match/state.ts'
import { attackWith } from '../../../play/attack.ts'
import { afflict, has } from '../../../play/conditions.ts'
import { stabOptions } from '../../../skills/stab.ts'

const poisoned = (player: Player) => ({ harm: 'stab', stunnedIsKo: !has(player, 'poison-used') }) as const

/** The first stab that goes home wipes the poison off. rule: weapon.dagger.attack */
export const stabDeed: Deed = {
  options: stabOptions,
  *play(match, player, choice) {
    if (choice.type !== 'stab') return
    const weapon = { ...poisoned(player), rule: 'weapon.dagger.attack' } as const
    if ((yield* attackWith(match, player, match.player(choice.target), weapon)) === 'beaten')
      afflict(match, player, 'poison-used', 'weapon.dagger.poison-used-up')
  },
  strike: (player) => ({ blow: poisoned(player) }),
}
