import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalogue, joinCatalogues, parseCatalogue } from '@touchback/words'

const folder = join(import.meta.dirname, '..', '..', '..', 'rules')

/** Reads every file of `rules/`. */
export function readCatalogue(): Catalogue {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  return joinCatalogues(
    names
      .toSorted()
      .map((name) => parseCatalogue(name.slice(0, -'.md'.length), readFileSync(join(folder, name), 'utf8'))),
  )
}
