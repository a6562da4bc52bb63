import type { Catalogue, Ruling } from '@touchback/words'

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

/** A text with links where it names another rule or a ruling of the same book. */
export function linked(text: string, file: string, catalogue: Catalogue): Piece[] {
  return text.split(NAMES).map((part) => ({ text: part, href: addressOf(part, file, catalogue) }))
}

function addressOf(name: string, file: string, catalogue: Catalogue): string | null {
  if (!NAMES.test(name)) return null
  if (catalogue.rules.some(({ id }) => id === name)) return ruleAddress(name)
  const ruling = catalogue.rulings.find((found) => found.id === name && found.file === file)
  return ruling === undefined ? null : rulingAddress(ruling)
}
