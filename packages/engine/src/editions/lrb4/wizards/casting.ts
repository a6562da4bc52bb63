import { type Choice, DECLINE } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { chooseTurn, turnOptions } from '../../../play/activation.ts'
import { castFireball, fireballTargets } from './fireball.ts'
import { boltShorthand, boltTargets, castLightningBolt } from './lightning-bolt.ts'
import { castZap, zapTargets } from './zap.ts'

/** Where a spell may be cast, the shorthand that is understood, and what it does. */
export interface Spell {
  readonly targets: (match: Match) => readonly Choice[]
  readonly shorthand?: (match: Match) => readonly Choice[]
  readonly cast: (match: Match, choice: Extract<Choice, { type: 'spell' }>) => Play
}

type Spells = Readonly<Record<string, Spell>>

export const fireball: Spell = { targets: fireballTargets, cast: castFireball }

const SPELLS: Spells = {
  fireball,
  zap: { targets: zapTargets, cast: castZap },
  'lightning-bolt': { targets: boltTargets, shorthand: boltShorthand, cast: castLightningBolt },
}

/** Whoever is not on the sheet and casts spells is an ordinary wizard. */
const HIRED_TODAY = 'wizard'

/** Whether the side whose turn begins has a spell left. rule: wizard.one-spell */
const maySpell = (match: Match): boolean => {
  const { side } = match.state.turn
  const kind = match.teamSheet(side).wizard ?? HIRED_TODAY
  return match.team(side).wizard && match.modules['wizards'] === true && kind === HIRED_TODAY
}

const targetsOf = (match: Match, spells: Spells): Choice[] => [
  ...Object.values(spells).flatMap(({ targets }) => targets(match)),
  DECLINE,
]

function* cast(match: Match, spells: Spells, choice: Choice): Play {
  if (choice.type !== 'spell') return
  const { side } = match.state.turn
  match.team(side).wizard = false
  match.emit({ type: 'spell', side, spell: choice.spell, at: choice.to, rule: 'wizard.one-spell' })
  yield* spells[choice.spell]?.cast(match, choice) ?? []
}

/** The marker is moved and nobody has acted: now or not this turn. A coach who goes on instead casts nothing. rule: wizard.timing */
export const castingFirst = (spells: Spells) =>
  function* castSpell(match: Match): Play {
    if (!maySpell(match)) return
    const { side } = match.state.turn
    const shorthands = Object.values(spells).flatMap(({ shorthand }) => shorthand?.(match) ?? [])
    const also = [...shorthands, ...turnOptions(match)]
    const options = targetsOf(match, spells)
    const choice = yield decision('spell', side, null, 'wizard.timing', options, DECLINE, {}, also)
    if (choice.type !== 'spell') return chooseTurn(match, choice)
    // With a spell the turn has begun: it is too late to give up. rule: concede.when
    match.state.turn.spent = [...match.state.turn.spent, choice.type]
    yield* cast(match, spells, choice)
  }

/** The turn is over, and its side may still cast. rule: wizard.timing */
export const castingLast = (spells: Spells) =>
  function* castSpellLast(match: Match): Play {
    if (!maySpell(match)) return
    const { side } = match.state.turn
    const options = targetsOf(match, spells)
    const choice = yield decision('spell', side, null, 'wizard.timing', options, DECLINE)
    yield* cast(match, spells, choice)
  }

export const castSpell = castingFirst(SPELLS)
