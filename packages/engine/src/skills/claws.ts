import type { Heading, Skill } from './skill.ts'

/** Whatever the armour, so much on the dice as they fall breaks it. */
export const claws = (
  heading: Heading,
  { from = 8, usable }: Partial<Omit<NonNullable<Skill['pierces']>, 'harm'>> = {},
): Skill => ({
  ...heading,
  pierces: { from, harm: ['block'], ...(usable === undefined ? {} : { usable }) },
})
