import { EDITIONS, type Edition } from '@touchback/engine'
import { describe, expect, test } from 'vitest'
import { type Figure, figureOf } from '../src/board/figures.ts'
import { type Role, ROLES, roleOf } from '../src/board/roles.ts'

const looks = ({ head, bust, portrait }: Figure): string => JSON.stringify([head, bust, portrait])
const everyBook = Object.values(EDITIONS)
const positionsOf = ({ teams }: Edition) =>
  Object.values(teams.rosters).flatMap(({ id: roster, positions }) =>
    positions.map((position) => ({ roster, position })),
  )

describe.each(everyBook)('$name', (edition) => {
  test.each(Object.values(edition.teams.rosters))(
    '$name: no two positions look alike',
    ({ id, positions }) => {
      const drawn = positions.map((position) => [position.id, looks(figureOf(id, position.id))] as const)
      const alike = drawn.filter(([, look], i) => drawn.findIndex(([, other]) => other === look) !== i)
      expect(alike.map(([name]) => name)).toEqual([])
    },
  )

  test('a team list has somebody for the line, and every position a role', () => {
    for (const { id, positions } of Object.values(edition.teams.rosters)) {
      const roles = positions.map((position) => roleOf(position))
      expect(ROLES).toEqual(expect.arrayContaining(roles))
      expect([id, ...roles]).toContain('lineman')
    }
  })

  test('the roles of the books are the roles of their names', () => {
    const said: readonly (readonly [RegExp, Role])[] = [
      [/blitzer$/, 'blitzer'],
      [/thrower$/, 'thrower'],
      [/catcher$/, 'catcher'],
      [/linem[ae]n$|linewoman$/, 'lineman'],
      [/^(ogre|troll|minotaur|kroxigor|treeman)$/, 'big-guy'],
    ]
    for (const { position } of positionsOf(edition))
      for (const [name, role] of said)
        expect([position.id, name.test(position.id) ? roleOf(position) : role]).toEqual([position.id, role])
    const specials = Object.values(edition.teams.specialPlayers)
    expect(specials.map((special) => roleOf(special))).toEqual(specials.map(({ kind }) => kind))
  })
})

test.each<[roster: string, position: string, Role]>([
  ['human', 'blitzer', 'blitzer'],
  ['high-elf', 'phoenix-warrior', 'thrower'],
  ['high-elf', 'lion-warrior', 'catcher'],
  ['high-elf', 'dragon-warrior', 'blitzer'],
  ['skaven', 'gutter-runner', 'catcher'],
  ['skaven', 'storm-vermin', 'blitzer'],
  ['lizardman', 'skink', 'lineman'],
  ['lizardman', 'saurus', 'blocker'],
  ['orc', 'black-orc', 'blocker'],
  ['chaos', 'chaos-warrior', 'blocker'],
  ['undead', 'mummy', 'big-guy'],
  ['undead', 'wight', 'blitzer'],
  ['wood-elf', 'wardancer', 'blitzer'],
  ['dark-elves', 'runner', 'catcher'],
  ['dwarf', 'troll-slayer', 'blitzer'],
  ['brettonians', 'knight', 'blitzer'],
  ['brettonians', 'squire', 'blocker'],
  ['goblin', 'bomma', 'thrower'],
  ['goblin', 'fanatic', 'blitzer'],
  ['norse', 'valkyrie', 'thrower'],
  ['slann', 'kroxigor', 'big-guy'],
])('%s %s is a %s', (roster, position, role) => {
  expect(figureOf(roster, position).role).toBe(role)
})

test('a position that several books have is drawn for the same role in all of them', () => {
  for (const edition of everyBook)
    for (const { roster, position } of positionsOf(edition))
      expect([position.id, figureOf(roster, position.id).role]).toEqual([position.id, roleOf(position)])
})

test('whoever no book knows is drawn from his sheet', () => {
  const sheet = { ma: 4, st: 5, skills: [], keywords: [] }
  expect(figureOf('nobody', 'giant', sheet).role).toBe('big-guy')
  expect(figureOf('nobody', 'somebody').role).toBe('lineman')
})

test('no two stars share a portrait, and those of one people differ at a glance', () => {
  const ids = [
    ...new Set(
      everyBook.flatMap(({ teams }) =>
        Object.values(teams.specialPlayers).flatMap(({ id, kind }) => (kind === 'star' ? [id] : [])),
      ),
    ),
  ]
  expect(ids.length).toBeGreaterThan(20)
  const stars = ids.map((id) => ({ id, figure: figureOf('human', id) }))
  for (const [i, { id, figure }] of stars.entries())
    for (const other of stars.slice(0, i)) {
      const differs = [
        figure.head !== other.figure.head,
        figure.portrait?.crown !== other.figure.portrait?.crown,
        figure.portrait?.mark !== other.figure.portrait?.mark,
        figure.portrait?.prop !== other.figure.portrait?.prop,
        figure.bust.body !== other.figure.bust.body,
      ].filter(Boolean).length
      expect([`${id} and ${other.id}`, differs >= 2]).toContain(true)
    }
})

test('a star looks the same whoever hires him, and nobody else has a portrait', () => {
  const [star] = Object.values(everyBook[0]!.teams.specialPlayers).filter(({ kind }) => kind === 'star')
  expect(looks(figureOf('orc', star!.id))).toBe(looks(figureOf('human', star!.id)))
  expect(figureOf('human', 'blitzer').portrait).toBeNull()
})

test('bones and rotten flesh are told apart by the head, also where a badge hides the rest', () => {
  for (const { teams } of everyBook)
    for (const { id, positions } of Object.values(teams.rosters)) {
      const heads = ['zombie', 'skeleton']
        .map((word) => positions.find((position) => position.id.includes(word)))
        .map((position) => (position === undefined ? null : figureOf(id, position.id).head))
      expect(heads[0] === null || heads[0] !== heads[1]).toBe(true)
    }
})
