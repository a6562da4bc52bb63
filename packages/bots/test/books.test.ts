import { addEdition, EDITIONS, extend, Game, SeededDice, type Edition } from '@touchback/engine'
import { randomSpec } from '@touchback/engine/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { random } from '../src/random.ts'
import { rookie } from '../src/rookie.ts'
import { setUp } from '../src/set-up.ts'
import { veteran } from '../src/veteran.ts'
import { play } from './arena.ts'

const [first] = Object.values(EDITIONS)
if (first === undefined) throw new Error('no book on the shelf')

/** A pitch that no book has: narrow, the lines far apart, and many on the line. */
const strange: Edition = extend(first, {
  id: 'strange',
  name: 'Strange',
  field: {
    pitch: { length: 18, width: 9, scrimmage: { home: 5, away: 12 }, wideZone: 2 },
    lineUp: { players: 8, onScrimmage: 4, perWideZone: 1 },
  },
})
const putAway = addEdition(strange)
afterAll(putAway)

const teamsOf = (edition: Edition): readonly [string, string] => {
  const [one = '', two = one] = Object.keys(edition.teams.rosters)
  return [one, two]
}

describe.each(Object.values(EDITIONS))('$id', (edition) => {
  const spec = randomSpec(edition, ...teamsOf(edition), 1)

  test('is set up by a formation of our own', () => {
    const game = Game.start(spec, { dice: new SeededDice(1) })
    const coach = random(1)
    const samples: boolean[] = []
    while (game.decision !== null && samples.length < 2) {
      const { decision } = game
      const own = decision.type === 'set-up' ? setUp(game, decision.side) : null
      if (own !== null) samples.push(decision.options.includes(own))
      game.choose(own ?? coach.choose(game))
    }
    expect(samples).toEqual([false, false])
  })

  test('is played to the end by the rookie, who scores', () => {
    const game = play(spec, 1, { home: rookie(1), away: random(2) })
    expect(game.state.phase).toBe('over')
    expect(game.state.teams.home.score).toBeGreaterThan(game.state.teams.away.score)
  }, 60_000)

  test('is played to the end by the veteran', () => {
    const game = play(spec, 2, { home: random(1), away: veteran(2) })
    expect(game.state.phase).toBe('over')
    expect(game.state.teams.away.score).toBeGreaterThan(game.state.teams.home.score)
  }, 60_000)
})
