import { HEAVIER } from '../../../play/throw-team-mate.ts'
import { grab } from '../../../skills/grab.ts'
import { juggernaut } from '../../../skills/juggernaut.ts'
import type { Skill } from '../../../skills/skill.ts'
import { standFirm } from '../../../skills/stand-firm.ts'

const strength = { category: 'strength', kind: 'trait' } as const

const breakTackle: Skill = {
  ...strength,
  id: 'break-tackle',
  name: 'Break Tackle',
  substitutes: { dodge: { stat: 'st', limit: 'turn' } },
}

const mightyBlow: Skill = {
  ...strength,
  id: 'mighty-blow',
  name: 'Mighty Blow',
  damage: [{ rolls: ['armour', 'injury'], harm: ['block'], bonus: 1 }],
}

/** Not over the shortest range; a team-mate counts as a band farther away. rule: gap.ttm-skills */
const strongArm: Skill = {
  ...strength,
  id: 'strong-arm',
  name: 'Strong Arm',
  modifies: {
    pass: (_match, _holder, { band }) => ((band ?? 0) > 0 ? 1 : 0),
    'throw-team-mate': (_match, _holder, { band }) => ((band ?? 0) > HEAVIER ? 1 : 0),
  },
}

/** What Thick Skull does the Injury table knows. */
export const strengthSkills: readonly Skill[] = [
  breakTackle,
  grab({ ...strength, id: 'grab', name: 'Grab' }, { cancelledBy: 'side-step' }),
  { ...strength, id: 'guard', name: 'Guard', facts: ['assists-while-marked'] },
  juggernaut({ ...strength, id: 'juggernaut', name: 'Juggernaut' }),
  mightyBlow,
  { ...strength, id: 'multiple-block', name: 'Multiple Block', facts: ['blocks-apart'] },
  standFirm({ ...strength, id: 'stand-firm', name: 'Stand Firm' }, { chained: true }),
  strongArm,
  { ...strength, id: 'thick-skull', name: 'Thick Skull' },
]
