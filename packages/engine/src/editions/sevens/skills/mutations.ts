import type { Skill } from '../../../skills/skill.ts'

const mutation = { category: 'mutation', kind: 'skill' } as const

const bigHand: Skill = { ...mutation, id: 'big-hand', name: 'Big Hand', ignoresZones: { 'pick-up': true } }

const claws: Skill = { ...mutation, id: 'claws', name: 'Claws' }

const disturbingPresence: Skill = { ...mutation, id: 'disturbing-presence', name: 'Disturbing Presence' }

const extraArms: Skill = { ...mutation, id: 'extra-arms', name: 'Extra Arms' }

const foulAppearance: Skill = { ...mutation, id: 'foul-appearance', name: 'Foul Appearance' }

const horns: Skill = { ...mutation, id: 'horns', name: 'Horns' }

const ironHardSkin: Skill = { ...mutation, id: 'iron-hard-skin', name: 'Iron Hard Skin' }

const monstrousMouth: Skill = { ...mutation, id: 'monstrous-mouth', name: 'Monstrous Mouth' }

const prehensileTail: Skill = { ...mutation, id: 'prehensile-tail', name: 'Prehensile Tail' }

const tentacles: Skill = { ...mutation, id: 'tentacles', name: 'Tentacles' }

const twoHeads: Skill = { ...mutation, id: 'two-heads', name: 'Two Heads', modifies: { dodge: () => 1 } }

const veryLongLegs: Skill = { ...mutation, id: 'very-long-legs', name: 'Very Long Legs' }

export const mutations = [
  bigHand,
  claws,
  disturbingPresence,
  extraArms,
  foulAppearance,
  horns,
  ironHardSkin,
  monstrousMouth,
  prehensileTail,
  tentacles,
  twoHeads,
  veryLongLegs,
]
