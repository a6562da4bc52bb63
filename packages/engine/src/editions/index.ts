import type { Edition } from '../match/edition.ts'
import { basic } from './basic/index.ts'
import { basicSevens } from './basic-sevens/index.ts'
import { ickle } from './ickle/index.ts'
import { leagues16 } from './leagues16/index.ts'
import { lrb4 } from './lrb4/index.ts'
import { sevens } from './sevens/index.ts'

const books: Record<string, Edition> = { lrb4, ickle, leagues16, basic, 'basic-sevens': basicSevens, sevens }
export const EDITIONS: Readonly<Record<string, Edition>> = books

/** Adds a book of one's own: house rules, or a small one for tests. Its id must be new. The answer takes it out again. */
export function addEdition(edition: Edition): () => void {
  const known = books[edition.id]
  if (known !== undefined && known !== edition) throw new Error(`there is an edition ${edition.id} already`)
  books[edition.id] = edition
  return () => delete books[edition.id]
}

export function editionOf(id: string): Edition {
  const edition = EDITIONS[id]
  if (edition === undefined)
    throw new Error(`no such edition: ${id} (there is ${Object.keys(EDITIONS).join(', ')})`)
  return edition
}
