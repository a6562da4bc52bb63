import type { Heading, Skill } from './skill.ts'

/** What he must roll before a team re-roll does anything for him: the number on his sheet, or the book's. */
export const loner = (heading: Heading, usual = 4): Skill => ({
  ...heading,
  teamReroll: { roll: 'loner', needs: (parameter) => Number(parameter ?? usual), rule: 'loner.roll' },
})
