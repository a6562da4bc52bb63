import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogueRule } from '@touchback/words'

/** The part of a catalogue that speaks of leagues and of the time between matches: headings, and the starts of ids. */
export interface LeaguePart {
  readonly sections?: readonly string[]
  readonly ids?: readonly string[]
}

const file = join(import.meta.dirname, '..', '..', '..', 'rules', 'league-side.json')

/** By catalogue file; whatever the table does not name is played in a match. */
export function readLeagueSide(): Readonly<Record<string, LeaguePart>> {
  const { about: _about, ...parts } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, LeaguePart> // ours, and held by a test
  return parts
}

export function isLeagueSide(table: Readonly<Record<string, LeaguePart>>, rule: CatalogueRule): boolean {
  const { sections = [], ids = [] } = table[rule.file] ?? {}
  return sections.includes(rule.section) || ids.some((start) => rule.id.startsWith(start))
}
