import { SeededDice } from '@touchback/engine'
import { describe, expect, test } from 'vitest'
import { freshName, playerName, teamName, withNames } from '../src/names.ts'
import { suggestedDraft } from '../src/suggested.ts'
import { edition } from './teams.ts'

const rolling = (seed: number) => {
  const dice = new SeededDice(seed)
  return (count: number) => dice.below(count)
}
const stars = Object.values(edition.teams.specialPlayers).filter(({ kind }) => kind === 'star')

describe.each(Object.values(edition.teams.rosters))('$name', (roster) => {
  test('names are readable and nobody else is called so', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const below = rolling(seed)
      for (const { id } of roster.positions) {
        const name = playerName(roster.id, id, below)
        expect(name).toMatch(/^[A-Z][\p{L}' -]{2,30}$/u)
        expect(stars.map((star) => star.name)).not.toContain(name)
      }
      expect(teamName(roster.id, below)).toMatch(/^[A-Z][\p{L} -]{5,36}$/u)
    }
  })

  test('a whole squad has names and numbers of its own', () => {
    const named = withNames(suggestedDraft(edition, roster.id), rolling(5))
    expect(new Set(named.players.map(({ name }) => name)).size).toBe(named.players.length)
    expect(new Set(named.players.map(({ number }) => number)).size).toBe(named.players.length)
  })
})

test('names already given stay, and stars keep theirs', () => {
  const draft = {
    ...suggestedDraft(edition, 'human'),
    players: [{ position: 'lineman', name: 'Me', number: 4 }, { position: 'morg-n-throg' }],
  }
  const named = withNames(draft, rolling(1), (position) => position === 'morg-n-throg')
  expect(named.players).toEqual([
    { position: 'lineman', name: 'Me', number: 4 },
    { position: 'morg-n-throg', number: 1 },
  ])
})

test('a name that is taken is not given twice, even with dice that never change', () => {
  const draft = withNames(suggestedDraft(edition, 'human'), () => 0)
  expect(draft.players.map(({ name }) => name)).not.toContain(freshName(draft, 'lineman', () => 0))
})

test('a team is called like none of those it meets, even where its tongue has no other name', () => {
  const first = teamName('high-elf', () => 0)
  expect(teamName('high-elf', () => 0, new Set([first]))).toBe(`${first} 2`)
  expect(teamName('high-elf', () => 0, new Set([first, `${first} 2`]))).toBe(`${first} 3`)
  const taken = new Set<string>()
  const below = rolling(3)
  for (let team = 0; team < 36; team++) taken.add(teamName('high-elf', below, taken))
  expect(taken.size).toBe(36)
})
