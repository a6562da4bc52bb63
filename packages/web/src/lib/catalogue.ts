import { type Catalogue, joinCatalogues, parseCatalogue } from '@touchback/words'

/** The rule catalogue in our words, a file a chunk: loaded when somebody first looks a rule up. */
const FILES = import.meta.glob<string>('../../../../rules/*.md', { query: '?raw', import: 'default' })

const nameOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.md$/, '')
const read = new Map<string, Promise<Catalogue>>()

function readFile(path: string): Promise<Catalogue> {
  const known = read.get(path) ?? FILES[path]?.().then((text) => parseCatalogue(nameOf(path), text))
  if (known === undefined) throw new Error(`no rules in ${path}`)
  read.set(path, known)
  // What failed once may be there the next time somebody looks.
  known.catch(() => read.delete(path))
  return known
}

/** The files of a book in its own order, or everything there is. */
export async function loadCatalogue(files: readonly string[] | null = null): Promise<Catalogue> {
  const all = Object.keys(FILES)
  const wanted = files === null ? all : files.flatMap((file) => all.filter((path) => nameOf(path) === file))
  return joinCatalogues(await Promise.all(wanted.map(readFile)))
}
