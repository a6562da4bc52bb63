import { byName } from '../doors/shape.ts'
import type { Edition } from '../match/edition.ts'
import { houseEdition } from '../match/house.ts'
import type { MatchSpec } from '../match/sheet.ts'
import { basic } from './basic/index.ts'
import { basicSevens } from './basic-sevens/index.ts'
import { ickle } from './ickle/index.ts'
import { leagues16 } from './leagues16/index.ts'
import { lrb4 } from './lrb4/index.ts'
import { sevens } from './sevens/index.ts'

const books = byName<Record<string, Edition>>({
  lrb4,
  ickle,
  leagues16,
  basic,
  'basic-sevens': basicSevens,
  sevens,
})
for (const { teams, players } of Object.values(books)) {
  byName(teams.rosters)
  byName(teams.specialPlayers)
  byName(players.skills)
}
export const EDITIONS: Readonly<Record<string, Edition>> = books

/** Adds a book of one's own: house rules, or a small one for tests. Its id must be new. The answer takes it out again. */
export function addEdition(edition: Edition): () => void {
  const known = books[edition.id]
  if (known !== undefined && known !== edition) throw new Error(`there is an edition ${edition.id} already`)
  books[edition.id] = edition
  return () => delete books[edition.id]
}

/** A book by its id, or the one a match is played by, house rules and all. */
export function editionOf(of: string | Pick<MatchSpec, 'edition' | 'house'>): Edition {
  const { edition: id, house } = typeof of === 'string' ? { edition: of, house: undefined } : of
  const book = EDITIONS[id]
  if (book === undefined)
    throw new Error(`no such edition: ${id} (there is ${Object.keys(EDITIONS).join(', ')})`)
  return house === undefined ? book : houseEdition(book, house)
}
