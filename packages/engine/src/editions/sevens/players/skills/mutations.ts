import type { Play } from '../../../../match/decision.ts'
import type { Match } from '../../../../match/match.ts'
import type { Player } from '../../../../match/state.ts'
import { exertsZones } from '../../../../match/zones.ts'
import { isOwnAction } from '../../../../play/active.ts'
import { roll } from '../../../../rolls/roll.ts'
import { claws as clawing } from '../../../../skills/claws.ts'
import type { Modifier, Skill } from '../../../../skills/skill.ts'
import { tentacles as holdsWithTentacles } from '../../../../skills/tentacles.ts'
import { withinThree } from '../../../../skills/within-three.ts'
import { asPrinted } from '../../printed.ts'
import { catchesTheBall } from './catching.ts'
import { longLegs, tailBehind } from './jumping.ts'
import type { RollSpec } from '../../../../rolls/test.ts'

const mutation = { category: 'mutation', kind: 'skill' } as const

const bigHand: Skill = {
  ...mutation,
  id: 'big-hand',
  name: 'Big Hand',
  ignoresZones: { 'pick-up': true },
  ignoresWeather: ['pick-up'],
}

/** In blocks of his own, and on his feet after them. rule: claws.eight */
const claws: Skill = clawing(
  { ...mutation, id: 'claws', name: 'Claws' },
  { from: 8, usable: (match, holder) => isOwnAction(match, holder) && exertsZones(match, holder) },
)

/** In whatever state he is. rule: disturbing-presence.state */
const disturbingPresence: Skill = {
  ...mutation,
  id: 'disturbing-presence',
  name: 'Disturbing Presence',
  hinders: {
    pass: withinThree,
    'hail-mary': withinThree,
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

/** True when the attacker cannot bring himself to it. */
function* disgusts(match: Match, holder: Player, attacker: Player): Play<boolean> {
  const spec: RollSpec = { test: 'foul-appearance', player: attacker, from: attacker.at, to: holder.at }
  return !(yield* roll(match, spec)).passed
}

/** Whoever named his target when he declared has rolled already, but for a second block. rule: foul-appearance.frenzy */
function hasRolled(match: Match, target: Player): boolean {
  const { activation } = match.state
  return activation?.target === target.id && activation.blocks < 2
}

/** Whatever state he is in. Fouls are no block and no special action. rule: foul-appearance.state */
const foulAppearance: Skill = {
  ...mutation,
  id: 'foul-appearance',
  name: 'Foul Appearance',
  when: {
    *'action-aimed'(match, holder, moment) {
      if (holder === moment.target && moment.action !== 'foul')
        moment.lost = yield* disgusts(match, holder, moment.player)
    },
    *'block-declared'(match, holder, moment) {
      if (holder !== moment.target || moment.wasted || hasRolled(match, holder)) return
      if (match.kit(moment.blocker).is.steered) return
      moment.wasted = yield* disgusts(match, holder, moment.blocker)
    },
  },
}

/** rule: horns.st */
const horns: Skill = {
  ...mutation,
  id: 'horns',
  name: 'Horns',
  modifies: { block: ({ state }) => (state.activation?.action === 'blitz' ? 1 : 0) },
}

/** As printed he is only safe from claws. rule: iron-hard-skin.unmodified */
const ironHardSkin: Skill = {
  ...mutation,
  id: 'iron-hard-skin',
  name: 'Iron Hard Skin',
  resists: ['claws'],
  hardens: (match) => !asPrinted(match),
}

const monstrousMouth: Skill = {
  ...mutation,
  id: 'monstrous-mouth',
  name: 'Monstrous Mouth',
  rerolls: { catch: catchesTheBall },
  resists: ['strip-ball'],
}

/** Players in their own activation only. rule: prehensile-tail.minus */
const trips: Modifier = (match, holder, spec) =>
  isOwnAction(match, spec.player) && tailBehind(match, spec) === holder ? -1 : 0

const prehensileTail: Skill = {
  ...mutation,
  id: 'prehensile-tail',
  name: 'Prehensile Tail',
  hinders: { dodge: trips, jump: trips },
}

function* slips(match: Match, mover: Player, holder: Player): Play<boolean> {
  const spec: RollSpec = {
    test: 'tentacles',
    player: holder,
    from: holder.at,
    to: holder.at,
    opponent: mover,
  }
  return !(yield* roll(match, spec)).passed
}

const tentacles: Skill = holdsWithTentacles({ ...mutation, id: 'tentacles', name: 'Tentacles' }, slips)

const twoHeads: Skill = { ...mutation, id: 'two-heads', name: 'Two Heads', modifies: { dodge: () => 1 } }

const veryLongLegs: Skill = {
  ...mutation,
  id: 'very-long-legs',
  name: 'Very Long Legs',
  modifies: { jump: longLegs, intercept: () => 2 },
  resists: ['cloud-burster'],
}

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
