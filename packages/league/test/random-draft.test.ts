import { SeededDice } from '@touchback/engine'
import { describe, expect, test } from 'vitest'
import { draftProblems } from '../src/draft.ts'
import { loadedTeam, randomDraft } from '../src/random-draft.ts'
import { edition } from './teams.ts'

describe.each(Object.keys(edition.teams.rosters))('%s', (roster) => {
  test('a random draft is legal, whatever the seed', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const dice = new SeededDice(seed)
      const draft = randomDraft(edition, roster, (count) => dice.below(count))
      expect(draftProblems(edition, draft)).toEqual([])
    }
  })

  test('a random draft for a league is legal there', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const dice = new SeededDice(seed)
      const draft = randomDraft(edition, roster, (count) => dice.below(count), { league: true })
      expect(draftProblems(edition, draft, { league: true })).toEqual([])
    }
  })

  test('the same dice draft the same team', () => {
    const team = () => {
      const dice = new SeededDice(7)
      return loadedTeam(edition, roster, (count) => dice.below(count))
    }
    expect(team()).toEqual(team())
  })

  test('a loaded team is a full squad', () => {
    const dice = new SeededDice(3)
    expect(loadedTeam(edition, roster, (count) => dice.below(count)).players.length).toBe(16)
  })
})
