import type { Edition } from '@touchback/engine'
import { citedRules, readableRule, skillRules } from '@touchback/words'
import { loadCatalogue } from '../lib/catalogue.ts'

export interface ReadRule {
  readonly id: string
  readonly text: string
}

/** The rules of a skill in this book, in our words. */
export async function rulesOfSkill(edition: Edition, id: string): Promise<readonly ReadRule[]> {
  const skill = edition.players.skills[id]
  if (skill === undefined) return []
  const cited = Object.entries(edition.citations)
    .filter(([key]) => key.split('.')[0] === id)
    .flatMap(([, ids]) => [ids ?? []].flat())
  const all = await loadCatalogue(edition.catalogues)
  const named = skillRules(all, skill)
  const found = all.rules.filter((rule) => cited.includes(rule.id))
  return [...new Set([...found, ...named])]
    .slice(0, 6)
    .map((rule) => ({ id: rule.id, text: readableRule(rule.text) }))
}

/** The address of a rule's page. */
export const ruleLink = (id: string): string => `#/rulebook/${id}`
/** The entry of the book for what an event or a decision cites; null when it has none. */
export const ruleOf = (edition: Edition, key: string): string | null => citedRules(edition, key)[0] ?? null
