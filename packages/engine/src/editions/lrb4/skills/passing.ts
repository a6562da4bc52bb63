import { mayPass, quickPass } from '../../../play/pass.ts'
import { roll } from '../../../rolls/roll.ts'
import { isSpent } from '../../../rolls/uses.ts'
import { askUse } from '../../../skills/ask-use.ts'
import type { Skill } from '../../../skills/skill.ts'
import type { RollSpec } from '../../../rolls/test.ts'

const passing = { category: 'passing', kind: 'skill' } as const

const accurate: Skill = { ...passing, id: 'accurate', name: 'Accurate', modifies: { pass: () => 1 } }

/** Thrown even though it is the opponent's turn, which goes on whatever comes of it; not before a fanatic of his own side. rule: skill.dump-off.when, skill.dump-off.block-follows */
const dumpOff: Skill = {
  ...passing,
  id: 'dump-off',
  name: 'Dump-Off',
  when: {
    *'block-coming'(match, holder, { blocker, target }) {
      if (holder !== target || blocker.side === holder.side || !mayPass(match, holder)) return
      if (isSpent(match, holder, 'dump-off', 'action')) return
      if (yield* askUse(match, holder, 'dump-off')) yield* quickPass(match, holder)
    },
  },
}

const hailMaryPass: Skill = { ...passing, id: 'hail-mary-pass', name: 'Hail Mary Pass', facts: ['hail-mary'] }

/** Of a fumbled Hail Mary too, and of a team-mate thrown wide. rule: qa.hail-mary-pass-skill, ttm.skills-allowed */
const pass: Skill = {
  ...passing,
  id: 'pass',
  name: 'Pass',
  rerolls: {
    pass: { limit: 'action' },
    'hail-mary': { limit: 'action' },
    'throw-team-mate': { limit: 'action' },
  },
}

const safeThrow: Skill = {
  ...passing,
  id: 'safe-throw',
  name: 'Safe Throw',
  when: {
    *intercepted(match, holder, moment) {
      if (holder !== moment.thrower || isSpent(match, holder, 'safe-throw', 'action')) return
      if (!(yield* askUse(match, holder, 'safe-throw', { interceptor: moment.interceptor.id }))) return
      const spec: RollSpec = { test: 'safe-throw', player: holder, from: holder.at, to: holder.at }
      moment.cancelled = (yield* roll(match, spec)).passed
    },
  },
}

const strongArm: Skill = { ...passing, id: 'strong-arm', name: 'Strong Arm', kind: 'trait', shiftsRange: -1 }

export const passingSkills = [accurate, dumpOff, hailMaryPass, pass, safeThrow, strongArm]
