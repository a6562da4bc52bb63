import { expect } from 'vitest'

/**
 * Stands in for vitest where a test file is loaded to be run many times over in one thread: it only collects. Enough of it
 * for tests of rules; whatever a file uses beyond that is missing and says so when it loads.
 */
export interface Collected {
  readonly name: string
  readonly run: () => unknown
}

export const COLLECTED: Collected[] = []
const path: string[] = []

/** A test, with or without what vitest should know of it. */
function collect(name: string, ...given: [run: () => unknown] | [options: object, run: () => unknown]): void {
  const run = given.length === 1 ? given[0] : given[1]
  COLLECTED.push({ name: [...path, name].join(' > '), run })
}

function within(name: string, body: () => void): void {
  path.push(name)
  body()
  path.pop()
}

type Collect = (name: string, run: () => unknown) => void

/** One for each row of a table. */
const table =
  (how: Collect, given: (row: unknown) => readonly unknown[]) =>
  (rows: readonly unknown[]) =>
  (name: string, body: (...row: unknown[]) => unknown): void =>
    rows.forEach((row, index) => how(`${name} [${index}]`, () => body(...given(row))))

const spread = (row: unknown): readonly unknown[] => (Array.isArray(row) ? row : [row])
const whole = (row: unknown): readonly unknown[] => [row]

export const test = Object.assign(collect, { each: table(collect, spread), for: table(collect, whole) })
export const describe = Object.assign(within, { each: table(within, spread) })
export const vi = { setConfig: (): void => {} }
export { expect }
