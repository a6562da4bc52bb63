import type { Skill } from '../../../skills/skill.ts'
import { askUse } from '../../../skills/ask-use.ts'

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

const standFirm: Skill = {
  ...strength,
  id: 'stand-firm',
  name: 'Stand Firm',
  kind: 'trait',
  when: {
    *pushing(match, holder, moment) {
      if (holder === moment.pushed && !moment.stays) moment.stays = yield* askUse(match, holder, 'stand-firm')
    },
    *'dodge-failed'(match, holder, moment) {
      if (holder === moment.mover && !moment.stays) moment.stays = yield* askUse(match, holder, 'stand-firm')
    },
  },
}

export const strengthSkills = [breakTackle, guard, mightyBlow, multipleBlock, standFirm]
