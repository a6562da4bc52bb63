import { plain } from './plain.ts'
import { wrap } from './wrap.ts'

/** A column: words stand to the left, numbers to the right. */
export interface Column {
  readonly title: string
  readonly right?: boolean
  /** What does not fit goes on in the next line. */
  readonly wraps?: boolean
}
export const words = (title: string): Column => ({ title })
export const numbers = (title: string): Column => ({ title, right: true })
export const prose = (title: string): Column => ({ title, wraps: true })

export type Cell = string | number
export const WIDTH = 80
const GAP = '  '

/** The letters of a text as a terminal shows them, marks and all; each takes one column, near enough for names. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const lettersOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)
const widthOf = (text: string): number => lettersOf(text).length

const cut = (text: string, width: number): string =>
  widthOf(text) <= width
    ? text
    : `${lettersOf(text)
        .slice(0, Math.max(0, width - 1))
        .join('')}…`

/** Rows under their titles, aligned, within 80 columns: where they do not fit the widest column of words gives way. */
export function textTable(columns: readonly Column[], rows: readonly (readonly Cell[])[]): string {
  const shown = rows.map((row) => row.map((cell) => plain(String(cell))))
  const widths = columns.map(({ title }, index) =>
    Math.max(widthOf(title), ...shown.map((row) => widthOf(row[index] ?? ''))),
  )
  const total = () => widths.reduce((sum, width) => sum + width, GAP.length * (widths.length - 1))
  while (total() > WIDTH) {
    const prosy = columns.findIndex(({ wraps }, index) => wraps === true && (widths[index] ?? 0) > NARROW)
    const wordy = widths.map((width, index) => (columns[index]?.right === true ? 0 : width))
    const widest = prosy < 0 ? wordy.indexOf(Math.max(...wordy)) : prosy
    if ((wordy[widest] ?? 0) <= LEAST) break
    widths[widest] = (widths[widest] ?? 0) - 1
  }
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => {
        const width = widths[index] ?? 0
        const text = cut(cell, width)
        const fill = ' '.repeat(Math.max(0, width - widthOf(text)))
        return columns[index]?.right === true ? fill + text : text + fill
      })
      .join(GAP)
      .trimEnd()
  const titles = columns.some(({ title }) => title !== '') ? [line(columns.map(({ title }) => title))] : []
  const folded = (cells: readonly string[]): string[] => {
    const parts = cells.map((cell, index) =>
      columns[index]?.wraps === true ? wrap(cell, widths[index] ?? WIDTH, '').split('\n') : [cell],
    )
    const height = Math.max(1, ...parts.map(({ length }) => length))
    return Array.from({ length: height }, (_, row) => line(parts.map((part) => part[row] ?? '')))
  }
  return [...titles, ...shown.flatMap(folded)].join('\n')
}
const [LEAST, NARROW] = [8, 16]

/** Gold as people write it: `1,150,000`. */
export const gold = (amount: number): string => amount.toLocaleString('en')

/** Gold in thousands, where a table has no room for more: `1150k`. */
export const thousands = (amount: number): string => `${Math.round(amount / 1000)}k`
