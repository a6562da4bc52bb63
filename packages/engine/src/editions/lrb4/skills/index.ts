import type { Skill, SkillId } from '../../../skills/skill.ts'
import { agilitySkills } from './agility.ts'
import { generalSkills } from './general.ts'
import { passingSkills } from './passing.ts'
import { physicalTraits } from './physical.ts'
import { racialCharacteristics } from './racial.ts'
import { strengthSkills } from './strength.ts'
import { handicapSkills } from '../pre-match/handicap-skills.ts'
import { weapons } from './weapons.ts'
import { throwingTraits } from './throw-team-mate.ts'

export const skills: Readonly<Record<SkillId, Skill>> = Object.fromEntries(
  [
    ...generalSkills,
    ...agilitySkills,
    ...strengthSkills,
    ...physicalTraits,
    ...racialCharacteristics,
    ...passingSkills,
    ...throwingTraits,
    ...weapons,
    ...handicapSkills,
  ].map((skill) => [skill.id, skill]),
)
