import { markers } from '../../../match/zones.ts'
import type { Skill } from '../../../skills/skill.ts'

const agility = { category: 'agility', kind: 'skill' } as const

const catching: Skill = {
  ...agility,
  id: 'catch',
  name: 'Catch',
  rerolls: { catch: { limit: 'action' }, intercept: { limit: 'action' } },
}

/** An opponent with Tackle beside the square being left stops the re-roll. rule: skill.tackle.dodge */
const dodge: Skill = {
  ...agility,
  id: 'dodge',
  name: 'Dodge',
  rerolls: {
    dodge: {
      limit: 'turn',
      usable: (match, holder, spec) =>
        markers(match, holder, spec.from).every((marker) => !match.kit(marker).skills.has('tackle')),
    },
  },
}

const jumpUp: Skill = { ...agility, id: 'jump-up', name: 'Jump Up', kind: 'trait', facts: ['stands-up-free'] }

/** The leap is a deed of its own. */
const leap: Skill = { ...agility, id: 'leap', name: 'Leap' }

const sprint: Skill = { ...agility, id: 'sprint', name: 'Sprint', rushes: 3 }

const sureFeet: Skill = {
  ...agility,
  id: 'sure-feet',
  name: 'Sure Feet',
  rerolls: { rush: { limit: 'action' } },
}

export const agilitySkills = [catching, dodge, jumpUp, leap, sprint, sureFeet]
