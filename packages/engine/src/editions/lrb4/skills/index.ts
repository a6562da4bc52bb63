import type { Skill, SkillId } from '../../../skills/skill.ts'
import { agilitySkills } from './agility.ts'
import { generalSkills } from './general.ts'
import { pendingSkills } from './pending.ts'
import { physicalTraits } from './physical.ts'
import { racialCharacteristics } from './racial.ts'
import { strengthSkills } from './strength.ts'

export const skills: Readonly<Record<SkillId, Skill>> = Object.fromEntries(
  [
    ...generalSkills,
    ...agilitySkills,
    ...strengthSkills,
    ...physicalTraits,
    ...racialCharacteristics,
    ...pendingSkills,
  ].map((skill) => [skill.id, skill]),
)
