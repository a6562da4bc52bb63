/** One entry of the rule catalogue, in our own words. */
export interface CatalogueRule {
  readonly id: string
  readonly text: string
  /** The file it stands in, without `.md`. */
  readonly file: string
  readonly line: number
  readonly section: string
  /** The optional module it belongs to; null where the catalogue names none. */
  readonly module: string | null
  /** Rulings it refers to: `A-07`, `G-3`. */
  readonly rulings: readonly string[]
}

/** A hole in a book, or its geometry, and how we read it. */
export interface Ruling {
  readonly id: string
  readonly file: string
  readonly line: number
  readonly text: string
}

export interface Catalogue {
  readonly files: readonly string[]
  readonly rules: readonly CatalogueRule[]
  readonly rulings: readonly Ruling[]
}

const HEADING = /^#{2,3}\s+(?<title>.*?)(?:\s+\[(?<module>[^\]]+)\])?\s*$/u
const RULE =
  /^- `(?<id>[a-z0-9][\w.-]*\.[\w.-]+)`(?:\s+\*\*\[[^\]]*\]\*\*)?(?:\s+†)?\s+(?:[—–-]\s+)?(?<text>.*)$/u
const RULING = /^- \*\*(?<id>[AG]-\d+)\s+(?<text>.*)$/u
const MODULE = /\{(?<module>[a-z-]+)\}/u

/** Reads one file of `rules/`; `file` is its name without `.md`. */
export function parseCatalogue(file: string, markdown: string): Catalogue {
  const rules: CatalogueRule[] = []
  const rulings: Ruling[] = []
  let section = ''
  let module: string | null = null
  for (const [index, text] of markdown.split('\n').entries()) {
    const heading = HEADING.exec(text)?.groups
    if (heading !== undefined) {
      section = heading['title'] ?? ''
      module = heading['module'] ?? null
    }
    const rule = RULE.exec(text)?.groups
    if (rule !== undefined)
      rules.push({
        id: rule['id'] ?? '',
        text: rule['text'] ?? '',
        file,
        line: index + 1,
        section,
        module: MODULE.exec(text)?.groups?.['module'] ?? module,
        rulings: text.match(/\b[AG]-\d+\b/gu) ?? [],
      })
    const ruling = RULING.exec(text)?.groups
    if (ruling !== undefined)
      rulings.push({
        id: ruling['id'] ?? '',
        file,
        line: index + 1,
        text: (ruling['text'] ?? '').replaceAll('**', ''),
      })
  }
  return { files: [file], rules, rulings }
}

/** Several files as one. */
export const joinCatalogues = (parts: readonly Catalogue[]): Catalogue => ({
  files: parts.flatMap(({ files }) => files),
  rules: parts.flatMap(({ rules }) => rules),
  rulings: parts.flatMap(({ rulings }) => rulings),
})

/** Rules that hold every word, in the id, the text or the section; the best matches (in the id) first. */
export function findRules({ rules }: Catalogue, words: readonly string[]): CatalogueRule[] {
  const wanted = words.map((word) => word.toLowerCase())
  const idHits = (rule: CatalogueRule) => wanted.filter((word) => rule.id.includes(word)).length
  const holds = (rule: CatalogueRule) => {
    const all = `${rule.id} ${rule.text} ${rule.section} ${rule.module ?? ''}`.toLowerCase()
    return wanted.every((word) => all.includes(word))
  }
  return rules.filter(holds).toSorted((a, b) => idHits(b) - idHits(a))
}
