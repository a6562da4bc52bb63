import { alwaysHungry } from '../../../../skills/always-hungry.ts'
import type { Skill } from '../../../../skills/skill.ts'
import { animosity } from '../../passing/animosity.ts'
import { bloodlust } from '../traits/bloodlust.ts'
import { born } from '../traits/born.ts'
import { late } from '../traits/late.ts'
import { plagueRidden } from '../traits/plague.ts'
import { swarming } from '../traits/swarming.ts'
import { wits } from '../traits/wits.ts'

const trait = { category: 'trait', kind: 'trait' } as const

export const traits: readonly Skill[] = [
  alwaysHungry({ ...trait, id: 'always-hungry', name: 'Always Hungry' }, 'eater'),
  animosity,
  bloodlust,
  ...born,
  { ...trait, id: 'kick-team-mate', name: 'Kick Team-mate', facts: ['kicks-team-mates'] },
  ...late,
  plagueRidden,
  { ...trait, id: 'right-stuff', name: 'Right Stuff', facts: ['can-be-thrown'] },
  swarming,
  { ...trait, id: 'swoop', name: 'Swoop', facts: ['swoops'] },
  { ...trait, id: 'throw-team-mate', name: 'Throw Team-mate', facts: ['throws-team-mates'] },
  ...wits,
]
