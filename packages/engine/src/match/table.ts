/** Inclusive ranges of a sum to what they mean. */
export type Table<Row> = readonly { readonly from: number; readonly to: number; readonly row: Row }[]

/** A table without gaps or ends: its first row up to where the second begins, and so on; the last has no end. */
export const stepped = <Row>(
  first: Row,
  ...later: readonly (readonly [from: number, row: Row])[]
): Table<Row> =>
  [[-Infinity, first] as const, ...later].map(([from, row], index) => ({
    from,
    to: (later[index]?.[0] ?? Infinity) - 1,
    row,
  }))

export const lookUp = <Row>(table: Table<Row>, sum: number): Row => {
  const first = table[0]
  const last = table.at(-1)
  if (first === undefined || last === undefined) throw new Error('an empty table')
  if (sum < first.from) return first.row
  return table.find((entry) => sum >= entry.from && sum <= entry.to)?.row ?? last.row
}

/** The numbers `7` or `2-4` stand for; null for anything else. */
export function spanOf(text: string): { readonly from: number; readonly to: number } | null {
  const [, first, last = first] = /^(\d{1,3})(?:-(\d{1,3}))?$/u.exec(text) ?? []
  const [from, to] = [Number(first), Number(last)]
  return from <= to ? { from, to } : null
}

/** A table with some rows changed, by the number or the span of numbers that means something else now: `7`, `2-4`. */
export function withRows<Row>(table: Table<Row>, changes: Readonly<Record<string, Row>>): Table<Row> {
  let rows = table
  for (const [span, row] of Object.entries(changes)) {
    const found = spanOf(span)
    if (found === null) throw new Error(`${span} is no row of a table`)
    const { from, to } = found
    const others = rows.flatMap((entry) =>
      [
        { ...entry, to: Math.min(entry.to, from - 1) },
        { ...entry, from: Math.max(entry.from, to + 1) },
      ].filter((part) => part.from <= part.to),
    )
    rows = [...others, { from, to, row }].toSorted((a, b) => a.from - b.from)
  }
  return rows
}
