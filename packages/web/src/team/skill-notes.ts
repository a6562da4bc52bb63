import type { Edition } from '@touchback/engine'
import { readableRule, skillRules } from '@touchback/words'
import { loadCatalogue } from '../lib/catalogue.ts'

/** A skill and what it does, in our words. */
export interface SkillNote {
  readonly name: string
  readonly text: string
}

/** The first rules of a skill say what it is for; the rest is for the rulebook. */
const ENOUGH = 5

/** Notes on every skill of some, as they stand on sheets, for the back of the sheet. */
export async function skillNotes(edition: Edition, skills: readonly string[]): Promise<SkillNote[]> {
  const catalogue = await loadCatalogue(edition.catalogues)
  const ids = new Set(skills.map((skill) => skill.split(':')[0] ?? skill))
  return [...ids]
    .flatMap((id) => edition.players.skills[id] ?? [])
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((skill) => {
      const rules = skillRules(catalogue, skill)
      // Under its own heading a skill is explained; elsewhere it is only mentioned.
      const own = rules.filter(({ group }) => group?.toLowerCase().startsWith(skill.name.toLowerCase()))
      const told = (own.length === 0 ? rules : own).slice(0, ENOUGH)
      return { name: skill.name, text: told.map(({ text }) => readableRule(text)).join(' ') }
    })
}
