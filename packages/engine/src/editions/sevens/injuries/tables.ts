import type { InjuryRow } from '../../../match/book-rules.ts'
import type { Table } from '../../../match/table.ts'

const rows = <Row>(...entries: readonly (readonly [from: number, to: number, row: Row])[]): Table<Row> =>
  entries.map(([from, to, row]) => ({ from, to, row }))

/** Whatever is more than 12 counts as 12. rule: injury.roll */
export const injury: Table<InjuryRow> = rows(
  [2, 7, 'stunned'],
  [8, 9, 'ko'],
  [10, 10, 'badly-hurt'],
  [11, 11, 'seriously-hurt'],
  [12, 12, 'dead'],
)

export const stuntyInjury: Table<InjuryRow> = rows(
  [2, 6, 'stunned'],
  [7, 8, 'ko'],
  [9, 10, 'badly-hurt'],
  [11, 11, 'seriously-hurt'],
  [12, 12, 'dead'],
)
