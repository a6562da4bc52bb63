import type { Table } from '../../match/table.ts'

const rows = (...entries: readonly (readonly [from: number, to: number, row: string])[]): Table<string> =>
  entries.map(([from, to, row]) => ({ from, to, row }))

const CASUALTIES: readonly string[] = ['badly-hurt', 'nasty-injury', 'niggling-injury', 'dead']

/** How bad a casualty is, beside others. */
export const severity = (row: string): number => CASUALTIES.indexOf(row)

export const casualty: Table<string> = rows(
  [1, 3, 'badly-hurt'],
  [4, 4, 'nasty-injury'],
  [5, 5, 'niggling-injury'],
  [6, 6, 'dead'],
)

export const kickOffTable: Table<string> = rows(
  [2, 2, 'get-the-ref'],
  [3, 3, 'riot'],
  [4, 4, 'instinctive-defence'],
  [5, 5, 'high-kick'],
  [6, 6, 'cheering-fans'],
  [7, 7, 'no-event'],
  [8, 8, 'brilliant-coaching'],
  [9, 9, 'quick-snap'],
  [10, 10, 'blitz'],
  [11, 11, 'throw-a-rock'],
  [12, 12, 'pitch-invasion'],
)
