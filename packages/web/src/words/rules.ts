import type { Edition } from '@touchback/engine'
import {
  type Catalogue,
  type CatalogueRule,
  citedRules,
  type Place,
  placeOf,
  readableRule,
  skillRules,
} from '@touchback/words'
import { loadCatalogue } from '../lib/catalogue.ts'

/** A rule as it is read: in our words, with its place in the book. */
export interface ReadRule {
  readonly id: string
  readonly text: string
  readonly place: Place
  /** The book it stands in: one book may leave something to another. */
  readonly book: string
  /** Where the book is silent or contradicts itself: how it is played here. */
  readonly rulings: readonly { readonly id: string; readonly text: string }[]
}

/** Nobody reads more of a skill on a card; the rulebook has the rest. */
const MOST = 6

const asRead =
  ({ name, catalogues }: Edition, { rulings, titles }: Catalogue) =>
  (rule: CatalogueRule): ReadRule => ({
    id: rule.id,
    text: readableRule(rule.text),
    place: placeOf(rule),
    book: rule.file === catalogues[0] ? name : (titles.find(({ file }) => file === rule.file)?.title ?? name),
    rulings: rulings
      .filter(({ id, file }) => file === rule.file && rule.rulings.includes(id))
      .map(({ id, text }) => ({ id, text: readableRule(text) })),
  })

/** What the book says where a skill comes into play, for skills that have no entry of their own. */
const cited = ({ citations }: Edition, skill: string): readonly string[] =>
  Object.entries(citations)
    .filter(([key]) => key.split('.')[0] === skill)
    .flatMap(([, ids]) => [ids ?? []].flat())

/** The rules of a skill in this book, in our words. */
export async function rulesOfSkill(edition: Edition, id: string): Promise<readonly ReadRule[]> {
  const skill = edition.players.skills[id]
  if (skill === undefined) return []
  const all = await loadCatalogue(edition.catalogues)
  const described = skillRules(all, skill)
  const rules =
    described.length > 0 ? described : all.rules.filter((rule) => cited(edition, id).includes(rule.id))
  return rules.slice(0, MOST).map(asRead(edition, all))
}

/** Rules of this book by their ids, in the order of the ids. */
export async function rulesById(edition: Edition, ids: readonly string[]): Promise<readonly ReadRule[]> {
  const all = await loadCatalogue(edition.catalogues)
  return ids.flatMap((id) => all.rules.find((rule) => rule.id === id) ?? []).map(asRead(edition, all))
}

/** The address of a rule's page. */
export const ruleLink = (id: string): string => `#/rulebook/${id}`
/** The entry of the book for what an event or a decision cites; null when it has none. */
export const ruleOf = (edition: Edition, key: string): string | null => citedRules(edition, key)[0] ?? null
