import { plain } from './plain.ts'

/** A column: words stand to the left, numbers to the right. */
export interface Column {
  readonly title: string
  readonly right?: boolean
}
export const words = (title: string): Column => ({ title })
export const numbers = (title: string): Column => ({ title, right: true })

export type Cell = string | number
export const WIDTH = 80

/** The letters of a text as a terminal shows them, marks and all; each takes one column, near enough for names. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const lettersOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)
const widthOf = (text: string): number => lettersOf(text).length

/** The end of a text gives way where it is too long, or all but so many letters of it. */
function cut(text: string, width: number, end = 0): string {
  const letters = lettersOf(text)
  if (letters.length <= width) return text
  const start = letters.slice(0, Math.max(0, width - 1 - end))
  return `${start.join('')}…${letters.slice(letters.length - end).join('')}`
}

/** A column of texts cut to a width: those that would read alike keep their ends instead, where names differ. */
function cutAll(texts: readonly string[], width: number): readonly string[] {
  const short = texts.map((text) => cut(text, width))
  const isAlike = (one: number): boolean =>
    texts.some((text, other) => text !== texts[one] && short[other] === short[one])
  return texts.map((text, index) =>
    isAlike(index) ? cut(text, width, Math.floor((2 * (width - 1)) / 3)) : (short[index] ?? ''),
  )
}

/** Rows under their titles, aligned, within 80 columns: where they do not fit the widest column of words gives way. */
export function textTable(columns: readonly Column[], rows: readonly (readonly Cell[])[]): string {
  const shown = rows.map((row) => row.map((cell) => plain(String(cell))))
  const widths = columns.map(({ title }, index) =>
    Math.max(widthOf(title), ...shown.map((row) => widthOf(row[index] ?? ''))),
  )
  const total = () => widths.reduce((sum, width) => sum + width, gap.length * (widths.length - 1))
  // Numbers are never cut; a table of many columns stands closer instead.
  const least = widths.reduce(
    (sum, width, index) => sum + (columns[index]?.right === true ? width : Math.min(width, LEAST)),
    2 * (widths.length - 1),
  )
  const gap = least > WIDTH ? ' ' : '  '
  while (total() > WIDTH) {
    const wordy = widths.map((width, index) => (columns[index]?.right === true ? 0 : width))
    const widest = wordy.indexOf(Math.max(...wordy))
    if ((wordy[widest] ?? 0) <= LEAST) break
    widths[widest] = (widths[widest] ?? 0) - 1
  }
  const fitting = columns.map((_, index) =>
    cutAll(
      shown.map((row) => row[index] ?? ''),
      widths[index] ?? 0,
    ),
  )
  const line = (cells: readonly string[]): string =>
    cells
      .map((text, index) => {
        const width = widths[index] ?? 0
        const fill = ' '.repeat(Math.max(0, width - widthOf(text)))
        return columns[index]?.right === true ? fill + text : text + fill
      })
      .join(gap)
      .trimEnd()
  const titles = columns.some(({ title }) => title !== '')
    ? [line(columns.map(({ title }, index) => cut(title, widths[index] ?? 0)))]
    : []
  return [...titles, ...rows.map((_, row) => line(fitting.map((column) => column[row] ?? '')))].join('\n')
}
const LEAST = 8

/** Gold as people write it: `1,150,000`. */
export const gold = (amount: number): string => amount.toLocaleString('en')

/** Gold in thousands, where a table has no room for more: `1150k`. */
export const thousands = (amount: number): string => `${Math.round(amount / 1000)}k`
