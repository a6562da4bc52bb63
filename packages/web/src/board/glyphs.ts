import { peopleOf } from '../lib/peoples.ts'

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
  paper:
    'M8.500 9.200a2 2 0 1 0 .01 0zM15.500 9.200a2 2 0 1 0 .01 0zM12 13.500l-1.300 2.300h2.600zM10 18v3h1v-3zM13 18v3h1v-3z',
}
const TUSKS: Glyph = {
  ink: 'M5 6c2-2 4.500-3 7-3s5 1 7 3c1 2 1.500 4.500 1 7l1 3-2.500.500C17.500 19.500 15 21 12 21s-5.500-1.500-6.500-4.500L3 16l1-3c-.5-2.500 0-5 1-7z',
  paper:
    'M8 9.500l3 1.500-3 1zM16 9.500l-3 1.500 3 1zM7.500 20v-5l1.800 2.500h5.400L16.500 15v5l-2-1.500h-5z',
}
const EARS: Glyph = {
  ink: 'M12 3c-3.500 0-6 2.500-6.300 6L1.500 5.500 5 13.500c.4 4 3 7.500 7 7.500s6.600-3.500 7-7.500l3.500-8L18.300 9C18 5.500 15.500 3 12 3z',
  paper: 'M8.500 11h2.500v1.500H8.500zM13 11h2.500v1.500H13z',
}
const BEARD: Glyph = {
  ink: 'M4 10c0-4.500 3.500-7 8-7s8 2.500 8 7v2c0 5-3 9-8 10-5-1-8-5-8-10z',
  paper:
    'M7 9.500h10v2H7zM12 13.500c-2 0-3.500.8-4.500 2 1.500-.3 3 .2 4.500 1.300 1.500-1.100 3-1.600 4.500-1.300-1-1.200-2.500-2-4.500-2z',
}
const HORNS: Glyph = {
  ink: 'M2 2c.5 4 2 6 4 7-.3 1-.5 2-.5 3.500C5.500 17 8.500 22 12 22s6.500-5 6.500-9.500c0-1.500-.2-2.500-.5-3.500 2-1 3.500-3 4-7-3 0-5 1.200-6 3-1.200-.7-2.500-1-4-1s-2.800.3-4 1c-1-1.800-3-3-6-3z',
  paper: 'M8.500 11l2.800 1.500-2.800 1zM15.500 11l-2.800 1.500 2.800 1zM10.500 17.500h3l-1.500 2z',
}
const SNOUT: Glyph = {
  ink: 'M4 4c3 0 4.500 1 5.500 2.500 1.600-.600 3.400-.600 5 0C15.500 5 17 4 20 4c.5 2.500 0 4.500-1.500 6 .5 4-2.500 9-6.500 12-4-3-7-8-6.500-12C4 8.500 3.500 6.500 4 4z',
  paper:
    'M8.500 10.500a1.300 1.300 0 1 0 .01 0zM15.500 10.500a1.300 1.300 0 1 0 .01 0zM12 17.200l-1.500 1.500L12 21l1.500-2.300z',
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
  paper:
    'M9 11.500a1.200 1.200 0 1 0 .01 0zM15 11.500a1.200 1.200 0 1 0 .01 0zM9 16c1.800 1.500 4.200 1.500 6 0v1.200c-1.800 1.500-4.200 1.500-6 0z',
}
const FANGS: Glyph = {
  ink: 'M4 3l4 2.500C9.200 4.500 10.500 4 12 4s2.800.5 4 1.500L20 3c.6 3 .5 6-.2 9-.8 4.500-3.800 8-7.800 9-4-1-7-4.500-7.800-9C3.500 9 3.400 6 4 3z',
  paper: 'M8 10l3 1.500-3 .8zM16 10l-3 1.500 3 .8zM8.500 15h7l-1 1-.6 2.200L13 16h-2l-.9 2.200L9.500 16z',
}

const PLUMES: Glyph = {
  ink: 'M12 8c-4 0-6.500 2.800-6.500 6.500S8 22.500 12 22.500s6.500-4.300 6.500-8S16 8 12 8zM11 8L9.500 1h5L13 8zM8.300 9.200L3.500 3.500l4.800-.8 2 5.800zM15.700 9.200l4.800-5.700-4.800-.8-2 5.800z',
  paper:
    'M5.800 11.500h12.400v1.600H5.800zM8.300 15.200h2.600v1.500H8.300zM13.100 15.200h2.600v1.500h-2.600z',
}
const WINGED: Glyph = {
  ink: 'M12 4c-4.500 0-7 3-7 7v3h2.200v4l4.800 4.500 4.800-4.500v-4H19v-3c0-4-2.500-7-7-7zM5 10C2.300 9.500.8 7 1 2.500c1.500 2 3 3 5.500 3.300zM19 10c2.700-.5 4.200-3 4-7.500-1.500 2-3 3-5.500 3.300z',
  paper: 'M7 11.300h10V13h-3.800v4.500h-2.400V13H7z',
}
const LEAVES: Glyph = {
  ink: 'M12 5c-3.400 0-5.800 2.300-6.200 5.500L1.500 7 5 14.500C5.400 18.500 8 22 12 22s6.600-3.500 7-7.500L22.500 7l-4.300 3.500C17.800 7.300 15.400 5 12 5zM12 5.800C9.500 4.200 9.300 2 12 0c2.700 2 2.500 4.200 0 5.800zM7.300 7C4.600 6.700 3.500 5 4 2.200 6.800 2.600 8 4.300 7.300 7zM16.700 7c2.700-.3 3.800-2 3.300-4.800-2.800.4-4 2.100-3.300 4.800z',
  paper: 'M8.300 12.300h2.700v1.600H8.300zM13 12.300h2.700v1.600H13z',
}
const SPIRE: Glyph = {
  ink: 'M12 .5l3 6.300c2 1.300 3 3.100 3.300 5.200l4.200-5.500-3.500 8C18.500 18.600 16 22.500 12 22.500s-6.500-3.900-7-8l-3.500-8L5.700 12C6 9.900 7 8.100 9 6.800z',
  paper: 'M11.200 5h1.600v8.500h-1.600zM7.800 12h2.700v1.600H7.800zM13.500 12h2.700v1.600h-2.700z',
}
const SHARP: Glyph = {
  ink: 'M12 3L7 5.500 5.700 9.500.8 4l4.200 9.800c.4 4 3 8.700 7 8.700s6.600-4.700 7-8.700L23.200 4l-4.900 5.500L17 5.500z',
  paper:
    'M7.300 7.300L12 9.800l4.700-2.500L12 8.400zM7.800 11.300l3.200 1.600v1.300l-3.200-1zM16.200 11.300L13 12.900v1.300l3.200-1zM10.300 18h3.400L12 19.300z',
}
const BAND: Glyph = {
  ink: EARS.ink,
  paper: 'M6.300 7.500h11.400v1.700H6.300zM8.300 11.500H11V13H8.300zM13 11.500h2.700V13H13z',
}
const GRIN: Glyph = {
  ink: 'M12 5.500c-3 0-5.300 1.500-6.300 4.200L0 7.500l3.600 6c.5.800 1.100 1.400 1.900 1.700.9 3.500 3.400 5.800 6.500 5.800s5.600-2.300 6.500-5.800c.8-.3 1.400-.9 1.900-1.700l3.600-6-5.700 2.200C17.300 7 15 5.500 12 5.500z',
  paper:
    'M8.800 10a1.500 1.500 0 1 0 .01 0zM15.200 10a1.500 1.500 0 1 0 .01 0zM7.500 15.300h9l-1.100 2.200-1.200-1.100-1.100 1.100-1.100-1.100-1.100 1.100-1.100-1.100-1.200 1.100z',
}
const TALL_HAT: Glyph = {
  ink: 'M7.500.5h9l.8 7.300c1.500.9 2.400 2.200 2.400 4.200 0 5-3.200 9.700-7.700 10.700C7.500 21.700 4.300 17 4.300 12c0-2 .9-3.300 2.400-4.200z',
  paper:
    'M7 7.600h10v1.500H7zM10.500 2.500h3v3h-3zM7.800 11.300H11v1.600H7.800zM13 11.300h3.200v1.600H13zM8 15.500h8l-1.300 2-1.300-1.100L12 17.500l-1.400-1.100-1.300 1.100z',
}
const ONE_EYE: Glyph = {
  ink: 'M12 5c5.200 0 8.800 3.600 8.800 8.600S17.200 22.500 12 22.500s-8.800-3.900-8.800-8.900S6.800 5 12 5zM13 6l4.500-6 .8 8zM6.500 8L4 3l5 3z',
  paper:
    'M12 9a2.700 2.700 0 1 0 .01 0zM7 16.300h10c0 2.300-2 4-5 4s-5-1.700-5-4zM18 10.500a.9.900 0 1 0 .01 0zM5.800 12.500a.9.900 0 1 0 .01 0z',
}
const HEADDRESS: Glyph = {
  ink: 'M12 1.500c-5.500 0-8 3.500-8.500 8L2 22.500h6.200l1-4h5.600l1 4H22L20.500 9.500c-.5-4.500-3-8-8.500-8z',
  paper:
    'M8.900 9a1.800 1.800 0 1 0 .01 0zM15.100 9a1.800 1.800 0 1 0 .01 0zM12 13.300L10.900 15.300h2.200zM11.200 3h1.600v3.500h-1.600zM4.600 13.500h2.600V15H4.400zM4.200 17h2.700v1.500H4zM16.800 13.500h2.600l.2 1.500h-2.800zM17.100 17h2.700l.2 1.500h-2.900z',
}
const STITCHED: Glyph = {
  ink: 'M5.500 3h13l.8 7 2.200.8v3.500l-2.300.5C18.500 19.300 16 22.500 12 22.500s-6.500-3.200-7.200-7.700l-2.300-.5v-3.500l2.200-.8z',
  paper:
    'M7.800 10h3.200v2.200H7.800zM13 10h3.200v2.200H13zM9 16.800h6v1.400H9zM7.500 6.200h9v1h-1.800v1h-1v-1h-1.200v1h-1v-1h-1.200v1h-1v-1H7.500z',
}
const WOLF: Glyph = {
  ink: 'M3.500 1.500L8 5.800c2.600-.9 5.400-.9 8 0l4.500-4.300.5 9.500-3 5-3.500 2-2.500 4.500L9.500 18 6 16l-3-5z',
  paper: 'M7.500 10l3.500 1.600-3.500 1zM16.500 10L13 11.600l3.500 1zM10.800 17.200h2.400L12 19z',
}

const GREAT_HELM: Glyph = {
  ink: 'M5 4.500C7 3 9.500 2.500 12 2.500s5 .5 7 2V15c0 4-3 6.500-7 7.500-4-1-7-3.500-7-7.500z',
  paper:
    'M6.500 9.200h4.700V4.500h1.600v4.700h4.700v1.900h-4.700V20h-1.600v-8.900H6.500zM8 14.500h1.500V16H8zM14.500 14.500H16V16h-1.500z',
}
const FROG: Glyph = {
  ink: 'M6.500 3a3.500 3.500 0 0 1 3.300 2.500c1.400-.3 3-.3 4.400 0A3.500 3.500 0 1 1 20 9.300c1 1.500 1.500 3.200 1.500 5C21.500 19 17.500 22 12 22s-9.500-3-9.500-7.700c0-1.800.5-3.500 1.500-5A3.500 3.500 0 0 1 6.500 3z',
  paper:
    'M6.500 5a1.500 1.500 0 1 0 .01 0zM17.500 5a1.500 1.500 0 1 0 .01 0zM5 14.500c4.500 2 9.500 2 14 0-1 3-3.800 4.500-7 4.500s-6-1.500-7-4.500z',
}
const POINTED_HAT: Glyph = {
  ink: 'M12 .5l5.500 10.500c1 1 1.500 2.300 1.500 3.800 0 4.200-3 7.700-7 7.700s-7-3.500-7-7.700c0-1.500.5-2.800 1.500-3.800z',
  paper:
    'M6.800 10.800h10.400v1.500H6.800zM8.500 14h2.300v1.500H8.500zM13.200 14h2.300v1.500h-2.300zM9 18.200c2 1.200 4 1.200 6 0v1.300c-2 1.200-4 1.200-6 0z',
}

const HEADS: Readonly<Record<string, Glyph>> = {
  amazon: PLUMES,
  human: HELMET,
  norse: WINGED,
  chaos: HORNS,
  nurgle: ONE_EYE,
  'chaos-dwarf': TALL_HAT,
  dwarf: BEARD,
  orc: TUSKS,
  goblin: GRIN,
  'dark-elf': SHARP,
  elf: BAND,
  'high-elf': SPIRE,
  'wood-elf': LEAVES,
  halfling: CURLS,
  skaven: SNOUT,
  lizardman: CREST,
  khemri: HEADDRESS,
  necromantic: STITCHED,
  undead: SKULL,
  vampire: FANGS,
  ogre: BRUTE,
  knights: GREAT_HELM,
  slann: FROG,
  gnome: POINTED_HAT,
}
const FOX: Glyph = {
  ink: 'M2.500 2l6.500 4.500c2-.6 4-.6 6 0L21.500 2l-.5 8-4 5.500-5 7-5-7-4-5.500z',
  paper: 'M7.500 10.500l3 1.500-3 .7zM16.500 10.500l-3 1.500 3 .7zM10.700 18.500h2.600L12 20.500z',
}
const BOAR: Glyph = {
  ink: 'M3 4l5 2c2.600-.8 5.400-.8 8 0l5-2-1.500 6c1 3.500.5 7-1.500 9.500-3.500 2.500-8.500 2.500-12 0C4 17 3.500 13.500 4.500 10z',
  paper:
    'M8 9.500h2.500v1.700H8zM13.500 9.500H16v1.700h-2.500zM8.500 14h7v4h-7zM10 15.200v1.600h1v-1.600zM13 15.200v1.600h1v-1.600zM4.500 13l1.800 4 1-3zM19.500 13l-1.800 4-1-3z',
}
const ROLLER: Glyph = {
  ink: 'M4 3h6v4h8l3 5v9H3v-8l1-2z',
  paper: 'M7 14.500a3.500 3.500 0 1 0 .01 0zM17 16a2.500 2.500 0 1 0 .01 0zM12 9h4.500l1.500 2.500h-6z',
}
const HOOD: Glyph = {
  ink: 'M12 1.500C6.500 4 4 8.500 4 14l-1 8.500h18L20 14c0-5.500-2.500-10-8-12.500z',
  paper:
    'M12 7c-3 1-4.500 3.500-4.500 6.500S9 19 12 19s4.500-2.500 4.500-5.500S15 8 12 7zM9.500 12.500h2v1.700h-2zM12.500 12.500h2v1.700h-2z',
}

const SLACK_JAW: Glyph = {
  ink: 'M5.500 6L4.500 2.500 8.500 4 11 2l2.500 2.500L17.500 2.500l-.5 3.300C19 7.500 20 9.800 20 12.500c0 2-.6 3.600-1.700 4.800l.7 3.200-4 2H9l-4-2 .7-3.200C4.600 16.100 4 14.500 4 12.500 4 9.800 4.500 7.700 5.500 6z',
  paper:
    'M8.800 8.800a2.400 2.400 0 1 0 .01 0zM16 10.600a1.200 1.200 0 1 0 .01 0zM7.500 16.500h9V20h-2.200v-1.600h-1.600V20H7.500zM13 5.500l2.500 2 -.8 1 -2.500 -2z',
}

const BY_POSITION: readonly (readonly [RegExp, Glyph])[] = [
  [/troll-slayer|grim-ironjaw/, BEARD],
  [/deathroller|pump-wagon/, ROLLER],
  [/woodland-fox/, FOX],
  [/beer-boar/, BOAR],
  [/assassin|sneaky-stabba|horkon|wraith/, HOOD],
  [/griff|zara/, HELMET],
  [/rat-ogre|headsplitter|skuttlespike/, SNOUT],
  [/treeman|deeproot/, TREE],
  [/minotaur|grashnak|bull-centaur|borak/, HORNS],
  [/werewol|ulfwer/, WOLF],
  [/flesh-golem/, STITCHED],
  [/beast-of/, ONE_EYE],
  [/mummy|tomb-guardian|ramtut|thro-ra|blitz-ra/, HEADDRESS],
  [/troll|ogre|yhetee|bloodspawn|vargheist|morg|ripper|kroxigor|bolgrot|zug|thrud/, BRUTE],
  [/hobgoblin/, TUSKS],
  [/beastman|pestigor|gor\b|bloodseeker|khorngor/, HORNS],
  [/halfling|hopeful|hefty/, CURLS],
  [
    /snotling|gnoblar|goblin|nobbla|scrappa|fungus|bomber|bomma|looney|fanatic|pogoer|ooligan|doom-diver/,
    GRIN,
  ],
  [/old-world-dwarf/, BEARD],
  [/renegade-orc/, TUSKS],
  [/renegade-skaven|clanrat|underworld-skaven|skaven-/, SNOUT],
  [/renegade-dark-elf/, SHARP],
  [/renegade-human/, HELMET],
  [/underworld-goblin/, GRIN],
  [/gnome-beastmaster/, CURLS],
  [/vampire|luthor/, FANGS],
  [/zombie/, SLACK_JAW],
  [/skeleton|wight/, SKULL],
]

/** The head drawn for a player of a team. */
export const glyphOf = (roster: string, position: string): Glyph =>
  BY_POSITION.find(([pattern]) => pattern.test(position))?.[1] ?? HEADS[peopleOf(roster)] ?? HELMET
