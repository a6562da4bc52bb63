/** The people behind a team list: books name the same ones differently, and some lists are of several. */
const PEOPLES: Readonly<Record<string, string>> = {
  'black-orc': 'orc',
  brettonians: 'knights',
  'chaos-chosen': 'chaos',
  'chaos-renegades': 'chaos',
  'dark-elves': 'dark-elf',
  'elven-union': 'elf',
  gnome: 'gnome',
  'high-elves': 'high-elf',
  'imperial-nobility': 'knights',
  khorne: 'chaos',
  lizardmen: 'lizardman',
  'necromantic-horror': 'necromantic',
  'old-world-alliance': 'human',
  'shambling-undead': 'undead',
  snotling: 'goblin',
  'tomb-kings': 'khemri',
  'underworld-denizens': 'skaven',
  'wood-elves': 'wood-elf',
}

/** `amazons`, `amazon-legend` and `amazon` are one people. */
export function peopleOf(roster: string): string {
  const list = roster.replace(/-legend$/u, '')
  return PEOPLES[list] ?? list.replace(/s$/u, '')
}
