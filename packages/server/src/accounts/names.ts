import { randomInt } from 'node:crypto'

const FIRST = [
  'Quick',
  'Muddy',
  'Grim',
  'Lucky',
  'Old',
  'Silent',
  'Stout',
  'Wild',
  'Iron',
  'Merry',
  'Sly',
  'Bold',
]
const SECOND = [
  'Thrower',
  'Blitzer',
  'Lineman',
  'Catcher',
  'Kicker',
  'Runner',
  'Blocker',
  'Fan',
  'Scout',
  'Guard',
]

/** A name for somebody who has given none; nobody is known by it. */
export const guestName = (): string =>
  `${FIRST[randomInt(FIRST.length)]} ${SECOND[randomInt(SECOND.length)]} ${randomInt(100, 1000)}`

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/** Whether letters of several alphabets with the same look stand together, as in a name that wants to be taken for another's. */
export const isMixed = (name: string): boolean => SCRIPTS.filter((script) => script.test(name)).length > 1

/** What a name is recognised by: whoever writes it in other forms of the same letters is not somebody else. */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
