import { editionOf, type Choice, type Game, type MatchSpec } from '@touchback/engine'
import { randomSpec } from '@touchback/engine/testing'
import { describe, expect, test } from 'vitest'
import { random } from '../src/random.ts'
import { rookie } from '../src/rookie.ts'
import { pairing, play } from './arena.ts'

const PAIRINGS = [
  ['human', 'orc'],
  ['skaven', 'dwarf'],
  ['wood-elf', 'chaos'],
] as const

/** Milliseconds of this thread's own time for every turn of a match between rookies. */
function turnTimes(spec: MatchSpec, seed: number): number[] {
  const times = new Map<string, number>()
  play(spec, seed, { home: rookie(seed), away: rookie(seed + 1) }, (game, answer) => {
    const { half, drive, turn, teams } = game.state
    const key = `${half} ${drive} ${turn.side} ${teams.home.turn} ${teams.away.turn}`
    const start = process.threadCpuUsage()
    answer()
    const { user, system } = process.threadCpuUsage(start)
    times.set(key, (times.get(key) ?? 0) + (user + system) / 1000)
  })
  return [...times.values()]
}

/** The least each turn took in three playings of one match: the compiler and the memory's cleaning come at other moments each time. */
function leastTimes(spec: MatchSpec, seed: number): number[] {
  const [first = [], ...others] = [0, 1, 2].map(() => turnTimes(spec, seed))
  return first.map((time, turn) => Math.min(time, ...others.map((times) => times[turn] ?? time)))
}

describe('rookie', () => {
  for (const [home, away] of PAIRINGS)
    test(`scores against random: ${home} against ${away}`, () => {
      let touchdowns = 0
      for (let seed = 0; seed < 3; seed++) {
        const mine = seed % 2 === 0 ? 'home' : 'away'
        const coaches =
          mine === 'home'
            ? { home: rookie(seed), away: random(seed) }
            : { home: random(seed), away: rookie(seed) }
        touchdowns += play(pairing(home, away), seed, coaches).state.teams[mine].score
      }
      expect(touchdowns).toBeGreaterThanOrEqual(6)
    }, 60_000)

  test('takes a turn in less than 50 ms', () => {
    const turns = leastTimes(pairing('human', 'orc'), 1)
    expect(Math.max(...turns)).toBeLessThan(50)
    expect(turns.reduce((sum, time) => sum + time, 0) / turns.length).toBeLessThan(25)
  }, 60_000)

  test('answers every question of matches between strange teams', () => {
    const edition = editionOf('lrb4')
    const rosters = Object.keys(edition.teams.rosters).filter((_, index) => index % 3 === 0)
    for (const [index, roster] of rosters.entries()) {
      const against = rosters[(index * 5 + 3) % rosters.length] ?? roster
      const spec = randomSpec(edition, roster, against, index)
      const game = play(spec, index, { home: rookie(index), away: rookie(index + 1) })
      expect(game.state.phase).toBe('over')
    }
  }, 60_000)

  test('plays the same match again from the same seed', () => {
    const story = () => {
      const choices: Choice[] = []
      const listen = (game: Game, answer: () => void) => {
        const before = game.legalChoices().length
        answer()
        choices.push({ type: 'pick-die', index: before })
      }
      const game = play(pairing('human', 'orc'), 3, { home: rookie(1), away: rookie(2) }, listen)
      return [choices, game.toJSON()]
    }
    expect(story()).toEqual(story())
  }, 60_000)
})
