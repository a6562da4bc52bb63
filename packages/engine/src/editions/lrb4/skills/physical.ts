import { distance, isAdjacent } from '../../../match/square.ts'
import { exertsZones } from '../../../match/zones.ts'
import { contest } from '../../../rolls/contest.ts'
import { roll, rollOnce } from '../../../rolls/roll.ts'
import type { Skill, Modifier } from '../../../skills/skill.ts'
import { tentacles as sharedTentacles } from '../../../skills/tentacles.ts'

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

/** Each such player whose zone is being left counts. */
const prehensileTail: Skill = {
  ...physical,
  id: 'prehensile-tail',
  name: 'Prehensile Tail',
  hinders: {
    dodge: (match, holder, spec) => (isAdjacent(holder.at, spec.from) && exertsZones(match, holder) ? -1 : 0),
  },
}

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

const withinThree: Modifier = (_match, holder, spec) => (distance(holder.at, spec.player.at) <= 3 ? -1 : 0)

/** Lying down makes him no prettier. rule: qa.foul-appearance-prone */
const foulAppearance: Skill = {
  ...physical,
  id: 'foul-appearance',
  name: 'Foul Appearance',
  hinders: {
    pass: withinThree,
    'throw-team-mate': withinThree,
    catch: withinThree,
    intercept: withinThree,
  },
  when: {
    *'block-declared'(match, holder, moment) {
      const { blocker, target } = moment
      if (holder !== target || moment.wasted) return
      const spec = { test: 'foul-appearance', player: blocker, from: blocker.at, to: target.at }
      const result = yield* roll(match, spec)
      moment.wasted = !result.passed
    },
  },
}

/** rule: skill.thick-skull.roll */
const thickSkull: Skill = {
  ...physical,
  id: 'thick-skull',
  name: 'Thick Skull',
  when: {
    // oxlint-disable-next-line require-yield -- a die and nothing to ask
    *'knocked-out'(match, holder, moment) {
      if (holder !== moment.victim || moment.stunned) return
      const spec = { test: 'thick-skull', player: holder, from: holder.at, to: holder.at }
      moment.stunned = rollOnce(match, spec).passed
    },
  },
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
