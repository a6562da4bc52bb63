import type { Table } from '../../match/table.ts'

/** D68, rolled straight after an Injury roll of 10 and more. rule: injury.d68 */
export const seriousInjury: Table<string> = [
  { from: 11, to: 18, row: 'minor-injury' },
  { from: 21, to: 28, row: 'shaken-up' },
  { from: 31, to: 38, row: 'badly-shaken-up' },
  { from: 41, to: 48, row: 'miss-next-game' },
  { from: 51, to: 52, row: 'niggling' },
  { from: 53, to: 54, row: 'ma-1' },
  { from: 55, to: 56, row: 'av-1' },
  { from: 57, to: 57, row: 'st-1' },
  { from: 58, to: 58, row: 'ag-1' },
  { from: 61, to: 68, row: 'dead' },
]
