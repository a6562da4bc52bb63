import type { Skill } from '../../../skills/skill.ts'

const agility = { category: 'agility', kind: 'skill' } as const

const catching: Skill = { ...agility, id: 'catch', name: 'Catch', rerolls: { catch: { limit: 'none' } } }

const divingCatch: Skill = { ...agility, id: 'diving-catch', name: 'Diving Catch' }

const divingTackle: Skill = { ...agility, id: 'diving-tackle', name: 'Diving Tackle' }

const dodge: Skill = { ...agility, id: 'dodge', name: 'Dodge', rerolls: { dodge: { limit: 'turn' } } }

const defensive: Skill = { ...agility, id: 'defensive', name: 'Defensive' }

const jumpUp: Skill = { ...agility, id: 'jump-up', name: 'Jump Up', facts: ['stands-up-free'] }

const leap: Skill = { ...agility, id: 'leap', name: 'Leap' }

const safePairOfHands: Skill = { ...agility, id: 'safe-pair-of-hands', name: 'Safe Pair of Hands' }

const sidestep: Skill = { ...agility, id: 'sidestep', name: 'Sidestep' }

const sneakyGit: Skill = { ...agility, id: 'sneaky-git', name: 'Sneaky Git' }

const sprint: Skill = { ...agility, id: 'sprint', name: 'Sprint', rushes: 3 }

const sureFeet: Skill = {
  ...agility,
  id: 'sure-feet',
  name: 'Sure Feet',
  rerolls: { rush: { limit: 'turn' } },
}

export const agilitySkills = [
  catching,
  divingCatch,
  divingTackle,
  dodge,
  defensive,
  jumpUp,
  leap,
  safePairOfHands,
  sidestep,
  sneakyGit,
  sprint,
  sureFeet,
]
