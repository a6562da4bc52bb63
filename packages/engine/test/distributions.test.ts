import { describe, expect, test, vi } from 'vitest'
import { editionOf } from '../src/editions/index.ts'
import { Game } from '../src/game.ts'
import type { Choice } from '../src/match/choice.ts'
import type { Event } from '../src/match/event.ts'
import { Dice, SeededDice } from '../src/rolls/dice.ts'
import { readSpec, readState, type ScenarioPosition } from '../src/testing/position.ts'

vi.setConfig({ testTimeout: 60_000 })

/** What chi-square exceeds once in a thousand honest runs, by degrees of freedom. The seeds are fixed: no flakes. */
const CRITICAL: Readonly<Record<number, number>> = { 4: 18.5, 5: 20.5, 7: 24.3, 10: 29.6 }

function chiSquare(counts: readonly number[], weights: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return counts.reduce((sum, count, index) => {
    const expected = (total * weights[index]!) / whole
    return sum + (count - expected) ** 2 / expected
  }, 0)
}

function fair(weights: readonly number[], roll: () => number): void {
  const counts = weights.map(() => 0)
  for (let i = 0; i < 600_000; i++) counts[roll()]!++
  expect(chiSquare(counts, weights)).toBeLessThan(CRITICAL[weights.length - 1]!)
}

describe('dice are fair', () => {
  const dice = (seed: number) => {
    const thrown = new Dice(new SeededDice(seed))
    return () => {
      thrown.since = []
      return thrown
    }
  }

  test('d6', () => {
    const d = dice(1)
    fair([1, 1, 1, 1, 1, 1], () => d().d6() - 1)
  })
  test('2d6', () => {
    const d = dice(2)
    fair([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], () => {
      const [a, b] = d().two()
      return a + b - 2
    })
  })
  test('scatter directions', () => {
    const d = dice(3)
    fair([1, 1, 1, 1, 1, 1, 1, 1], () => d().d8() - 1)
  })
  test('neighbouring seeds do not roll alike', () => {
    let seed = 0
    fair([1, 1, 1, 1, 1, 1], () => new Dice(new SeededDice(seed++)).d6() - 1)
  })
})

const edition = editionOf('lrb4')
const TRIES = 20_000

/** Plays the same choices from the same position again and again and counts how often something happened. */
function share(
  position: ScenarioPosition,
  play: readonly Choice[],
  answer: (game: Game) => Choice | undefined,
  happened: (events: readonly Event[]) => boolean,
): number {
  const spec = readSpec(edition, position)
  const state = readState(edition, spec, position)
  let count = 0
  for (let seed = 1; seed <= TRIES; seed++) {
    const game = Game.from(spec, state, { dice: new SeededDice(seed * 7919), events: true })
    for (const choice of play) game.choose(choice)
    for (let choice = answer(game); choice !== undefined; choice = answer(game)) game.choose(choice)
    if (happened(game.match.sink!)) count++
  }
  return count / TRIES
}

/** Three standard deviations either way; the seeds are fixed. */
const expectOdds = (got: number, odds: number) =>
  expect(Math.abs(got - odds)).toBeLessThan(3 * Math.sqrt((odds * (1 - odds)) / TRIES))

/** Nothing more is asked of the matter at hand: decline, or stop. */
const declining = (game: Game): Choice | undefined =>
  game.decision?.type === 'reroll' || game.decision?.type === 'use'
    ? game.legalChoices().find(({ type }) => type === 'decline')
    : undefined

describe('known odds come out', () => {
  const dodge: ScenarioPosition = {
    edition: 'lrb4',
    home: { team: 'human', players: { dieter: { position: 'lineman', at: [10, 7] } } },
    away: { team: 'orc', players: { urgash: { position: 'lineman', at: [11, 7] } } },
    turn: { home: 3, away: 2 },
    active: 'home',
  }
  test('AG3 dodges into no tackle zone with 4/6', () => {
    const play: Choice[] = [
      { type: 'activate', player: 0, action: 'move' },
      { type: 'move', path: [[9, 7]] },
    ]
    expectOdds(
      share(dodge, play, declining, (events) =>
        events.some((event) => event.type === 'rolled' && event.passed),
      ),
      4 / 6,
    )
  })

  const block = (skills: string[]): ScenarioPosition => ({
    edition: 'lrb4',
    home: {
      team: 'human',
      players: {
        hugo: { position: 'lineman', at: [10, 7], stats: { st: 4 }, skills },
        mate: { position: 'lineman', at: [1, 1] },
      },
    },
    away: {
      team: 'orc',
      players: {
        urgash: { position: 'lineman', at: [11, 7], stats: { av: 9 } },
        spare: { position: 'lineman', at: [20, 1] },
      },
    },
    turn: { home: 3, away: 2 },
    active: 'home',
  })
  const blockPlay: Choice[] = [
    { type: 'activate', player: 0, action: 'block' },
    { type: 'block', target: 1 + 1 },
  ]
  const BEST = ['down', 'stumble', 'pushed', 'both-down', 'skull']
  /** The blocker takes his best die, uses what he has, pushes straight on and stays where he is. */
  const blocking = (game: Game): Choice | undefined => {
    const { decision } = game
    if (decision === null) return undefined
    if (decision.type === 'pick-die') {
      const rolled = game.match.sink!.findLast((event) => event.type === 'block-rolled')
      const faces = rolled?.type === 'block-rolled' ? rolled.faces : []
      const best = faces.toSorted((a, b) => BEST.indexOf(a) - BEST.indexOf(b))[0]!
      return { type: 'pick-die', index: faces.indexOf(best) }
    }
    if (decision.type === 'use') return decision.options.find(({ type }) => type === 'use')
    if (decision.type === 'push') return decision.options[0]
    if (decision.type === 'follow-up') return { type: 'follow-up', follow: false }
    return undefined
  }
  const isDown = (player: number) => (events: readonly Event[]) =>
    events.some((event) => event.type === 'knocked-down' && event.player === player)

  test('two dice bring the defender down with 23/36: 20 for a good face, 3 for Both Down', () => {
    expectOdds(share(block([]), blockPlay, blocking, isDown(2)), 20 / 36 + 3 / 36)
    expectOdds(share(block(['+block']), blockPlay, blocking, isDown(2)), 20 / 36 + 3 / 36)
  })
  test('two dice bring the blocker down with 4/36, and with Block 1/36', () => {
    expectOdds(share(block([]), blockPlay, blocking, isDown(0)), 4 / 36)
    expectOdds(share(block(['+block']), blockPlay, blocking, isDown(0)), 1 / 36)
  })
  test('armour 9 is broken with 1/6', () => {
    let rolled = 0
    let broken = 0
    share(block(['+block']), blockPlay, blocking, (events) => {
      const roll = events.find((event) => event.type === 'armour' && event.player === 2)
      if (roll?.type === 'armour') {
        rolled++
        if (roll.broken) broken++
      }
      return false
    })
    expect(Math.abs(broken / rolled - 1 / 6)).toBeLessThan(3 * Math.sqrt(5 / 36 / rolled))
  })
  test('block dice show their faces with 1, 1, 2, 1, 1 sixths', () => {
    const counts = BEST.map(() => 0)
    share(block([]), blockPlay, blocking, (events) => {
      const roll = events.find((event) => event.type === 'block-rolled')
      if (roll?.type === 'block-rolled') for (const face of roll.faces) counts[BEST.indexOf(face)]!++
      return false
    })
    expect(counts.reduce((sum, count) => sum + count)).toBe(2 * TRIES)
    expect(chiSquare(counts, [1, 1, 2, 1, 1])).toBeLessThan(CRITICAL[4]!)
  })
})
