import { expect, test } from 'vitest'
import { EDITIONS, editionOf } from '../src/editions/index.ts'
import type { Edition } from '../src/match/edition.ts'
import { read } from '../src/doors/shape.ts'
import { readSpec } from '../src/doors/spec.ts'
import { Game } from '../src/game.ts'
import { READINGS } from '../src/match/readings.ts'
import { SeededDice } from '../src/rolls/dice.ts'
import { runScenario, type Scenario } from '../src/testing/scenario.ts'
import { elsewhere, scenariosOf } from './inherited.ts'
import { randomSpec } from '../src/testing/random-team.ts'

/** Where a book has no scenario of its own for a reading, it plays those of the books it goes on from, whose catalogues it names. */
const goesOnFrom = (book: Edition): readonly Edition[] =>
  Object.values(EDITIONS).filter(
    (other) => other !== book && other.catalogues.every((name) => book.catalogues.includes(name)),
  )

/** Onto the pitch of a book, for a scenario from a larger one: whatever lies near the middle stays as it was. */
function fitted(scenario: Scenario, { id, field: { pitch } }: Edition): Scenario {
  const from = editionOf(scenario.edition).field.pitch
  const [dx, dy] = [(from.length - pitch.length) / 2, (from.width - pitch.width) / 2]
  const within = (value: number, size: number) => Math.max(0, Math.min(size - 1, value))
  const moved = elsewhere(scenario, (x, y) => [within(x - dx, pitch.length), within(y - dy, pitch.width)])
  return { ...moved, edition: id }
}

const played = new Map<string, readonly Scenario[]>()

function plays(book: Edition): readonly Scenario[] {
  const known = played.get(book.id)
  if (known !== undefined) return known
  const others = goesOnFrom(book).flatMap(({ id }) => scenariosOf(id).map((each) => fitted(each, book)))
  const all = [...scenariosOf(book.id), ...others]
  played.set(book.id, all)
  return all
}

const cases = READINGS.flatMap((id) =>
  Object.values(EDITIONS)
    .filter(({ readings }) => readings[id] !== undefined)
    .map((book) => [id, book.id, book] as const),
)
test('every reading is in some book', () => {
  expect(READINGS.filter((id) => !cases.some(([known]) => known === id))).toEqual([])
})

test.each(cases)('%s: a scenario either way in %s', (id, _book, book) => {
  const tried = plays(book).filter(({ readings }) => readings?.[id] !== undefined)
  for (const on of [true, false]) {
    const right = tried.filter((each) => each.readings?.[id] === on && runScenario(each).problem === null)
    expect(right, `${id} ${on}`).not.toEqual([])
  }
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
