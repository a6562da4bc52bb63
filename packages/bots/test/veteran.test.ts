import { editionOf, Game, neighbours, NoDice, other, xOf, yOf, zonesOn } from '@touchback/engine'
import {
  randomSpec,
  readSpec,
  readState,
  type ScenarioPosition,
  ScriptedDice,
} from '@touchback/engine/testing'
import { describe, expect, test } from 'vitest'
import { danger } from '../src/danger.ts'
import { rookie } from '../src/rookie.ts'
import { runs } from '../src/running.ts'
import { look } from '../src/sight.ts'
import { veteran } from '../src/veteran.ts'
import { pairing, play } from './arena.ts'

const PAIRINGS = [
  ['human', 'orc'],
  ['skaven', 'dwarf'],
  ['wood-elf', 'chaos'],
] as const
const FEW = { nodes: 20 }

function gameAt(position: Omit<ScenarioPosition, 'edition'>): Game {
  const edition = editionOf('lrb4')
  const from = { edition: 'lrb4', ...position }
  const spec = readSpec(edition, from)
  return Game.from(spec, readState(edition, spec, from), { dice: new ScriptedDice([], () => '') })
}

const CHASED = {
  home: {
    team: 'human',
    players: {
      hero: { at: [10, 7] },
      one: { at: [8, 5] },
      two: { at: [8, 6] },
      three: { at: [8, 8] },
      four: { at: [8, 9] },
    },
  },
  away: { team: 'orc', players: { urg: { at: [16, 7] }, gob: { at: [16, 6] } } },
  ball: 'hero',
} as const

/** Linemen, one on each square. */
const standing = (squares: readonly (readonly [number, number])[]) =>
  Object.fromEntries(squares.map((at, index) => [`man${index}`, { at }]))

const LINED_UP = [
  ...[5, 7, 9].map((y) => [12, y] as const),
  ...[2, 4, 10, 12].map((y) => [11, y] as const),
  ...[6, 8].map((y) => [10, y] as const),
  [9, 7],
  [7, 7],
] as const

describe('the veteran', () => {
  test('runs a ball in on the last turn', () => {
    const game = gameAt({
      half: 1,
      turn: { home: 8, away: 7 },
      active: 'home',
      home: { team: 'human', players: { hero: { at: [20, 7] }, mate: { at: [5, 5] } } },
      away: { team: 'orc', players: { urg: { at: [2, 13] } } },
      ball: 'hero',
    })
    const coach = veteran(1, FEW)
    while (game.decision?.side === 'home' && game.state.teams.home.score === 0)
      game.choose(coach.choose(game))
    expect(game.state.teams.home.score).toBe(1)
  })

  test('leaves the ball where it is hard to get at', () => {
    const game = gameAt(CHASED)
    const coach = veteran(1, FEW)
    while (game.state.turn.side === 'home') game.choose(coach.choose(game))
    expect(game.state.ball.holder).toBe(0)
    const hero = game.match.player(0)
    expect(neighbours(game.match, hero.at).length).toBeGreaterThanOrEqual(3)
    expect(danger(game.match, hero)).toBeLessThan(0.5)
  })

  test('keeps somebody free ahead of the ball, whoever of him is asked', () => {
    const game = gameAt({
      home: {
        team: 'wood-elf',
        players: {
          hero: { at: [8, 7] },
          runner: { position: 'catcher', at: [11, 12] },
          guard: { at: [7, 6] },
        },
      },
      away: { team: 'orc', players: { urg: { at: [13, 6] }, gob: { at: [13, 8] } } },
      ball: 'hero',
    })
    for (let asked = 0; game.state.turn.side === 'home'; asked++) {
      const loaded = Game.load(game.toJSON(), { dice: new NoDice() }).value!
      game.choose(veteran(asked).choose(loaded))
    }
    const runner = game.match.player(1)
    expect(25 - xOf(runner.at)).toBeLessThanOrEqual(game.match.kit(runner).ma + 1)
    expect(zonesOn(game.match, runner, runner.at)).toBe(0)
  })

  test('screens the whole width: not everybody runs after the ball', () => {
    const game = gameAt({
      home: { team: 'chaos', players: standing(LINED_UP) },
      away: {
        team: 'wood-elf',
        players: {
          catcher: { position: 'catcher', at: [23, 13] },
          one: { at: [22, 12] },
          two: { at: [22, 14] },
        },
      },
      ball: 'catcher',
    })
    const coach = veteran(1)
    while (game.state.turn.side === 'home') game.choose(coach.choose(game))
    const farOff = game.state.players.filter(({ side, at }) => side === 'home' && yOf(at) <= 8)
    expect(farOff.length).toBeGreaterThanOrEqual(3)
  })

  test('takes the ball where the way is open, not where the crowd is', () => {
    const guards = [
      [9, 6],
      [9, 8],
      [10, 9],
      [8, 9],
    ] as const
    const heap = [[13, 4] as const, ...[5, 6, 7].flatMap((y) => [14, 15, 16].map((x) => [x, y] as const))]
    const game = gameAt({
      turn: { home: 3, away: 2 },
      active: 'home',
      home: { team: 'dwarf', players: { hero: { position: 'runner', at: [10, 7] }, ...standing(guards) } },
      away: { team: 'skaven', players: standing(heap) },
      ball: 'hero',
    })
    const [best] = runs(look(game, 'home'))
    expect(best?.deeds).toEqual([{ type: 'move', path: expect.arrayContaining([[11, 11]]) }])
  })

  test('needs no memory: asked as another every time, he still ends his turns', () => {
    const game = gameAt(CHASED)
    for (let asked = 0; game.state.turn.side === 'home'; asked++) {
      expect(asked).toBeLessThan(100)
      const loaded = Game.load(game.toJSON(), { dice: new NoDice() }).value!
      game.choose(veteran(asked, FEW).choose(loaded))
    }
    expect(game.state.ball.holder).toBe(0)
  })

  test('scores more than the rookie', () => {
    let lead = 0
    for (const [index, [home, away]] of PAIRINGS.entries())
      for (let match = 0; match < 2; match++) {
        const seed = 10 * index + match
        const mine = match % 2 === 0 ? 'home' : 'away'
        const coaches =
          mine === 'home'
            ? { home: veteran(seed), away: rookie(seed) }
            : { home: rookie(seed), away: veteran(seed) }
        const { teams } = play(pairing(home, away), seed, coaches).state
        lead += teams[mine].score - teams[other(mine)].score
      }
    expect(lead).toBeGreaterThan(0)
  }, 300_000)

  test('answers every question of a match between strange teams', () => {
    const spec = randomSpec(editionOf('lrb4'), 'human', 'undead', 3)
    const game = play(spec, 3, { home: veteran(1, { nodes: 0 }), away: rookie(2) })
    expect(game.state.phase).toBe('over')
  }, 60_000)

  test('takes the same turn again from the same seed', () => {
    const turn = () => {
      const game = gameAt(CHASED)
      const coach = veteran(4, FEW)
      while (game.state.turn.side === 'home') game.choose(coach.choose(game))
      return game.toJSON()
    }
    expect(turn()).toEqual(turn())
  })

  test('keeps to the time he is given', () => {
    let clock = 0
    const thinking = { budget: 100, now: () => clock++ }
    const game = gameAt(CHASED)
    const coach = veteran(1, thinking)
    let answers = 0
    while (game.state.turn.side === 'home') {
      answers++
      game.choose(coach.choose(game))
    }
    // He looks at the clock when he is asked, when he starts to search, when that has to stop, and when he has answered.
    expect(clock).toBeLessThanOrEqual(thinking.budget + 4 * answers)
  })
})
