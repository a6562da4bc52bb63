import { type Choice, DECLINE } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { chooseTurn, turnOptions } from '../../../play/activation.ts'
import { castFireball, fireballTargets } from './fireball.ts'
import { boltShorthand, boltTargets, castLightningBolt } from './lightning-bolt.ts'
import { castZap, zapTargets } from './zap.ts'

/** Where a spell may be cast, the shorthand that is understood, and what it does. */
interface Spell {
  readonly targets: (match: Match) => readonly Choice[]
  readonly shorthand?: (match: Match) => readonly Choice[]
  readonly cast: (match: Match, choice: Extract<Choice, { type: 'spell' }>) => Play
}

const SPELLS: Readonly<Record<string, Spell>> = {
  fireball: { targets: fireballTargets, cast: castFireball },
  zap: { targets: zapTargets, cast: castZap },
  'lightning-bolt': { targets: boltTargets, shorthand: boltShorthand, cast: castLightningBolt },
}

/** Whether the side whose turn begins has a spell left. rule: wizard.one-spell */
const maySpell = (match: Match): boolean => {
  const { side } = match.state.turn
  return (
    match.team(side).wizard && match.modules['wizards'] === true && match.teamSheet(side).wizard === 'wizard'
  )
}

/** The marker is moved and nobody has acted: now or not this turn. A coach who goes on instead casts nothing. rule: wizard.timing */
export function* castSpell(match: Match): Play {
  if (!maySpell(match)) return
  const { side } = match.state.turn
  const spells = Object.values(SPELLS)
  const options = [...spells.flatMap(({ targets }) => targets(match)), DECLINE]
  const also = [...spells.flatMap(({ shorthand }) => shorthand?.(match) ?? []), ...turnOptions(match)]
  const choice = yield decision('spell', side, null, 'wizard.timing', options, DECLINE, {}, also)
  if (choice.type !== 'spell') return chooseTurn(match, choice)
  match.team(side).wizard = false
  match.emit({ type: 'spell', side, spell: choice.spell, at: choice.to, rule: 'wizard.one-spell' })
  yield* SPELLS[choice.spell]?.cast(match, choice) ?? []
}
