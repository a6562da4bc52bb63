import { hasBlockedTwo } from '../../../play/follow-up.ts'
import { mayPass, quickPass } from '../../../play/pass.ts'
import { roll } from '../../../rolls/roll.ts'
import { askUse } from '../../../skills/ask-use.ts'
import type { Skill } from '../../../skills/skill.ts'
import type { RollSpec } from '../../../rolls/test.ts'

const passing = { category: 'passing', kind: 'trait' } as const

/** Not before the second block of a frenzied player; who takes on two at once is none. rule: skill.dump-off-not-frenzy-second */
const dumpOff: Skill = {
  ...passing,
  id: 'dump-off',
  name: 'Dump-Off',
  when: {
    *'block-coming'(match, holder, { blocker, target }) {
      if (holder !== target || !mayPass(match, holder)) return
      const blocks = match.state.activation?.blocks ?? 0
      const again = blocks > 1 && match.kit(blocker).is['second-block'] && !hasBlockedTwo(match, blocker)
      if (again) return
      if (yield* askUse(match, holder, 'dump-off')) yield* quickPass(match, holder)
    },
  },
}

const nervesOfSteel: Skill = {
  ...passing,
  id: 'nerves-of-steel',
  name: 'Nerves of Steel',
  ignoresZones: { pass: true, catch: true, intercept: true, 'throw-team-mate': true },
}

/** Also of a fumbled Hail Mary, and of a team-mate who slips. rule: gap.hail-mary-skills, gap.ttm-skills */
const pass: Skill = {
  ...passing,
  id: 'pass',
  name: 'Pass',
  rerolls: {
    pass: { limit: 'none' },
    'hail-mary': { limit: 'none' },
    'throw-team-mate': { limit: 'none' },
  },
}

/** Against an interception on his Agility alone; and only a natural 1 slips. rule: skill.safe-throw-fumble */
const safeThrow: Skill = {
  ...passing,
  id: 'safe-throw',
  name: 'Safe Throw',
  when: {
    *intercepted(match, holder, moment) {
      const { thrower, interceptor } = moment
      if (holder !== thrower || moment.cancelled || match.kit(interceptor).resists.has('safe-throw')) return
      if (!(yield* askUse(match, holder, 'safe-throw', { interceptor: interceptor.id }))) return
      const spec: RollSpec = { test: 'safe-throw', player: holder, from: holder.at, to: holder.at }
      moment.cancelled = (yield* roll(match, spec)).passed
    },
    *fumbled(match, holder, moment) {
      if (holder !== moment.thrower || moment.saved || moment.natural === 1) return
      moment.saved = yield* askUse(match, holder, 'safe-throw', { natural: moment.natural })
    },
  },
}

export const passingSkills: readonly Skill[] = [
  { ...passing, id: 'accurate', name: 'Accurate', modifies: { pass: () => 1 } },
  dumpOff,
  { ...passing, id: 'hail-mary-pass', name: 'Hail Mary Pass', facts: ['hail-mary'] },
  { ...passing, id: 'leader', name: 'Leader', facts: ['leads'] },
  nervesOfSteel,
  pass,
  safeThrow,
]
