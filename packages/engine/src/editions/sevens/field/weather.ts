import type { Table } from '../../../match/table.ts'
import type { Weather } from '../../../match/book-rules.ts'

export const weather: Readonly<Record<string, Weather>> = {
  'sweltering-heat': { name: 'Sweltering Heat', modifies: {}, heat: true },
  'very-sunny': { name: 'Very Sunny', modifies: { pass: -1, 'hail-mary': -1, 'throw-team-mate': -1 } },
  'perfect-conditions': { name: 'Perfect Conditions', modifies: {} },
  'pouring-rain': { name: 'Pouring Rain', modifies: { catch: -1, intercept: -1, 'pick-up': -1 } },
  blizzard: { name: 'Blizzard', modifies: { rush: -1 }, longestPass: 1 },
}

export const weatherTable: Table<string> = [
  { from: 2, to: 2, row: 'sweltering-heat' },
  { from: 3, to: 3, row: 'very-sunny' },
  { from: 4, to: 10, row: 'perfect-conditions' },
  { from: 11, to: 11, row: 'pouring-rain' },
  { from: 12, to: 12, row: 'blizzard' },
]
