import { csv } from '@touchback/words'

/** What stands in a cell: what it is sorted by, and what a file says. */
export type Cell = string | number | null

/** A column of a table of somebody. */
export interface Column<Row> {
  readonly id: string
  readonly name: string
  /** The head of a narrow column; its name is told beside it. */
  readonly short?: string
  readonly value: (row: Row) => Cell
  /** Where it reads otherwise than it is sorted. */
  readonly text?: (row: Row) => string
  readonly href?: (row: Row) => string
  /** Its text is words, though it is sorted by a number. */
  readonly words?: true
  /** There is no room for it on a phone. */
  readonly wide?: true
  /** A team whose crest stands before it. */
  readonly crest?: (row: Row) => string
}

export interface Sorting {
  readonly by: string
  readonly down: boolean
}

/** Words begin at the left. */
export const isWords = <Row>({ value, words }: Column<Row>, rows: readonly Row[]): boolean =>
  words === true || rows.some((row) => typeof value(row) === 'string')

/** Numbers begin with the most, words with A; asked again they turn round. */
export const sortedAnew = <Row>(
  column: Column<Row>,
  rows: readonly Row[],
  { by, down }: Sorting,
): Sorting => ({
  by: column.id,
  down: by === column.id ? !down : !rows.some((row) => typeof column.value(row) === 'string'),
})

/** Rows in the order of one column; who has nothing there comes last, whichever way, and equals stay as they came. */
export function sortedRows<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { by, down }: Sorting,
): readonly Row[] {
  const column = columns.find(({ id }) => id === by)
  if (column === undefined) return rows
  const turn = down ? -1 : 1
  return rows.toSorted((a, b) => {
    const [one, other] = [column.value(a), column.value(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return turn * compared(one, other)
  })
}

const order = new Intl.Collator('en', { numeric: true })
const compared = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : order.compare(String(one), String(other))

/** A table as spreadsheets read it. */
export const tableCsv = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  csv(rows.map((row) => Object.fromEntries(columns.map(({ name, value }) => [name, value(row)]))))
