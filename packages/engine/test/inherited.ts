import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readScenarios, type Scenario } from '../src/testing/scenario.ts'

const root = join(import.meta.dirname, '..', 'scenarios')

/** The scenarios in a book's own folder. */
export const scenariosOf = (book: string): readonly Scenario[] =>
  globSync('*.json', { cwd: join(root, book) })
    .toSorted()
    .flatMap((file) => readScenarios(JSON.parse(readFileSync(join(root, book, file), 'utf8'))))

/** Fields in which a scenario names a square, or several. */
const SQUARES = ['at', 'ball', 'from', 'to', 'path', 'place', 'landing']

type Shift = (x: number, y: number) => readonly [number, number]

const isSquare = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number')

/** The same scenario, with every square it names somewhere else. */
export function elsewhere(scenario: Scenario, shift: Shift): Scenario {
  const moved = (value: unknown, squares: boolean): unknown => {
    if (squares && isSquare(value)) return shift(...value)
    if (Array.isArray(value)) return value.map((part) => moved(part, squares))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, moved(part, SQUARES.includes(key) || squares)]),
    )
  }
  // The shape stays what it was: only numbers have changed.
  return moved(scenario, false) as Scenario
}

/** All squares a scenario names. */
export function squaresIn(scenario: Scenario): readonly (readonly [number, number])[] {
  const found: [number, number][] = []
  elsewhere(scenario, (x, y) => {
    found.push([x, y])
    return [x, y]
  })
  return found
}
