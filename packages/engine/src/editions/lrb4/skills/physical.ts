import { contest } from '../../../rolls/contest.ts'
import { foulAppearance as sharedFoulAppearance } from '../../../skills/foul-appearance.ts'
import { prehensileTail as sharedPrehensileTail } from '../../../skills/prehensile-tail.ts'
import type { Skill } from '../../../skills/skill.ts'
import { tentacles as sharedTentacles } from '../../../skills/tentacles.ts'
import { withinThree } from '../../../skills/within-three.ts'

const physical = { category: 'physical', kind: 'trait' } as const

const bigHand: Skill = { ...physical, id: 'big-hand', name: 'Big Hand', flat: { 'pick-up': 2 } }

const claw: Skill = {
  ...physical,
  id: 'claw',
  name: 'Claw(s)',
  damage: [{ rolls: ['armour'], harm: ['block'], bonus: 2 }],
}

const extraArms: Skill = { ...physical, id: 'extra-arms', name: 'Extra Arms', modifies: { catch: () => 1 } }

const horns: Skill = {
  ...physical,
  id: 'horns',
  name: 'Horns',
  modifies: {
    block: (match) => {
      const { activation } = match.state
      const charges = activation?.action === 'blitz' && activation.steps > 0
      return charges ? 1 : 0
    },
  },
}

const prehensileTail = sharedPrehensileTail({ ...physical, id: 'prehensile-tail', name: 'Prehensile Tail' })

const razorSharpClaws: Skill = {
  ...physical,
  id: 'razor-sharp-claws',
  name: 'Razor Sharp Claws or Fangs',
  damage: [{ rolls: ['injury'], harm: ['block'], bonus: 2 }],
}

const spikes: Skill = { ...physical, id: 'spikes', name: 'Spikes', stats: { av: 1 } }

/** A die and ST each; only when he is the stronger is the mover held. rule: skill.tentacles.contest */
const tentacles = sharedTentacles(
  { ...physical, id: 'tentacles', name: 'Tentacles' },
  (match, mover, opponent) =>
    contest(match, {
      what: 'tentacles',
      mover,
      opponent,
      values: [match.kit(mover).st, match.kit(opponent).st],
      rule: 'tentacles.contest',
      moverWins: (mine, theirs) => mine >= theirs,
    }),
)

const twoHeads: Skill = { ...physical, id: 'two-heads', name: 'Two Heads', modifies: { dodge: () => 1 } }

const veryLongLegs: Skill = {
  ...physical,
  id: 'very-long-legs',
  name: 'Very Long Legs',
  stats: { ma: 1 },
  modifies: { intercept: () => 1 },
}

/** Lying down makes him no prettier. rule: qa.foul-appearance-prone */
const foulAppearance: Skill = {
  ...sharedFoulAppearance({ ...physical, id: 'foul-appearance', name: 'Foul Appearance' }),
  hinders: {
    pass: withinThree,
    'throw-team-mate': withinThree,
    catch: withinThree,
    intercept: withinThree,
  },
}

/** rule: skill.thick-skull.roll */
const thickSkull: Skill = {
  ...physical,
  id: 'thick-skull',
  name: 'Thick Skull',
  shakesOff: 'thick-skull',
}

export const physicalTraits = [
  bigHand,
  claw,
  extraArms,
  foulAppearance,
  horns,
  prehensileTail,
  razorSharpClaws,
  spikes,
  tentacles,
  thickSkull,
  twoHeads,
  veryLongLegs,
]
