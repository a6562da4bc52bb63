import type { InjuryRow, Weather } from '../../match/book-rules.ts'
import type { Table } from '../../match/table.ts'

const rows = <Row>(...entries: readonly (readonly [from: number, to: number, row: Row])[]): Table<Row> =>
  entries.map(([from, to, row]) => ({ from, to, row }))

export const injury: Table<InjuryRow> = rows([2, 7, 'stunned'], [8, 9, 'ko'], [10, 12, 'casualty'])

export const casualty: Table<string> = rows([1, 3, 'badly-hurt'], [4, 5, 'serious-injury'], [6, 6, 'dead'])

export const seriousInjury: Table<string> = rows(
  [11, 36, 'miss-next-game'],
  [41, 56, 'niggling'],
  [61, 62, 'ma-1'],
  [63, 63, 'st-1'],
  [64, 64, 'ag-1'],
  [65, 66, 'av-1'],
)

export const weatherTable: Table<string> = rows(
  [2, 2, 'sweltering-heat'],
  [3, 3, 'very-sunny'],
  [4, 10, 'nice'],
  [11, 11, 'pouring-rain'],
  [12, 12, 'blizzard'],
)

export const weather: Readonly<Record<string, Weather>> = {
  'sweltering-heat': { name: 'Sweltering Heat', modifies: {}, heat: true },
  'very-sunny': { name: 'Very Sunny', modifies: { pass: -1, 'throw-team-mate': -1 } },
  nice: { name: 'Nice', modifies: {} },
  'pouring-rain': { name: 'Pouring Rain', modifies: { catch: -1, intercept: -1, 'pick-up': -1 } },
  blizzard: { name: 'Blizzard', modifies: {}, rush: 3, longestPass: 1 },
}

export const kickOffTable: Table<string> = rows(
  [2, 2, 'injury-time'],
  [3, 3, 'get-the-ref'],
  [4, 4, 'perfect-defence'],
  [5, 5, 'cheering-fans'],
  [6, 6, 'bad-kick'],
  [7, 7, 'changing-weather'],
  [8, 8, 'quick-snap'],
  [9, 9, 'brilliant-coaching'],
  [10, 10, 'blitz'],
  [11, 11, 'throw-a-rock'],
  [12, 12, 'pitch-invasion'],
)
