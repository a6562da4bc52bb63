/**
 * Our own small drawings: a head for each people, on a 24 x 24 grid, filled with the token's ink; cut-outs are drawn
 * again in the token's paper colour.
 */
export interface Glyph {
  readonly ink: string
  readonly paper?: string
}

const HELMET: Glyph = {
  ink: 'M12 3c-5 0-8 3.6-8 8.4V18c0 1.7 1.2 3 3 3h4v-5h7v5h1.2c1.2 0 1.8-.8 1.8-1.8V11.4C21 6.6 17 3 12 3z',
  paper: 'M9 11h10v2.2H9z',
}
const SKULL: Glyph = {
  ink: 'M12 3C7 3 4 6.500 4 11c0 2.800 1.200 4.600 3 5.700V21h10v-4.300c1.800-1.100 3-2.900 3-5.700 0-4.500-3-8-8-8z',
  paper: 'M8.500 9.200a2 2 0 1 0 .01 0zM15.500 9.200a2 2 0 1 0 .01 0zM12 13.500l-1.300 2.300h2.600zM10 18v3h1v-3zM13 18v3h1v-3z',
}
const TUSKS: Glyph = {
  ink: 'M5 6c2-2 4.500-3 7-3s5 1 7 3c1 2 1.500 4.500 1 7l1 3-2.500.500C17.500 19.500 15 21 12 21s-5.500-1.500-6.500-4.500L3 16l1-3c-.5-2.500 0-5 1-7z',
  paper: 'M8 9.500l3 1.500-3 1zM16 9.500l-3 1.500 3 1zM7.500 20v-5l1.800 2.500h5.400L16.500 15v5l-2-1.500h-5z',
}
const EARS: Glyph = {
  ink: 'M12 3c-3.500 0-6 2.500-6.300 6L1.500 5.500 5 13.500c.4 4 3 7.500 7 7.500s6.600-3.500 7-7.500l3.500-8L18.300 9C18 5.500 15.500 3 12 3z',
  paper: 'M8.500 11h2.500v1.500H8.500zM13 11h2.500v1.500H13z',
}
const BEARD: Glyph = {
  ink: 'M4 10c0-4.500 3.500-7 8-7s8 2.500 8 7v2c0 5-3 9-8 10-5-1-8-5-8-10z',
  paper: 'M7 9.500h10v2H7zM12 13.500c-2 0-3.500.8-4.500 2 1.500-.3 3 .2 4.500 1.300 1.500-1.100 3-1.600 4.500-1.300-1-1.200-2.500-2-4.500-2z',
}
const HORNS: Glyph = {
  ink: 'M2 2c.5 4 2 6 4 7-.3 1-.5 2-.5 3.500C5.500 17 8.500 22 12 22s6.500-5 6.500-9.500c0-1.500-.2-2.500-.5-3.500 2-1 3.500-3 4-7-3 0-5 1.200-6 3-1.200-.7-2.500-1-4-1s-2.800.3-4 1c-1-1.800-3-3-6-3z',
  paper: 'M8.500 11l2.800 1.500-2.800 1zM15.500 11l-2.800 1.500 2.800 1zM10.500 17.500h3l-1.500 2z',
}
const SNOUT: Glyph = {
  ink: 'M4 4c3 0 4.500 1 5.500 2.500 1.600-.600 3.400-.600 5 0C15.500 5 17 4 20 4c.5 2.500 0 4.500-1.500 6 .5 4-2.500 9-6.500 12-4-3-7-8-6.500-12C4 8.500 3.500 6.500 4 4z',
  paper: 'M8.500 10.500a1.300 1.300 0 1 0 .01 0zM15.500 10.500a1.300 1.300 0 1 0 .01 0zM12 17.200l-1.500 1.500L12 21l1.500-2.300z',
}
const CREST: Glyph = {
  ink: 'M12 2l2 3 3-1.500.2 3.500 3.300.5-1.800 3 1.800 2.500-3 1c-.5 3.500-2.500 7-5.500 8-3-1-5-4.500-5.500-8l-3-1L5.300 10.500l-1.800-3L6.800 7 7 3.500 10 5z',
  paper: 'M8.800 10.500h2.400v1.800H8.800zM12.800 10.500h2.400v1.800h-2.400zM9.500 16h5l-.8 1.200h-3.400z',
}
const BRUTE: Glyph = {
  ink: 'M6 5c1.500-1.500 3.600-2 6-2s4.500.5 6 2c1.500.5 3 2.500 3 5s-.8 4-2 5c-.7 3.500-3.500 6-7 6s-6.300-2.500-7-6c-1.200-1-2-2.500-2-5s1.500-4.500 3-5z',
  paper: 'M8 9.500h3v2H8zM13 9.500h3v2h-3zM8 15.500h8l-1 1.500-1.500-.5L12 17.500l-1.500-1L9 17z',
}
const TREE: Glyph = {
  ink: 'M12 1l2.500 3L18 3l.5 3.500L22 8l-2 3 1 3.500-4 .5-1 3h-1.500L15 23H9l.5-5H8l-1-3-4-.5L4 11 2 8l3.500-1.500L6 3l3.500 1z',
  paper: 'M8.500 9.500h2.500v1.500H8.500zM13 9.500h2.500v1.500H13zM10 13.500h4v1.500h-4z',
}
const CURLS: Glyph = {
  ink: 'M12 5c4.500 0 7.500 3.500 7.500 8S16.500 21 12 21s-7.500-3.500-7.500-8S7.500 5 12 5zM5.500 4a2.500 2.500 0 1 0 .01 0zM9.500 1.500a2.500 2.500 0 1 0 .01 0zM14.500 1.500a2.500 2.500 0 1 0 .01 0zM18.500 4a2.500 2.500 0 1 0 .01 0z',
  paper: 'M9 11.500a1.200 1.200 0 1 0 .01 0zM15 11.500a1.200 1.200 0 1 0 .01 0zM9 16c1.800 1.500 4.200 1.500 6 0v1.200c-1.800 1.500-4.200 1.500-6 0z',
}
const FANGS: Glyph = {
  ink: 'M4 3l4 2.500C9.200 4.500 10.500 4 12 4s2.800.5 4 1.500L20 3c.6 3 .5 6-.2 9-.8 4.500-3.800 8-7.800 9-4-1-7-4.500-7.800-9C3.500 9 3.400 6 4 3z',
  paper: 'M8 10l3 1.500-3 .8zM16 10l-3 1.500 3 .8zM8.500 15h7l-1 1-.6 2.200L13 16h-2l-.9 2.200L9.500 16z',
}

const HEADS: Readonly<Record<string, Glyph>> = {
  amazon: HELMET,
  human: HELMET,
  norse: HORNS,
  chaos: HORNS,
  nurgle: HORNS,
  'chaos-dwarf': BEARD,
  dwarf: BEARD,
  orc: TUSKS,
  goblin: EARS,
  'dark-elf': EARS,
  elf: EARS,
  'high-elf': EARS,
  'wood-elf': EARS,
  halfling: CURLS,
  skaven: SNOUT,
  lizardman: CREST,
  khemri: SKULL,
  necromantic: SKULL,
  undead: SKULL,
  vampire: FANGS,
  ogre: BRUTE,
}
const BY_POSITION: readonly (readonly [RegExp, Glyph])[] = [
  [/treeman|deeproot/, TREE],
  [/minotaur|grashnak|bull-centaur/, HORNS],
  [/troll|ogre|morg|ripper|mummy|flesh-golem|beast-of|kroxigor/, BRUTE],
  [/goblin|nobbla|scrappa|fungus|bomber/, EARS],
  [/rat-ogre|headsplitter/, SNOUT],
  [/vampire|luthor/, FANGS],
  [/skeleton|thro-ra|blitz-ra|wight/, SKULL],
]

/** The head drawn for a player of a team. */
export const glyphOf = (roster: string, position: string): Glyph =>
  BY_POSITION.find(([pattern]) => pattern.test(position))?.[1] ?? HEADS[roster] ?? HELMET

const ROLES: readonly (readonly [RegExp, string])[] = [
  [/blitz|wardancer|wight|dragon|storm-vermin|slayer|witch|werewolf/, 'B'],
  [/throw|thro-ra|phoenix/, 'T'],
  [/catch|lion|gutter|ghoul|runner|skink/, 'C'],
  [/black-orc|saurus|mummy|warrior|centaur|golem|rotter|chaos-dwarf|long-beard/, 'K'],
]

/** One letter for what a player does: B blitzer, T thrower, C catcher or runner, K blocker, L lineman, * star, G big guy. */
export const roleOf = (position: string, keywords: readonly string[]): string => {
  if (keywords.includes('star')) return '★'
  if (keywords.includes('big-guy')) return 'G'
  return ROLES.find(([pattern]) => pattern.test(position))?.[1] ?? 'L'
}
