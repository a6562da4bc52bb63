import type { Edition, Position, Roster } from '@touchback/engine'
import { compareRecords, type Difference } from './plain.ts'

type Characteristics = Edition['characteristics']

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
export function positionText(edition: Edition, position: Position): string {
  const skills = position.skills.map((id) => {
    const [skill = id, parameter] = id.split(':')
    const name = edition.skills[skill]?.name ?? id
    return parameter === undefined ? name : `${name} (${parameter})`
  })
  return [
    card(edition.characteristics, position),
    ...(skills.length === 0 ? [] : [skills.toSorted().join(', ')]),
    `0-${position.max}`,
    position.cost.toLocaleString('en'),
  ].join('; ')
}

const card = (characteristics: Characteristics, position: Position): string =>
  characteristics
    .map(({ id, kind }) => {
      const value = position[id] ?? null
      return `${id.toUpperCase()} ${value === null ? '-' : `${value}${kind === 'target' ? '+' : ''}`}`
    })
    .join(' ')

/** Team by team and position by position; a team only one book has is one line. */
export function compareTeams(a: Edition, b: Edition): Difference[] {
  const keys = ({ id, name }: Roster) => [nameKey(id), nameKey(name)]
  return pairs(Object.values(a.rosters), Object.values(b.rosters), keys).flatMap(([left, right]) => {
    if (left === null || right === null) return [lone((left ?? right)?.name ?? '', left, right)]
    return [...compareTerms(left, right), ...comparePositions(a, b, left, right)]
  })
}

const lone = (what: string, left: unknown, right: unknown): Difference => ({
  what,
  a: left === null ? null : 'has it',
  b: right === null ? null : 'has it',
})

function compareTerms(left: Roster, right: Roster): Difference[] {
  const terms = ({ id: _id, name: _name, positions: _positions, ...rest }: Roster) => rest
  return compareRecords(terms(left), terms(right), `${left.name}: `)
}

function comparePositions(a: Edition, b: Edition, left: Roster, right: Roster): Difference[] {
  const keys = ({ id, title }: Position) => [nameKey(id), nameKey(title)]
  return pairs(left.positions, right.positions, keys).flatMap(([one, other]) => {
    const shown = (edition: Edition, position: Position | null) =>
      position === null ? null : positionText(edition, position)
    const row = {
      what: `${left.name}: ${(one ?? other)?.title ?? ''}`,
      a: shown(a, one),
      b: shown(b, other),
    }
    return row.a === row.b ? [] : [row]
  })
}

/** Big guys and stars, who belong to no list. */
export function compareSpecials(a: Edition, b: Edition): Difference[] {
  const [left, right] = [Object.values(a.specialPlayers), Object.values(b.specialPlayers)]
  return pairs(left, right, ({ id, name }) => [nameKey(id), nameKey(name)]).flatMap(([one, other]) => {
    const shown = (edition: Edition, player: (typeof left)[number] | null) => {
      if (player === null) return null
      const teams = player.teams === 'any' ? 'any team' : player.teams.join(', ')
      return `${positionText(edition, player)}; for ${teams}; one match ${player.singleMatchCost?.toLocaleString('en') ?? 'never'}`
    }
    const row = { what: (one ?? other)?.name ?? '', a: shown(a, one), b: shown(b, other) }
    return row.a === row.b ? [] : [row]
  })
}
