import { type Catalogue, placeOf, readableRule, type Ruling } from '@touchback/words'

export const ruleAddress = (id: string): string => `#/rulebook/${encodeURIComponent(id)}`
/** A skill as it stands on a sheet, whatever follows its colon, in the book of that sheet: books read them differently. */
export const skillAddress = (skill: string, book: string): string =>
  `#/rulebook/skills/${encodeURIComponent(skill.split(':')[0] ?? skill)}?book=${encodeURIComponent(book)}`
export const rulingAddress = ({ file, id }: Pick<Ruling, 'file' | 'id'>): string =>
  `#/rulebook/rulings/${encodeURIComponent(file)}/${id}`

export interface Piece {
  readonly text: string
  readonly href: string | null
}

const NAMES = /(?<id>[a-z][\w-]*(?:\.[\w-]+)+|\b[AG]-\d+\b)/u

/** A text with links where it names another rule or a ruling of the same book, by what they are about. */
export const linked = (text: string, file: string, catalogue: Catalogue): Piece[] =>
  text.split(NAMES).map((part) => named(part, file, catalogue))

function named(name: string, file: string, catalogue: Catalogue): Piece {
  if (!NAMES.test(name)) return { text: name, href: null }
  const rule = catalogue.rules.find(({ id }) => id === name)
  if (rule !== undefined) return { text: placeOf(rule).name, href: ruleAddress(name) }
  const ruling = catalogue.rulings.find((found) => found.id === name && found.file === file)
  return ruling === undefined
    ? { text: name, href: null }
    : { text: rulingTitle(ruling), href: rulingAddress(ruling) }
}

/** What a ruling is about: the first sentence of it. */
const rulingTitle = ({ text }: Pick<Ruling, 'text'>): string => readableRule(text).split('. ')[0] ?? ''
