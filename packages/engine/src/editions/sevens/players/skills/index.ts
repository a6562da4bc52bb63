import type { Skill, SkillId } from '../../../../skills/skill.ts'
import { agilitySkills } from './agility.ts'
import { generalSkills } from './general.ts'
import { mutations } from './mutations.ts'
import { passingSkills } from './passing.ts'
import { strengthSkills } from './strength.ts'
import { traits } from './traits.ts'

export const skills: Readonly<Record<SkillId, Skill>> = Object.fromEntries(
  [...agilitySkills, ...generalSkills, ...mutations, ...passingSkills, ...strengthSkills, ...traits].map(
    (skill) => [skill.id, skill],
  ),
)
