/** One entry of the rule catalogue, in our own words. */
export interface CatalogueRule {
  readonly id: string
  readonly text: string
  /** The file it stands in, without `.md`. */
  readonly file: string
  readonly line: number
  readonly section: string
  /** The chapter that the section is part of, or is. */
  readonly chapter: string
  /** What the rules around it describe together: a skill, a weapon; null where the section says it all. */
  readonly group: string | null
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
  /** A table that belongs to it, row by row, the headings first. */
  readonly table: readonly (readonly string[])[]
}

export interface CatalogueFile {
  readonly file: string
  readonly title: string
}

export interface Catalogue {
  readonly files: readonly string[]
  readonly titles: readonly CatalogueFile[]
  readonly rules: readonly CatalogueRule[]
  readonly rulings: readonly Ruling[]
}

const TITLE = /^# (?<title>.*?)(?:\s*[:—–-])?\s+(?:rule )?catalogue\s*$|^# (?<plain>.*)$/u
const HEADING = /^#{2,3}\s+(?<title>.*?)(?:\s+\[(?<module>[^\]]+)\])?\s*$/u
const RULE =
  /^- `(?<id>[a-z0-9][\w.-]*\.[\w.-]+)`(?:\s+\*\*\[[^\]]*\]\*\*)?(?:\s+†)?\s+(?:[—–-]\s+)?(?<text>.*)$/u
const RULING = /^- \*\*(?<id>[AG]-\d+)\s+(?<text>.*)$/u
const MODULE = /\{(?<module>[a-z-]+)\}/u
/** A short line of its own that names what follows: `Big Hand (Physical trait)`, `Bomb:`. */
const GROUP = /^(?<group>[A-Z][^.`|]{1,60}?):?$/u
const ROW = /^\|(?<cells>.*)\|\s*$/u
const RULED = /^[|\s:-]+$/u

/** Reads one file of `rules/`; `file` is its name without `.md`. */
export function parseCatalogue(file: string, markdown: string): Catalogue {
  const rules: CatalogueRule[] = []
  const rulings: (Ruling & { table: string[][] })[] = []
  let title = file
  let section = ''
  let chapter = ''
  let module: string | null = null
  let group: string | null = null
  for (const [index, text] of markdown.split('\n').entries()) {
    const named = TITLE.exec(text)?.groups
    if (named !== undefined) title = named['title'] ?? named['plain'] ?? file
    const heading = HEADING.exec(text)?.groups
    if (heading !== undefined) {
      section = heading['title'] ?? ''
      if (text.startsWith('## ')) chapter = section
      module = heading['module'] ?? null
      group = null
    }
    group = GROUP.exec(text)?.groups?.['group'] ?? group
    const rule = RULE.exec(text)?.groups
    if (rule !== undefined)
      rules.push({
        id: rule['id'] ?? '',
        text: rule['text'] ?? '',
        file,
        line: index + 1,
        section,
        chapter,
        group,
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
        table: [],
      })
    const cells = ROW.exec(text)?.groups?.['cells']
    if (cells !== undefined && !RULED.test(text))
      rulings.at(-1)?.table.push(cells.split('|').map((cell) => cell.trim()))
  }
  return { files: [file], titles: [{ file, title }], rules, rulings }
}

/** Where a rule is found in its book. */
export interface Place {
  /** What the rule is about: the thing described, or the section. */
  readonly name: string
  /** The chapter with its number, as the book counts it. */
  readonly chapter: string
  /** `page 94`; null where the book has no pages. */
  readonly page: string | null
}

const TITLED = /^(?:(?<number>\d+(?:\.\d+)*)\.?\s+)?(?<name>.*?)(?:\s+\((?<page>pages? [\d–-]+)\))?$/u
const titled = (title: string) => TITLED.exec(title)?.groups ?? {}

export function placeOf({ group, section, chapter }: CatalogueRule): Place {
  const { number, name = chapter, page } = titled(chapter)
  return {
    name: group ?? sectionName(section),
    chapter: number === undefined ? name : `${number} ${name}`,
    page: page ?? null,
  }
}

/** A section's title without its number and its pages. */
export const sectionName = (title: string): string => titled(title)['name'] ?? title

/** A text of the catalogue without the marks that are for its keepers: places in the source, emphasis, pointers to rulings. */
export const readableRule = (text: string): string =>
  text
    .replaceAll(/\s*→\s*(?:see\s+)?(?:[AG]-\d+(?:,\s*|\s+and\s+)?)+/gu, '')
    .replaceAll(/\s*\([^()]*\bL\d+[^()]*\)/gu, '')
    .replaceAll(/\s*\{[a-z-]+\}/gu, '')
    .replaceAll(/\s*\*\*\[≠[^\]]*\]\*\*/gu, '')
    .replace(/^\s*[—–-]\s+/u, '')
    .replaceAll(/[*`]/gu, '')
    .trim()

interface NamedSkill {
  readonly id: string
  readonly name: string
}

/** Parts of an id after which the name of a skill comes. */
const SKILL_PARTS: readonly string[] = ['skill', 'coreskill', 'racial']

/** Where a skill is described: under its name, or in an entry of its own. */
function describes({ id, group, section }: CatalogueRule, skill: NamedSkill): boolean {
  const parts = id.split('.')
  const entry = parts.findIndex((part) => SKILL_PARTS.includes(part))
  const isAbout = (heading: string | null) => heading !== null && headsSkill(heading, skill.name)
  return (entry >= 0 && parts[entry + 1] === skill.id) || isAbout(group) || isAbout(section)
}

const names = ({ id }: CatalogueRule, skill: NamedSkill): boolean => id.split('.').includes(skill.id)

/** The rules of a skill; where it is described nowhere, those that name it. */
export function skillRules({ rules }: Catalogue, skill: NamedSkill): CatalogueRule[] {
  const own = rules.filter((rule) => describes(rule, skill))
  return own.length > 0 ? own : rules.filter((rule) => names(rule, skill))
}

/** Rules of other things that have to do with a skill, or with what it is called after. */
export function rulesBesideSkill(catalogue: Catalogue, skill: NamedSkill): CatalogueRule[] {
  const own = skillRules(catalogue, skill)
  return catalogue.rules.filter((rule) => names(rule, skill) && !own.includes(rule))
}

/** `Big Hand (Mutation)` is about Big Hand; `Block dice` is not about Block. */
const headsSkill = (heading: string, name: string): boolean => {
  const [text, skill] = [heading.toLowerCase(), name.toLowerCase()]
  return text.startsWith(skill) && !/^[*+]?\s*[\w]/u.test(text.slice(skill.length))
}

/** Several files as one. */
export const joinCatalogues = (parts: readonly Catalogue[]): Catalogue => ({
  files: parts.flatMap(({ files }) => files),
  titles: parts.flatMap(({ titles }) => titles),
  rules: parts.flatMap(({ rules }) => rules),
  rulings: parts.flatMap(({ rulings }) => rulings),
})

/** Rules that hold every word, in the id, the text or the section; the best matches (in the id) first. */
export function findRules({ rules }: Catalogue, words: readonly string[]): CatalogueRule[] {
  const wanted = words.map((word) => word.toLowerCase())
  const idHits = (rule: CatalogueRule) => wanted.filter((word) => rule.id.includes(word)).length
  const holds = (rule: CatalogueRule) => {
    const all =
      `${rule.id} ${rule.text} ${rule.section} ${rule.group ?? ''} ${rule.module ?? ''}`.toLowerCase()
    return wanted.every((word) => all.includes(word))
  }
  return rules.filter(holds).toSorted((a, b) => idHits(b) - idHits(a))
}
