import { type Catalogue, joinCatalogues, parseCatalogue } from '@touchback/words'

/** The rule catalogue in our words, a file a chunk: loaded when somebody first looks a rule up. */
const FILES = import.meta.glob<string>('../../../../rules/*.md', { query: '?raw', import: 'default' })

const nameOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.md$/, '')
const read = new Map<string, Promise<Catalogue>>()

function readFile(path: string): Promise<Catalogue> {
  const known = read.get(path) ?? FILES[path]?.().then((text) => parseCatalogue(nameOf(path), text))
  if (known === undefined) throw new Error(`no rules in ${path}`)
  read.set(path, known)
  return known
}

/** Every book, or only the files of the book whose rules begin with this word. */
export async function loadCatalogue(book: string | null = null): Promise<Catalogue> {
  const paths = Object.keys(FILES).filter((path) => book === null || nameOf(path).startsWith(book))
  return joinCatalogues(await Promise.all((paths.length === 0 ? Object.keys(FILES) : paths).map(readFile)))
}
