import type { Edition } from '@touchback/engine'
import { type Catalogue, type CatalogueRule, placeOf, readableRule, skillRules } from '../catalogue.ts'
import { citedRules } from '../citations.ts'

/** Something both books name, or one of them, with its rules in our words; null where a book does not have it. */
export interface Reading {
  readonly id: string
  readonly name: string
  readonly a: readonly string[] | null
  readonly b: readonly string[] | null
}

/** The rules that speak of a book. */
export const rulesOf = (catalogue: Catalogue, edition: Edition): Catalogue => ({
  ...catalogue,
  rules: catalogue.rules.filter(({ file }) => edition.catalogues.includes(file)),
})

interface Named {
  readonly id: string
  readonly name: string
}

/**
 * What only one book has, and what both have and play differently. Two books that share a value share its rule, however
 * their catalogues put it.
 */
function compareReadings<T extends Named>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  same: (left: T, right: T) => boolean,
  texts: readonly [a: (value: T) => readonly string[], b: (value: T) => readonly string[]],
): Reading[] {
  const ids = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...ids].flatMap((id) => {
    const [left, right] = [a[id], b[id]]
    if (left !== undefined && right !== undefined && same(left, right)) return []
    return [
      {
        id,
        name: (left ?? right)?.name ?? id,
        a: left === undefined ? null : texts[0](left),
        b: right === undefined ? null : texts[1](right),
      },
    ]
  })
}

const readable = (rules: readonly { readonly text: string }[]): string[] => [
  ...new Set(rules.map(({ text }) => readableRule(text))),
]

export function compareSkills(a: Edition, b: Edition, catalogue: Catalogue): Reading[] {
  const reader = (edition: Edition) => {
    const own = rulesOf(catalogue, edition)
    return (skill: Named) => readable(skillRules(own, skill))
  }
  return compareReadings(a.players.skills, b.players.skills, (left, right) => left === right, [
    reader(a),
    reader(b),
  ]).toSorted((left, right) => (left.name < right.name ? -1 : 1))
}

/** Results of the kick-off table. */
export function compareKickOffs(a: Edition, b: Edition, catalogue: Catalogue): Reading[] {
  const events = ({ kickOff }: Edition) =>
    Object.fromEntries(Object.entries(kickOff.events).map(([id, event]) => [id, { id, ...event }]))
  const reader = (edition: Edition) => {
    const own = rulesOf(catalogue, edition)
    return ({ rule }: { readonly rule: string }) => {
      const ids = citedRules(edition, rule)
      return readable(own.rules.filter(({ id }) => ids.includes(id)))
    }
  }
  return compareReadings(
    events(a),
    events(b),
    (left, right) => left.play === right.play && left.distance === right.distance,
    [reader(a), reader(b)],
  )
}

const sharesCatalogue = (a: Edition, b: Edition): boolean =>
  a.catalogues.some((file) => b.catalogues.includes(file))

/**
 * Rules that one book states for itself beside, or instead of, those the two share. Books that have no catalogue in common
 * put everything in words of their own: for them this would be the whole of both.
 */
export function compareRules(a: Edition, b: Edition, catalogue: Catalogue): Reading[] {
  if (!sharesCatalogue(a, b)) return []
  const own = (ids: readonly string[], shared: readonly string[]) =>
    catalogue.rules.filter(({ id }) => ids.includes(id) && !shared.includes(id))
  const found = new Map<string, { a: CatalogueRule[]; b: CatalogueRule[] }>()
  for (const key of new Set([...Object.keys(a.citations), ...Object.keys(b.citations)])) {
    const [left, right] = [citedRules(a, key), citedRules(b, key)]
    if (left.join() === right.join()) continue
    const rules = { a: own(left, right), b: own(right, left) }
    const [first] = [...rules.b, ...rules.a]
    if (first === undefined) continue
    // What stands under one heading of a book is told together.
    const { name } = placeOf(first)
    const so = found.get(name) ?? { a: [], b: [] }
    found.set(name, { a: [...so.a, ...rules.a], b: [...so.b, ...rules.b] })
  }
  const texts = (rules: readonly CatalogueRule[]) => (rules.length === 0 ? null : readable(rules))
  return [...found].map(([name, rules]) => ({ id: name, name, a: texts(rules.a), b: texts(rules.b) }))
}
