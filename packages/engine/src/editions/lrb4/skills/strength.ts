import type { Skill } from '../../../skills/skill.ts'
import { askUse } from '../../../skills/ask-use.ts'
import { standFirm as sharedStandFirm } from '../../../skills/stand-firm.ts'
import { carriesBall } from '../../../play/ball.ts'
import { placeProne } from '../../../play/knock-down.ts'
import { turnover } from '../../../play/turnover.ts'
import { isSpent } from '../../../rolls/uses.ts'

const strength = { category: 'strength', kind: 'skill' } as const

const breakTackle: Skill = {
  ...strength,
  id: 'break-tackle',
  name: 'Break Tackle',
  substitutes: { dodge: { stat: 'st', limit: 'turn' } },
}

const guard: Skill = { ...strength, id: 'guard', name: 'Guard', facts: ['assists-while-marked'] }

/** Strength as printed for the position counts, not as it stands. rule: skill.mighty-blow.min-strength */
const mightyBlow: Skill = {
  ...strength,
  id: 'mighty-blow',
  name: 'Mighty Blow',
  damage: [
    {
      rolls: ['armour', 'injury'],
      harm: ['block'],
      bonus: 1,
      usable: (match, holder) => match.sheet(holder).positionSt > 2,
    },
  ],
}

const multipleBlock: Skill = {
  ...strength,
  id: 'multiple-block',
  name: 'Multiple Block',
  facts: ['blocks-two'],
}

/** On his feet, and beside whom he pushed; the second of two targets he may hit from where he lies. rule: skill.piling-on.when */
const pilingOn: Skill = {
  ...strength,
  id: 'piling-on',
  name: 'Piling On',
  when: {
    *'armour-held'(match, holder, moment) {
      const { blocker, victim, pushed, followed, multiple } = moment
      if (holder !== blocker || (pushed && !followed)) return
      const liesOnTheFirst = multiple && isSpent(match, holder, 'piling-on', 'action')
      if (holder.stance !== 'standing' && !liesOnTheFirst) return
      if (!(yield* askUse(match, holder, 'piling-on', { victim: victim.id }))) return
      moment.again = true
      if (holder.stance !== 'standing') return
      const withBall = carriesBall(match, holder)
      // Only a knock would free him from his roots. rule: racial.take-root.ma-zero
      placeProne(match, holder, 'piling-on.goes-prone', { staysRooted: true })
      if (withBall) turnover(match, 'ball-dropped', 'piling-on.turnover-only-with-ball')
    },
  },
}

const staysPut = sharedStandFirm({ ...strength, id: 'stand-firm', name: 'Stand Firm', kind: 'trait' })

/** Here it also keeps him on his feet when a dodge fails. rule: skill.stand-firm.failed-dodge */
const standFirm: Skill = {
  ...staysPut,
  when: {
    ...staysPut.when,
    *'dodge-failed'(match, holder, moment) {
      if (holder === moment.mover && !moment.stays) moment.stays = yield* askUse(match, holder, 'stand-firm')
    },
  },
}

export const strengthSkills = [breakTackle, guard, mightyBlow, multipleBlock, pilingOn, standFirm]
