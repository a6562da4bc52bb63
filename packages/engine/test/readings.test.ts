import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EDITIONS } from '../src/editions/index.ts'
import { read } from '../src/doors/shape.ts'
import { readSpec } from '../src/doors/spec.ts'
import { Game } from '../src/game.ts'
import { READINGS } from '../src/match/readings.ts'
import { SeededDice } from '../src/rolls/dice.ts'
import { readScenarios, runScenario, type Scenario } from '../src/testing/scenario.ts'
import { randomSpec } from '../src/testing/random-team.ts'

const root = join(import.meta.dirname, '..', 'scenarios')
const scenarios = globSync('*/*.json', { cwd: root }).flatMap((file) =>
  readScenarios(JSON.parse(readFileSync(join(root, file), 'utf8'))),
)

test.each(READINGS)('%s: a scenario either way, in every book that brings it', (id) => {
  const books = Object.values(EDITIONS).filter(({ readings }) => readings[id] !== undefined)
  expect(books.length).toBeGreaterThan(0)
  const tried = scenarios.filter(({ readings }) => readings?.[id] !== undefined)
  for (const on of [true, false]) expect(tried.some(({ readings }) => readings?.[id] === on)).toBe(true)
})

test('a book leaves no reading open that it does not know', () => {
  const known: readonly string[] = READINGS
  for (const { readings } of Object.values(EDITIONS))
    expect(Object.keys(readings).filter((id) => !known.includes(id))).toEqual([])
})

const [book] = Object.values(EDITIONS)
if (book === undefined) throw new Error('no book')
const [home = '', away = ''] = Object.keys(book.teams.rosters)
const plain = randomSpec(book, home, away, 1)
const reading = (readings: object) => ({ ...plain, options: { ...plain.options, readings } })

test.each([
  [{ 'upside-down': true }],
  [{ constructor: true }],
  [JSON.parse('{"__proto__":true}') as object],
  [{ 'leader-stunned': 'yes' }],
  [{ printed2020: true }],
])('readings from outside: %j is refused with a sentence', (readings) => {
  expect(read(readSpec, reading(readings), 'spec').problem).toMatch(/readings/u)
})

test('what the coaches agree on is read so, and everything else as the book has it', () => {
  const agreed = read(readSpec, reading({ 'leader-stunned': false }), 'spec').value
  if (agreed === null) throw new Error('refused')
  const { match } = Game.start(agreed, { dice: new SeededDice(1) })
  expect(match.readings).toEqual({ ...book.readings, 'leader-stunned': false })
  expect(Game.start(plain, { dice: new SeededDice(1) }).match.readings).toEqual({
    ...book.readings,
    ...plain.options.readings,
  })
})

test('a scenario about something the book leaves no doubt about is no scenario', () => {
  const scenario: Scenario = {
    name: 'no such thing',
    edition: book.id,
    home: { team: home },
    away: { team: away },
    readings: { printed2020: true },
  }
  expect(runScenario(scenario).problem).toContain('printed2020')
})
