import { EDITIONS, houseEdition } from '@touchback/engine'
import { LeagueLog } from '@touchback/league'
import { describe, expect, test } from 'vitest'
import { entryText } from '../../src/league/words/entries.ts'
import { foundingEntries } from '../../src/league/found/founding.ts'
import { formAbout, formsOf } from '../../src/league/found/forms.ts'
import { houseRules, settlements, togetherAs } from '../../src/league/found/house.ts'
import { waiting } from '../../src/league/home/waiting.ts'
import { AT, demoFounding, demoLines } from './demo.ts'

describe.each(Object.values(EDITIONS))('$id', (edition) => {
  test.each(formsOf(edition))(
    'a league that is played as %s is founded, and its log can be read again',
    (form) => {
      for (const teams of [2, 5, 8]) {
        const lines = demoLines(demoFounding(edition.id, teams, form))
        const { value: log, problem } = LeagueLog.read(JSON.parse(JSON.stringify(lines)) as unknown[])
        expect(problem).toBeNull()
        expect(Object.keys(log!.league.teams)).toHaveLength(teams)
        expect(Object.values(log!.league.competitions)[0]?.teams).toHaveLength(teams)
        for (const entry of log!.entries) expect(entryText(log!.league, entry)).toMatch(/[.!]$/u)
      }
    },
  )

  test('each house rule says what it changes, and all of them together make a book', () => {
    const rules = houseRules(edition)
    expect(rules.length).toBeGreaterThan(1)
    for (const { changes } of rules) expect(changes.length).toBeGreaterThan(0)
    const house = togetherAs(rules)
    expect(() => houseEdition(edition, house!)).not.toThrow()
    expect(togetherAs([])).toBeNull()
  })

  test('every option of the book is said in a sentence', () => {
    for (const { rule, usual, text } of settlements(edition)) {
      const values = rule.kind === 'one-of' ? rule.of : rule.kind === 'switch' ? [true, false] : [usual]
      for (const value of values) expect(text(value)).toMatch(/\.$/u)
    }
  })
})

test('after the founding of a round robin the first match waits for its coach, and no other does', () => {
  const [first] = Object.keys(EDITIONS)
  const { value: log } = LeagueLog.read(demoLines(demoFounding(first!)))
  expect(waiting(log!.league).map(({ kind }) => kind)).toEqual(['play'])
})

test('teams of one name get names of their own in addresses, and a coach of two teams may have both', () => {
  const [first] = Object.keys(EDITIONS)
  const plan = demoFounding(first!)
  const twins = plan.teams.map((team) => ({
    ...team,
    coach: 'Ada',
    program: null,
    draft: { ...team.draft, name: 'Ärger' },
  }))
  const { value: log } = LeagueLog.read(demoLines({ ...plan, teams: twins }))
  expect(Object.keys(log!.league.teams)).toEqual(['arger', 'arger-2', 'arger-3', 'arger-4'])
})

test('what the rules forbid is refused with their sentence', () => {
  const [first] = Object.keys(EDITIONS)
  const plan = demoFounding(first!)
  const [team] = plan.teams
  const short = { ...team!, draft: { ...team!.draft, players: team!.draft.players.slice(0, 5) } }
  expect(foundingEntries({ ...plan, teams: [short, ...plan.teams.slice(1)] }, AT).problem).toMatch(/players/u)
  expect(foundingEntries({ ...plan, name: 'x'.repeat(200) }, AT).problem).toMatch(/name/u)
  expect(foundingEntries({ ...plan, teams: plan.teams.slice(0, 1) }, AT).problem).toMatch(/2 teams/u)
})

test.each(Object.values(EDITIONS))('$id: in a round robin everybody meets everybody once', (edition) => {
  const { value: log } = LeagueLog.read(demoLines(demoFounding(edition.id, 4, 'round-robin')))
  const [competition] = Object.values(log!.league.competitions)
  expect(competition!.legs ?? 1).toBe(1)
})

test.each(Object.values(EDITIONS))('$id: groups meet as often as is said', (edition) => {
  const { value: log } = LeagueLog.read(demoLines(demoFounding(edition.id, 4, 'groups')))
  const [competition] = Object.values(log!.league.competitions)
  const twice = formAbout('groups', edition).includes('home and away')
  expect(competition!.legs ?? 1).toBe(twice ? 2 : 1)
})
