import { describe, expect, test } from 'vitest'
import { EDITIONS } from '../src/editions/index.ts'
import type { Edition } from '../src/match/edition.ts'
import { ACTIONS, TESTS } from '../src/match/names.ts'
import type { Position, Roster } from '../src/match/roster.ts'
import { stuntyInjury } from '../src/editions/sevens/injuries/tables.ts'
import type { Table } from '../src/match/table.ts'
import { Game, SeededDice } from '../src/index.ts'
import { randomSpec } from '../src/testing/index.ts'

const skillsOf = (players: readonly Position[]) =>
  players.flatMap(({ id, skills }) => skills.map((skill) => [id, skill.split(':')[0]!] as const))

const twice = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index)

/** The cheapest players a team can take the field with, within the limits of its list. */
function cheapest({ positions }: Roster, count: number): number {
  const prices = positions.flatMap(({ cost, max }) => Array.from({ length: max }, () => cost))
  expect(prices.length).toBeGreaterThanOrEqual(count)
  return prices
    .toSorted((a, b) => a - b)
    .slice(0, count)
    .reduce((sum, cost) => sum + cost, 0)
}

function strange(edition: Edition, position: Position): string[] {
  const outside = edition.players.characteristics.flatMap(({ id, min, max }) => {
    const value = position[id]
    if (id === 'pa' && value === null) return []
    return typeof value === 'number' && value >= min && value <= max ? [] : [`${id} ${value}`]
  })
  const { cost, max } = position
  return [
    ...outside,
    ...(cost > 0 && cost % 5000 === 0 ? [] : [`cost ${cost}`]),
    ...(max >= 1 && max <= 16 ? [] : [`max ${max}`]),
  ]
}

const isTable = (value: unknown): value is Table<unknown> =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => Object.hasOwn(Object(entry), 'row'))

/** Every table of a book, by the place where it stands. */
function tablesIn(value: unknown, at: string, seen = new Set<unknown>()): [string, Table<unknown>][] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  if (isTable(value)) return [[at, value]]
  return Object.entries(value).flatMap(([key, each]) => tablesIn(each, `${at}.${key}`, seen))
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
const tensAndUnits = (tens: number, units: number): number[] =>
  numbers(1, tens).flatMap((ten) => numbers(10 * ten + 1, 10 * ten + units))

/** What the dice of a table can show: one die, two, or a tens die and a units die. */
const DICE = [
  ...[2, 3, 6, 8, 16].map((sides) => numbers(1, sides)),
  numbers(2, 12),
  tensAndUnits(6, 6),
  tensAndUnits(6, 8),
]

for (const [at, table] of [
  ...Object.values(EDITIONS).flatMap((edition) => tablesIn(edition, edition.id)),
  ['stunty injuries', stuntyInjury] as const,
])
  test(`${at} has one row for whatever its dice show`, () => {
    const [first, last] = [table[0]!.from, table.at(-1)!.to]
    const shown = DICE.find((faces) => faces[0] === first && faces.at(-1) === last) ?? []
    expect(shown).not.toEqual([])
    for (const { from, to } of table) expect(shown).toEqual(expect.arrayContaining([from, to]))
    for (const face of shown)
      expect(table.filter(({ from, to }) => face >= from && face <= to)).toHaveLength(1)
  })

for (const edition of Object.values(EDITIONS))
  describe(`${edition.name}: its lists`, () => {
    const rosters = Object.values(edition.teams.rosters)
    const specials = Object.values(edition.teams.specialPlayers)

    test.for(rosters.map((roster) => [roster.id, roster] as const))('%s loads', ([id, roster]) => {
      expect(edition.teams.rosters[id]).toBe(roster)
      expect(twice(roster.positions.map((position) => position.id))).toEqual([])
      expect(roster.positions.flatMap((position) => strange(edition, position))).toEqual([])
      const unknown = skillsOf(roster.positions).filter(
        ([, skill]) => edition.players.skills[skill] === undefined,
      )
      expect(unknown).toEqual([])
      expect(roster.bigGuys.allowed.filter((guy) => edition.teams.specialPlayers[guy] === undefined)).toEqual(
        [],
      )
      const game = Game.start(randomSpec(edition, id, id, 7), { dice: new SeededDice(7) })
      expect(game.match.teamSheet('home').roster).toBe(id)
    })

    test('every team can be created within the budget', () => {
      const { players, treasury, fanFactor } = edition.teams.drafting
      for (const roster of rosters)
        expect(cheapest(roster, players.min) + fanFactor.cost * fanFactor.min).toBeLessThanOrEqual(treasury)
      expect(players.min).toBeGreaterThanOrEqual(edition.field.lineUp.players)
    })

    test('big guys and stars have skills and teams of this book', () => {
      expect(specials.flatMap((player) => strange(edition, player))).toEqual([])
      expect(skillsOf(specials).filter(([, skill]) => edition.players.skills[skill] === undefined)).toEqual(
        [],
      )
      const teams = specials.flatMap((player) => (player.teams === 'any' ? [] : player.teams))
      expect(teams.filter((team) => edition.teams.rosters[team] === undefined)).toEqual([])
      for (const { id, bigGuys } of rosters)
        for (const guy of bigGuys.allowed) expect(edition.teams.specialPlayers[guy]?.teams).toContain(id)
    })
  })

test('every listed test and action is in some book, but for rolls that have no test of their own', () => {
  const books = Object.values(EDITIONS)
  const made = new Set(books.flatMap(({ rolls }) => Object.keys(rolls.tests)))
  expect(TESTS.filter((name) => !made.has(name))).toEqual(['apothecary', 'block', 'pro'])
  const declared = new Set(books.flatMap(({ turn }) => Object.keys(turn.actions)))
  expect(ACTIONS.filter((name) => !declared.has(name))).toEqual([])
})
