import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import { endActivation } from '../../../play/active.ts'
import { claws } from '../../../skills/claws.ts'
import { foulAppearance } from '../../../skills/foul-appearance.ts'
import { prehensileTail } from '../../../skills/prehensile-tail.ts'
import type { Skill } from '../../../skills/skill.ts'
import { tentacles } from '../../../skills/tentacles.ts'
import { withinThree } from '../../../skills/within-three.ts'
import { breaksFree } from './breaking-free.ts'

const mutation = { category: 'mutation', kind: 'trait' } as const

const disturbingPresence: Skill = {
  ...mutation,
  id: 'disturbing-presence',
  name: 'Disturbing Presence',
  hinders: {
    pass: withinThree,
    'throw-team-mate': withinThree,
    catch: withinThree,
    intercept: withinThree,
  },
}

const extraArms: Skill = {
  ...mutation,
  id: 'extra-arms',
  name: 'Extra Arms',
  modifies: { 'pick-up': () => 1, catch: () => 1, intercept: () => 1 },
}

const horns: Skill = {
  ...mutation,
  id: 'horns',
  name: 'Horns',
  modifies: { block: (match) => (match.state.activation?.action === 'blitz' ? 1 : 0) },
}

const veryLongLegs: Skill = {
  ...mutation,
  id: 'very-long-legs',
  name: 'Very Long Legs',
  modifies: { intercept: () => 1, leap: () => 1 },
  resists: ['safe-throw'],
}

/** Whoever is held does nothing more. rule: skill.tentacles-held */
function* escapesTentacles(match: Match, mover: Player, holder: Player): Play<boolean> {
  const escapes = yield* breaksFree(match, 'tentacles', mover, holder)
  if (!escapes) endActivation(match)
  return escapes
}

export const mutations: readonly Skill[] = [
  { ...mutation, id: 'big-hand', name: 'Big Hand', ignoresZones: { 'pick-up': true } },
  claws({ ...mutation, id: 'claws', name: 'Claws' }),
  disturbingPresence,
  extraArms,
  foulAppearance({ ...mutation, id: 'foul-appearance', name: 'Foul Appearance' }),
  horns,
  prehensileTail({ ...mutation, id: 'prehensile-tail', name: 'Prehensile Tail' }),
  tentacles({ ...mutation, id: 'tentacles', name: 'Tentacles' }, escapesTentacles),
  { ...mutation, id: 'two-heads', name: 'Two Heads', modifies: { dodge: () => 1 } },
  veryLongLegs,
]
