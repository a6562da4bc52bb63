import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EDITIONS } from '../../src/editions/index.ts'
import type { Edition } from '../../src/match/edition.ts'
import type { Position, Roster } from '../../src/match/roster.ts'
import { rule } from '../../src/testing/rule-test.ts'

const rules = join(import.meta.dirname, '..', '..', '..', '..', 'rules')

/** How the line on a team begins; others are about all teams. */
const TEAM_LINE = /^(?:0-\d|[A-Z][\w ]+: re-roll)/u

/** The catalogue's own line on each team, by id. */
const linesOf = (file: string, prefix: string): [id: string, text: string][] =>
  [...readFileSync(join(rules, `${file}.md`), 'utf8').matchAll(/^- `([^`]+)` — (.*)$/gmu)].flatMap(
    ([, id = '', text = '']): [string, string][] =>
      id.startsWith(prefix) && TEAM_LINE.test(text) ? [[id, text]] : [],
  )

const gold = (text: string | undefined): number => Number(text?.replaceAll(/[^\d]/gu, ''))
const thousands = (text: string | undefined): number => Number(text) * 1000

const teamOf = (edition: Edition, id: string): Roster | undefined =>
  edition.teams.rosters[id.split('.').at(-1) ?? '']

const limits = ({ positions }: Roster) => positions.map(({ max }) => max).toSorted((a, b) => b - a)

const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2 }

/** `Human: re-roll 50,000; 12 Linemen, 4 Catchers; one Ogre.` */
function longList(edition: Edition, id: string, text: string): void {
  const roster = teamOf(edition, id)
  assert.ok(roster, `no team for ${id}`)
  const [price, players = '', ...rest] = text.replace(/\s*\(L.*$/u, '').split(';')
  assert.equal(roster.rerollCost, gold(/re-roll ([\d,]+)/u.exec(price ?? '')?.[1]))
  const numbers = [...players.matchAll(/(\d+) /gu)].map(([, count]) => Number(count))
  assert.deepEqual(
    limits(roster),
    numbers.toSorted((a, b) => b - a),
  )
  const words = /\b(one|two) ([A-Z][^;.]*)/u.exec(rest.join(';'))
  const named =
    words?.[2]?.split(/,\s*|\s+or\s+/u).map((name) => name.trim().toLowerCase().replaceAll(' ', '-')) ?? []
  assert.equal(roster.bigGuys.max, COUNTS[words?.[1] ?? ''] ?? 0)
  const singular = (name: string) => name.replace(/men$/u, 'man').replace(/s$/u, '')
  assert.deepEqual(roster.bigGuys.allowed.toSorted(), named.map(singular).toSorted())
  if (/no Big Guy or apothecary|no apothecary|apothecary or Wizard/u.test(text))
    assert.equal(roster.apothecary.allowed, false)
}

/** `0-16 Linewoman 6/3/3/7 Dodge, G/ASP, 50K; ...; re-roll 50K, 0-3 Apothecary 50K.` */
function statLines(edition: Edition, id: string, text: string): void {
  const roster = teamOf(edition, id)
  assert.ok(roster, `no team for ${id}`)
  const lines = [...text.matchAll(/0-(\d+) ([A-Z][A-Za-z ]+) (\d+)\/(\d+)\/(\d+)\/(\d+) ([^;]*), (\d+)K/gu)]
  assert.equal(roster.positions.length, lines.length)
  for (const [, max, name = '', ma, st, ag, av, rest = '', cost] of lines) {
    const position: Position | undefined = roster.positions.find(({ title }) => title === name)
    assert.ok(position, `${id} has no ${name}`)
    const numbers: readonly number[] = [
      position.max,
      position.ma,
      position.st,
      position.ag,
      position.av,
      position.cost,
    ]
    assert.deepEqual(numbers, [...[max, ma, st, ag, av].map(Number), thousands(cost)], `${id} ${name}`)
    const skills = rest.split(', ').slice(0, -1)
    const known: readonly string[] = position.skills.map(
      (skill) => edition.players.skills[skill]?.name ?? skill,
    )
    assert.deepEqual(
      known.toSorted(),
      skills.filter((skill) => skill !== 'no skills').toSorted(),
      `${id} ${name}`,
    )
  }
  assert.equal(roster.rerollCost, thousands(/re-roll (\d+)K/u.exec(text)?.[1]))
  assert.equal(roster.apothecary.allowed, text.includes('Apothecary'))
}

/** `0-10 Linewoman, 0-1 Thrower (no Minotaur).` */
function shortList(edition: Edition, id: string, text: string): void {
  const roster = teamOf(edition, id)
  assert.ok(roster, `no team for ${id}`)
  const lines = [...text.matchAll(/0-(\d+) ([A-Z][A-Za-z ]+)/gu)].map(
    ([, max, name]) => `${name?.trim()} ${max}`,
  )
  const own = roster.positions.map(({ title, max }) => `${title} ${max}`)
  assert.deepEqual(own.toSorted(), lines.toSorted())
}

const LISTS = [
  ['lrb4', 'lrb4-league', 'lrb4.roster.', longList],
  ['basic', 'basic', 'basic.roster.', statLines],
  ['basic-sevens', 'basic-sevens', 'basic7.roster.', shortList],
] as const

for (const [book, file, prefix, check] of LISTS) {
  const edition = EDITIONS[book]
  if (edition === undefined) continue
  for (const [id, text] of linesOf(file, prefix))
    rule([id], `${edition.name}: ${id.split('.').at(-1)} has the players and prices of the catalogue`, () =>
      check(edition, id, text),
    )
}
