import type { Skill, SkillId } from '../../../skills/skill.ts'
import { agilitySkills } from './agility.ts'
import { extraordinarySkills } from './extraordinary.ts'
import { generalSkills } from './general.ts'
import { mutations } from './mutation.ts'
import { passingSkills } from './passing.ts'
import { strengthSkills } from './strength.ts'

export const skills: Readonly<Record<SkillId, Skill>> = Object.fromEntries(
  [
    ...generalSkills,
    ...agilitySkills,
    ...strengthSkills,
    ...passingSkills,
    ...mutations,
    ...extraordinarySkills,
  ].map((skill) => [skill.id, skill]),
)
