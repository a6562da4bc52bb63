import { expect, test } from 'vitest'
import { EDITIONS, editionOf } from '../src/index.ts'

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is the name of nothing', (name) => {
  expect(EDITIONS[name]).toBeUndefined()
  expect(() => editionOf(name)).toThrow('no such edition')
  for (const { teams, players } of Object.values(EDITIONS)) {
    expect(teams.rosters[name]).toBeUndefined()
    expect(teams.specialPlayers[name]).toBeUndefined()
    expect(players.skills[name]).toBeUndefined()
  }
})
