import { cast, type Choice } from '../../match/choice.ts'
import type { Match } from '../../match/match.ts'
import { fromXY, type Square } from '../../match/square.ts'
import type { Test } from '../../rolls/test.ts'
import { plain } from '../../rolls/kinds.ts'
import { rollOnce } from '../../rolls/roll.ts'
import { fireball, type Spell } from '../lrb4/wizards/casting.ts'
import { isConductor } from '../lrb4/wizards/lightning-bolt.ts'
import { strike } from '../lrb4/wizards/strike.ts'

const BOLT = 'lightning-bolt'

/** Anybody on his feet, wherever he stands. rule: spell.lightning.roll */
const lightningBolt: Spell = {
  targets: (match) =>
    match.state.players.filter((player) => isConductor(match, player)).map(({ at }) => cast(BOLT, at)),
  *cast(match, { to }) {
    const player = match.at(fromXY(to))
    if (player === null) return
    const { passed } = rollOnce(match, { test: BOLT, player, from: player.at, to: player.at })
    if (passed) yield* strike(match, [player], 'spell.lightning.effect')
  },
}

/** rule: wizard.one-spell */
export const spells: Readonly<Record<string, Spell>> = { fireball, [BOLT]: lightningBolt }

export const boltArea = (_match: Match, choice: Choice): readonly Square[] =>
  choice.type === 'spell' ? [fromXY(choice.to)] : []

/** Passed when the spell gets him. */
export const spellTests: Readonly<Record<string, Test>> = {
  fireball: plain('spell.fireball.roll', 4, { rerolls: false, fortune: 'opponents' }),
  [BOLT]: plain('spell.lightning.roll', 2, { rerolls: false, fortune: 'opponents' }),
}
