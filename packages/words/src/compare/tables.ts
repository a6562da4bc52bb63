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
    if (left === null && right === null) continue
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

/** The last digit that the second die of a D66 or D68 can show; null for dice that are added up. */
const lastUnit = (table: AnyTable): number | null =>
  table[0]?.from === 11 ? (table.at(-1)?.to ?? 0) % 10 : null

function rowOf(table: AnyTable, number: number): string | null {
  const units = lastUnit(table)
  if (units !== null && (number % 10 < 1 || number % 10 > units)) return null
  const row = table.find(({ from, to }) => number >= from && number <= to)?.row
  return row === undefined ? null : rowWords(row)
}

/** `ma-1` is a point of Movement Allowance less. */
const rowWords = (row: string): string =>
  /^[a-z]{2}-1$/u.test(row) ? `−1 ${row.slice(0, 2).toUpperCase()}` : plainWords(row)
