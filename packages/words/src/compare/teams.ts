import type { Edition, Position, Roster, SpecialPlayer } from '@touchback/engine'
import { capital } from '../words.ts'
import { compareRecords, type Difference, inWords } from './plain.ts'

type Characteristics = Edition['players']['characteristics']

/** Teams and positions are the same in two books when their names are, one or many. */
const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, '')
    .replace(/men$/u, 'man')
    .replace(/ves$/u, 'f')
    .replace(/e?s$/u, '')

/** Two lists side by side: what both have, then what only one has. */
function pairs<T>(
  a: readonly T[],
  b: readonly T[],
  keysOf: (each: T) => readonly string[],
): [T | null, T | null][] {
  const rest = [...b]
  const both = a.map((left): [T | null, T | null] => {
    const keys = keysOf(left)
    const at = rest.findIndex((right) => keysOf(right).some((key) => keys.includes(key)))
    return [left, at < 0 ? null : (rest.splice(at, 1)[0] ?? null)]
  })
  return [...both, ...rest.map((right): [null, T] => [null, right])]
}

/** A position in one line: what it is, what it costs, how many. */
function positionText(edition: Edition, position: Position): string {
  const skills = skillNames(edition, position)
  return [
    card(edition.players.characteristics, position),
    ...(skills.length === 0 ? [] : [skills.join(', ')]),
    `0-${position.max}`,
    position.cost.toLocaleString('en'),
  ].join('; ')
}

const skillNames = (edition: Edition, { skills }: Position): string[] =>
  skills
    .map((id) => {
      const [skill = id, parameter] = id.split(':')
      const name = edition.players.skills[skill]?.name ?? id
      return parameter === undefined ? name : `${name} (${parameter})`
    })
    .toSorted()

const card = (characteristics: Characteristics, position: Position): string =>
  characteristics
    .map(({ id, kind }) => {
      const value = position[id] ?? null
      return `${id.toUpperCase()} ${value === null ? '-' : `${value}${kind === 'target' ? '+' : ''}`}`
    })
    .join(' ')

/** How two books differ about somebody both have: figures, skills that only one gives him, price, number. */
function compareFigures(a: Edition, b: Edition, left: Position, right: Position): Difference[] {
  const [mine, yours] = [skillNames(a, left), skillNames(b, right)]
  const lacking = (from: readonly string[], others: readonly string[]) =>
    from.filter((skill) => !others.includes(skill)).join(', ') || null
  const figures = (edition: Edition, position: Position) => ({
    figures: card(edition.players.characteristics, position),
    cost: position.cost,
    most: position.max,
    ...learned(position),
  })
  const skills = { what: 'skills', a: lacking(mine, yours), b: lacking(yours, mine) }
  return [
    ...compareRecords(figures(a, left), figures(b, right)),
    ...(skills.a === null && skills.b === null ? [] : [skills]),
  ]
}

/** Categories of skills by their letters on a roster. */
const CATEGORIES: Readonly<Record<string, string>> = {
  G: 'General',
  A: 'Agility',
  P: 'Passing',
  S: 'Strength',
  M: 'Mutations',
  Ph: 'Physical',
}

/** The categories he may learn from, and those that take more luck. */
const learned = ({ access }: Position): { learns?: string } => {
  if (access === undefined) return {}
  const named = (letters: readonly string[]) =>
    letters.map((letter) => CATEGORIES[letter] ?? letter).join(', ')
  const { primary, secondary } = access
  return {
    learns: [primary, secondary]
      .filter(({ length }) => length > 0)
      .map(named)
      .join('; less often '),
  }
}

/** The same difference in several places is one line: `names` says where. */
function gathered(
  found: readonly (Difference & { readonly name: string })[],
  everywhere: { readonly count: number; readonly name: string } | null = null,
): Difference[] {
  const rows = new Map<string, { row: Difference; names: string[] }>()
  for (const { name, what, a, b } of found) {
    const key = JSON.stringify([what, a, b])
    const known = rows.get(key) ?? { row: { what, a, b }, names: [] }
    known.names.push(name)
    rows.set(key, known)
  }
  return [...rows.values()].map(({ row, names }) => ({
    ...row,
    what: `${names.length === everywhere?.count ? everywhere.name : names.join(', ')}: ${row.what}`,
  }))
}

/** Team by team and position by position; a team only one book has is one line, and so is what all teams share. */
export function compareTeams(a: Edition, b: Edition): Difference[] {
  const keys = ({ id, name }: Roster) => [nameKey(id), nameKey(name)]
  const matched = pairs(Object.values(a.teams.rosters), Object.values(b.teams.rosters), keys)
  const both = matched.filter((pair): pair is [Roster, Roster] => pair[0] !== null && pair[1] !== null)
  const lone = matched.flatMap(([left, right]) => {
    if (left !== null && right !== null) return []
    const shown = (roster: Roster | null) => (roster === null ? null : 'has it')
    return [{ what: (left ?? right)?.name ?? '', a: shown(left), b: shown(right) }]
  })
  return [...lone, ...compareTerms(a, b, both), ...both.flatMap((pair) => comparePositions(a, b, ...pair))]
}

/** What a list says beside its players, in one level. */
function terms({ teams }: Edition, roster: Roster): object {
  const { id: _id, name: _name, positions, extras = {}, ...rest } = roster
  const named = (id: string): string =>
    teams.specialPlayers[id]?.name ??
    positions.find((position) => position.id === id)?.title ??
    properName(id)
  const sold = Object.entries(extras).map(([id, { name, max, cost }]) => [
    inWords(id),
    `${name}, 0-${max}, ${cost.toLocaleString('en')}`,
  ])
  return { ...mapFields(rest, named), ...Object.fromEntries(sold) }
}

/** Lists of ids are of players, positions and special rules: they have names. */
function mapIds(value: unknown, named: (id: string) => string): unknown {
  if (Array.isArray(value))
    return value.map((each: unknown) => (typeof each === 'string' ? named(each) : each))
  if (typeof value !== 'object' || value === null) return value
  return mapFields(value, named)
}

const mapFields = (fields: object, named: (id: string) => string): object =>
  Object.fromEntries(Object.entries(fields).map(([key, each]) => [key, mapIds(each, named)]))

/** `favoured-of-hashut` as it stands on a roster. */
const properName = (id: string): string =>
  id
    .split('-')
    .map((part) => (SMALL.includes(part) ? part : capital(part)))
    .join(' ')
    .replace('Worlds', 'World’s')
const SMALL: readonly string[] = ['of', 'the', 'and']

function compareTerms(a: Edition, b: Edition, teams: readonly (readonly [Roster, Roster])[]): Difference[] {
  const found = teams.flatMap(([left, right]) =>
    compareRecords(terms(a, left), terms(b, right)).map((row) => ({ ...row, name: left.name })),
  )
  return gathered(found, { count: teams.length, name: 'Every team' })
}

function comparePositions(a: Edition, b: Edition, left: Roster, right: Roster): Difference[] {
  const keys = ({ id, title }: Position) => [nameKey(id), nameKey(title)]
  return pairs(left.positions, right.positions, keys).flatMap(([one, other]) =>
    comparePlayers(a, b, one, other).map((row) => ({
      ...row,
      what: [left.name, (one ?? other)?.title, ...(row.what === '' ? [] : [row.what])].join(': '),
    })),
  )
}

/** All of him where only one book has him, and what differs where both do. */
function comparePlayers(a: Edition, b: Edition, one: Position | null, other: Position | null): Difference[] {
  if (one !== null && other !== null) return compareFigures(a, b, one, other)
  const shown = (edition: Edition, position: Position | null) =>
    position === null ? null : positionText(edition, position)
  return [{ what: '', a: shown(a, one), b: shown(b, other) }]
}

/** Big guys and stars, who belong to no list. */
export function compareSpecials(a: Edition, b: Edition): Difference[] {
  const [left, right] = [Object.values(a.teams.specialPlayers), Object.values(b.teams.specialPlayers)]
  const found = pairs(left, right, ({ id, name }) => [nameKey(id), nameKey(name)]).flatMap(([one, other]) => {
    const name = (one ?? other)?.name ?? ''
    if (one === null || other === null)
      return comparePlayers(a, b, one, other).map((row) => ({ ...row, name }))
    const hiring = ({ teams, singleMatchCost }: SpecialPlayer) => ({ teams, singleMatchCost })
    const rows = [...compareFigures(a, b, one, other), ...compareRecords(hiring(one), hiring(other))]
    return rows.map((row) => ({ ...row, name }))
  })
  return gathered(found).map((row) => ({ ...row, what: row.what.replace(/: $/u, '') }))
}
