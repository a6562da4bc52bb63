import { expect, test } from 'vitest'
import { Office } from './office.ts'
import { draft, players } from './teams.ts'

/** Two coaches of goblins, of whom Bert has so many. */
function office(berts: number): Office {
  const league = new Office({ edition: 'lrb4' })
  for (const [coach, count] of [
    ['anna', 12],
    ['bert', berts],
  ] as const) {
    league.must(coach, { type: 'joined', coach, name: coach })
    const squad = draft({ name: `${coach}'s`, roster: 'goblin', players: players({ goblin: count }) })
    league.must(coach, { type: 'drafted', team: `${coach}s`, coach, colour: '#e8833a', draft: squad })
  }
  return league
}

test.for([
  [15, null],
  [16, "bert's has 16 players already."],
] as const)('somebody comes to a team of %i', ([count, problem]) => {
  const entry = { type: 'transferred', from: 'annas', to: 'berts', player: 'p2', agreed: ['anna', 'bert'] }
  expect(office(count).write('carla', entry)).toBe(problem)
})
