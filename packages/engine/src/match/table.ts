/** Inclusive ranges of a sum to what they mean. */
export type Table<Row> = readonly { readonly from: number; readonly to: number; readonly row: Row }[]

export const lookUp = <Row>(table: Table<Row>, sum: number): Row => {
  const first = table[0]
  const last = table.at(-1)
  if (first === undefined || last === undefined) throw new Error('an empty table')
  if (sum < first.from) return first.row
  return table.find((entry) => sum >= entry.from && sum <= entry.to)?.row ?? last.row
}
