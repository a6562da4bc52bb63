import { use } from '../../../../match/choice.ts'
import type { Deed } from '../../../../match/book-rules.ts'
import { isActive } from '../../../../play/active.ts'
import { carriesBall, putBall } from '../../../../play/ball.ts'
import { afflict, has, relieve } from '../../../../play/conditions.ts'
import { mayPass } from '../../../../play/pass.ts'
import { rollOnce } from '../../../../rolls/roll.ts'
import { askUse } from '../../../../skills/ask-use.ts'
import type { Skill } from '../../../../skills/skill.ts'
import { onTheBall } from '../../passing/on-the-ball.ts'
import { QUICK, quickPass } from '../../passing/throw.ts'
import { endBothActions } from '../../turn/measures/second-action.ts'

const passing = { category: 'passing', kind: 'skill' } as const
const SHORT = 1

const accurate: Skill = {
  ...passing,
  id: 'accurate',
  name: 'Accurate',
  modifies: { pass: (_match, _holder, { band = QUICK }) => (band <= SHORT ? 1 : 0) },
}

const cannoneer: Skill = {
  ...passing,
  id: 'cannoneer',
  name: 'Cannoneer',
  modifies: {
    pass: (_match, _holder, { band = QUICK }) => (band > SHORT ? 1 : 0),
    'hail-mary': () => 1,
  },
}

/** rule: cloud-burster.reroll, very-long-legs.cloud-burster */
const cloudBurster: Skill = {
  ...passing,
  id: 'cloud-burster',
  name: 'Cloud Burster',
  when: {
    *intercepted(match, holder, moment) {
      const { thrower, interceptor, spec } = moment
      if (holder !== thrower || (spec.band ?? QUICK) <= SHORT || moment.cancelled) return
      if (match.kit(interceptor).skills.has('very-long-legs')) return
      if (!(yield* askUse(match, holder, 'cloud-burster', { interceptor: interceptor.id }))) return
      moment.cancelled = !rollOnce(match, spec).passed
    },
  },
}

/** Against a block when it comes, against a blitz when it is declared. rule: dump-off.when, dump-off.blitz */
const dumpOff: Skill = {
  ...passing,
  id: 'dump-off',
  name: 'Dump-off',
  when: {
    *'action-coming'(match, holder, { action, target }) {
      if (action !== 'blitz' || target !== holder || !mayPass(match, holder)) return
      if (yield* askUse(match, holder, 'dump-off')) yield* quickPass(match, holder)
    },
    *'block-coming'(match, holder, { target }) {
      if (holder !== target || !mayPass(match, holder) || match.state.activation?.action === 'blitz') return
      if (yield* askUse(match, holder, 'dump-off')) yield* quickPass(match, holder)
    },
  },
}

/** The ball stays in the next square he leaves, whatever becomes of him in the one he enters. rule: fumblerooskie.drop */
const fumblerooskie: Skill = {
  ...passing,
  id: 'fumblerooskie',
  name: 'Fumblerooskie',
  when: {
    // oxlint-disable-next-line require-yield -- a moment like any other; nobody is asked
    *vacated(match, holder, { mover, from }) {
      if (holder !== mover || !has(holder, 'letting-go')) return
      relieve(match, holder, 'letting-go', 'fumblerooskie.drop')
      if (!carriesBall(match, holder)) return
      putBall(match, from, 'rest')
      match.emit({ type: 'ball', at: null, how: 'left', dice: [], rule: 'fumblerooskie.drop' })
    },
    // oxlint-disable-next-line require-yield -- what he had in mind is over with his activation
    *'action-ending'(match, holder, { player }) {
      if (holder === player) relieve(match, holder, 'letting-go', 'fumblerooskie.drop')
    },
  },
}

/** Declared before the step with which he leaves it behind. */
export const letGo: Deed = {
  quiet: true,
  options(match, player, options) {
    const { activation } = match.state
    if (activation === null || (activation.action !== 'move' && activation.action !== 'blitz')) return
    const { skills, is } = match.kit(player)
    if (!skills.has('fumblerooskie') || is['keeps-ball'] || !carriesBall(match, player)) return
    if (!has(player, 'letting-go')) options.push(use('fumblerooskie'))
  },
  // oxlint-disable-next-line require-yield -- a deed like any other; this one asks nothing
  *play(match, player) {
    afflict(match, player, 'letting-go', 'fumblerooskie.drop')
    match.emit({ type: 'skill-used', player: player.id, skill: 'fumblerooskie', rule: 'fumblerooskie.drop' })
  },
}

const hailMaryPass: Skill = {
  ...passing,
  id: 'hail-mary-pass',
  name: 'Hail Mary Pass',
  facts: ['hail-mary'],
}

const leader: Skill = { ...passing, id: 'leader', name: 'Leader', facts: ['leads'] }

const nervesOfSteel: Skill = {
  ...passing,
  id: 'nerves-of-steel',
  name: 'Nerves of Steel',
  ignoresZones: { pass: true, 'hail-mary': true, catch: true, intercept: true },
}

const pass: Skill = {
  ...passing,
  id: 'pass',
  name: 'Pass',
  rerolls: { pass: { limit: 'none' }, 'hail-mary': { limit: 'none' } },
}

/** rule: running-pass.move-on, running-pass.condition */
const runningPass: Skill = {
  ...passing,
  id: 'running-pass',
  name: 'Running Pass',
  when: {
    // oxlint-disable-next-line require-yield -- moving on is offered like any move
    *'pass-over'(match, holder, moment) {
      if (holder !== moment.thrower || moment.band !== QUICK || !moment.caught) return
      moment.goesOn = match.state.turn.turnover === null && match.state.activation?.player === holder.id
    },
  },
}

/** rule: safe-pass.keep */
const safePass: Skill = {
  ...passing,
  id: 'safe-pass',
  name: 'Safe Pass',
  when: {
    *fumbled(match, holder, moment) {
      if (holder !== moment.thrower || moment.saved) return
      moment.saved = yield* askUse(match, holder, 'safe-pass')
      if (moment.saved && isActive(match, holder)) endBothActions(match)
    },
  },
}

export const passingSkills = [
  accurate,
  cannoneer,
  cloudBurster,
  dumpOff,
  fumblerooskie,
  hailMaryPass,
  leader,
  nervesOfSteel,
  onTheBall,
  pass,
  runningPass,
  safePass,
]
