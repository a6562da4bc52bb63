import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EDITIONS } from '@touchback/engine'
import { expect, test } from 'vitest'
import {
  joinCatalogues,
  parseCatalogue,
  placeOf,
  rulesBesideSkill,
  rulesOf,
  skillRules,
} from '../src/index.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'rules')
const all = joinCatalogues(
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => parseCatalogue(file.replace('.md', ''), readFileSync(join(folder, file), 'utf8'))),
)

test.each(Object.values(EDITIONS))(
  '$name: a skill is read where it is described, not where its name is used',
  (edition) => {
    const own = rulesOf(all, edition)
    for (const id of ['block', 'dodge', 'pass', 'catch']) {
      const skill = edition.players.skills[id]
      if (skill === undefined) throw new Error(`no ${id}`)
      const rules = skillRules(own, skill)
      expect(rules.map((rule) => rule.id)).not.toHaveLength(0)
      for (const rule of rules) expect(rule.id).toMatch(new RegExp(`skill\\.${id}\\b`, 'u'))
      expect(rulesBesideSkill(own, skill).map((rule) => rule.id)).not.toHaveLength(0)
    }
  },
)

test('a rule knows its chapter by number, its page where the book has pages, and what it is about', () => {
  const place = (id: string) => {
    const rule = all.rules.find((found) => found.id === id)
    if (rule === undefined) throw new Error(`no ${id}`)
    return placeOf(rule)
  }
  expect(place('lrb4.action.block')).toEqual({
    name: 'Player actions',
    chapter: '5 Player actions',
    page: null,
  })
  expect(place('lrb4.skill.block')).toMatchObject({
    name: 'Block (General skill)',
    chapter: '33 Skills and traits: descriptions',
  })
  expect(place('sevens.pitch.size')).toEqual({
    name: 'Pitch and dugout',
    chapter: '1 Pitch and dugout',
    page: 'page 90',
  })
})
