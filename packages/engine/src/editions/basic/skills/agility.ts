import { divingCatch } from '../../../skills/diving-catch.ts'
import { divingTackle } from '../../../skills/diving-tackle.ts'
import { dodge } from '../../../skills/dodge.ts'
import { jumpUp } from '../../../skills/jump-up.ts'
import { sideStep } from '../../../skills/side-step.ts'
import type { Skill } from '../../../skills/skill.ts'

const agility = { category: 'agility', kind: 'trait' } as const

const catching: Skill = {
  ...agility,
  id: 'catch',
  name: 'Catch',
  rerolls: { catch: { limit: 'none' }, intercept: { limit: 'none' } },
}

const sureFeet: Skill = {
  ...agility,
  id: 'sure-feet',
  name: 'Sure Feet',
  rerolls: { rush: { limit: 'turn' } },
}

/** What Sneaky Git does the referee knows. */
export const agilitySkills: readonly Skill[] = [
  catching,
  divingCatch(
    { ...agility, id: 'diving-catch', name: 'Diving Catch' },
    { several: 'nobody', bouncesFrom: 'catcher', emptyOnly: true },
  ),
  divingTackle({ ...agility, id: 'diving-tackle', name: 'Diving Tackle' }),
  dodge({ ...agility, id: 'dodge', name: 'Dodge' }),
  jumpUp({ ...agility, id: 'jump-up', name: 'Jump Up' }),
  { ...agility, id: 'leap', name: 'Leap', facts: ['leaps'] },
  sideStep({ ...agility, id: 'side-step', name: 'Side Step' }),
  { ...agility, id: 'sneaky-git', name: 'Sneaky Git' },
  { ...agility, id: 'sprint', name: 'Sprint', rushes: 3 },
  sureFeet,
]
