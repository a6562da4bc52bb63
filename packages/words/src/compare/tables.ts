import { plainWords } from '../words.ts'
import type { Difference } from './plain.ts'

type Row = { readonly from: number; readonly to: number; readonly row: string }
export type AnyTable = readonly Row[]

export const isTable = (value: unknown): value is AnyTable =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((row: unknown) => typeof row === 'object' && row !== null && 'from' in row && 'row' in row)

/** Row by row, from the lowest number either table knows to the highest; numbers that differ alike are one line. */
export function compareTables(a: AnyTable, b: AnyTable): Difference[] {
  const numbers = [...a, ...b].flatMap(({ from, to }) => [from, to])
  const found: { from: number; to: number; a: string | null; b: string | null }[] = []
  for (let number = Math.min(...numbers); number <= Math.max(...numbers); number++) {
    const [left, right] = [rowOf(a, number), rowOf(b, number)]
    const last = found.at(-1)
    if (last?.a === left && last.b === right) last.to = number
    else found.push({ from: number, to: number, a: left, b: right })
  }
  return found.flatMap((row) =>
    row.a === row.b
      ? []
      : [{ what: row.from === row.to ? `${row.from}` : `${row.from}-${row.to}`, a: row.a, b: row.b }],
  )
}

const rowOf = (table: AnyTable, number: number): string | null => {
  const row = table.find(({ from, to }) => number >= from && number <= to)?.row
  return row === undefined ? null : plainWords(row)
}
