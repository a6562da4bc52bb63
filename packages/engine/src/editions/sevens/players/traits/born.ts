import { isAdjacent } from '../../../../match/square.ts'
import { exertsZones, isMarked, neighbours } from '../../../../match/zones.ts'
import { FALLS } from '../../../../play/injury.ts'
import { allowance } from '../../../../play/rush.ts'
import { isSpent } from '../../../../rolls/uses.ts'
import { askUse } from '../../../../skills/ask-use.ts'
import { loner } from '../../../../skills/loner.ts'
import { regeneration } from '../../../../skills/regeneration.ts'
import type { Skill } from '../../../../skills/skill.ts'
import { regeneratesAgain } from '../../injuries/medics.ts'
import { jumpPenalty } from '../../rolls/core.ts'
import { kicksBack } from './attacks.ts'
import { stab } from './stab.ts'

const trait = { category: 'trait', kind: 'trait' } as const

/** rule: regeneration.roll, induce.mortuary */
const regenerates = regeneration(
  { ...trait, id: 'regeneration', name: 'Regeneration' },
  'regeneration.roll',
  regeneratesAgain,
)

/** What makes the small ones less slippery. */
const ENCUMBERED = ['bombardier', 'chainsaw', 'swoop'] as const

const stunty: Skill = {
  ...trait,
  id: 'stunty',
  name: 'Stunty',
  ignoresZones: {
    dodge: (match, holder) => !ENCUMBERED.some((skill) => match.kit(holder).skills.has(skill)),
  },
  hinders: { intercept: (_match, holder, { opponent }) => (opponent === holder ? 1 : 0) },
}

/** rule: titchy.dodge, titchy.no-mark */
const titchy: Skill = {
  ...trait,
  id: 'titchy',
  name: 'Titchy',
  modifies: { dodge: () => 1 },
  hinders: {
    dodge: (match, holder, { player, to }) => {
      const ignored = match.kit(player).ignoresZones['dodge']
      const minds = ignored === undefined || (ignored !== true && !ignored(match, player))
      return minds && isAdjacent(holder.at, to) && exertsZones(match, holder) ? 1 : 0
    },
  },
}

/** Markers, tails and tacklers do not matter on a pogo stick. rule: pogo-stick.ignore */
const pogoStick: Skill = {
  ...trait,
  id: 'pogo-stick',
  name: 'Pogo Stick',
  excludes: ['leap'],
  facts: ['leaps'],
  resists: ['prehensile-tail', 'diving-tackle'],
  modifies: { jump: (match, _holder, spec) => jumpPenalty(match, spec) },
}

/** Friends who have nobody to look after help the slowest up. rule: timmm-ber.bonus */
const timmmBer: Skill = {
  ...trait,
  id: 'timmm-ber',
  name: 'Timmm-ber!',
  modifies: {
    'stand-up': (match, holder) =>
      allowance(match, holder) > 2
        ? 0
        : neighbours(match, holder.at).filter(
            (mate) => mate.side === holder.side && mate.stance === 'standing' && !isMarked(match, mate),
          ).length,
  },
}

const SAW = 3

/** The saw goes with him wherever he falls, and into whoever falls on it. rule: chainsaw.self-armour, chainsaw.blocked */
const chainsaw: Skill = {
  ...trait,
  id: 'chainsaw',
  name: 'Chainsaw',
  facts: ['saws'],
  armourAgainst: (_match, _holder, harm) => (FALLS.includes(harm) ? SAW : 0),
  damage: [
    {
      rolls: ['armour'],
      harm: ['block'],
      bonus: (match, holder) => (match.state.activation?.player === holder.id ? 0 : SAW),
      stacks: true,
    },
  ],
  when: {
    // rule: chainsaw.foul, chainsaw.once
    *fouling(match, holder, moment) {
      if (holder !== moment.fouler || moment.lost || isSpent(match, holder, 'chainsaw', 'turn')) return
      if (!(yield* askUse(match, holder, 'chainsaw'))) return
      if (yield* kicksBack(match, holder)) moment.lost = true
      else moment.armour = [...moment.armour, ['chainsaw', SAW]]
    },
  },
}

export const born: readonly Skill[] = [
  { ...trait, id: 'bombardier', name: 'Bombardier', facts: ['throws-bombs'] },
  {
    ...trait,
    id: 'ball-and-chain',
    name: 'Ball & Chain',
    excludes: ['diving-tackle', 'frenzy', 'grab', 'leap', 'multiple-block', 'on-the-ball', 'shadowing'],
    facts: ['steered', 'moves-only', 'never-dodges', 'must-follow-up', 'fearless', 'no-armour'],
  },
  chainsaw,
  // Nothing in this book rolls for what he would make worse; a league may have him suffer more all the same.
  { ...trait, id: 'decay', name: 'Decay' },
  { ...trait, id: 'hypnotic-gaze', name: 'Hypnotic Gaze', facts: ['gazes'] },
  loner({ ...trait, id: 'loner', name: 'Loner' }),
  { ...trait, id: 'no-hands', name: 'No Hands', facts: ['no-ball', 'spills-ball'] },
  pogoStick,
  { ...trait, id: 'projectile-vomit', name: 'Projectile Vomit', facts: ['vomits'] },
  regenerates,
  { ...trait, id: 'secret-weapon', name: 'Secret Weapon', facts: ['armed'] },
  stab,
  stunty,
  titchy,
  timmmBer,
]
