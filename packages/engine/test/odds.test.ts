import { describe, expect, test } from 'vitest'
import { type Game, SeededDice } from '../src/index.ts'
import { type Choice, DECLINE, STAND_UP } from '../src/match/choice.ts'
import { distance, type Square, squareAt, STEPS, toXY } from '../src/match/square.ts'
import { chanceWithout, chanceWithRerolls } from '../src/odds/chances.ts'
import { outcomes } from '../src/odds/outcomes.ts'
import { type Path, reach, type Reach } from '../src/odds/paths.ts'
import { MissingDie } from '../src/rolls/dice.ts'
import { chanceOf, explain } from '../src/rolls/explain.ts'
import { needsDodge } from '../src/play/move.ts'
import { gameAt, TriedDice } from './tried-dice.ts'
import type { TestId } from '../src/match/names.ts'

interface Hero {
  readonly skills?: readonly string[]
  readonly stats?: Readonly<Record<string, number>>
  readonly state?: 'standing' | 'prone'
}

/** The hero amid a random crowd; the ball lies two squares off. */
function crowd(seed: number, hero: Hero, rerolls = 0, edition = 'lrb4'): Game {
  const dice = new SeededDice(seed)
  const taken = new Set(['12,7', '14,8'])
  const put = (): [number, number] => {
    for (;;) {
      const at: [number, number] = [10 + dice.below(6), 5 + dice.below(6)]
      if (!taken.has(at.join(','))) {
        taken.add(at.join(','))
        return at
      }
    }
  }
  const orcs = Object.fromEntries(
    ['urg', 'snag', 'mok', 'gor', 'zug'].map((name, index) => [
      name,
      {
        at: put(),
        ...(index === 0 && edition === 'lrb4' ? { skills: ['+prehensile-tail', '+tackle'] } : {}),
      },
    ]),
  )
  return gameAt({
    edition,
    home: {
      team: 'human',
      rerolls,
      players: { hero: { at: [12, 7], ...hero }, mate: { at: put() } },
    },
    away: { team: 'orc', players: orcs },
    ball: [14, 8],
  })
}

type Coach = 'declines' | 'plays-best'

/** The chance that the hero ends standing on a square, with the engine itself rolling every die. */
function played(game: Game, choices: readonly Choice[], to: Square, coach: Coach): number {
  const [choice, ...rest] = choices
  if (choice === undefined) return 1
  let total = 0
  const open: number[][] = [[]]
  for (let dice = open.pop(); dice !== undefined; dice = open.pop()) {
    const fork = game.fork(new TriedDice('d6', dice))
    try {
      fork.choose(choice)
    } catch (error) {
      if (!(error instanceof MissingDie)) throw error
      for (let face = 1; face <= 6; face++) open.push([...dice, face])
      continue
    }
    total += valueOf(fork, rest, to, coach) / 6 ** dice.length
  }
  return total
}

function valueOf(game: Game, rest: readonly Choice[], to: Square, coach: Coach): number {
  const { decision, state } = game
  const hero = game.match.player(0)
  if (state.turn.turnover !== null || state.turn.side !== 'home' || decision?.side !== 'home') return 0
  if (decision.type === 'reroll' || decision.type === 'use') {
    const declines = coach === 'declines' && decision.type === 'reroll'
    const options = declines ? [DECLINE] : decision.options
    return Math.max(...options.map((option) => played(game, [option, ...rest], to, coach)))
  }
  if (hero.stance !== 'standing') return 0
  if (rest.length > 0) return played(game, rest, to, coach)
  return hero.at === to ? 1 : 0
}

/** Walks a path through the engine. */
function playedPath(game: Game, path: Path, coach: Coach): number {
  const last = path.steps.at(-1)
  if (last === undefined) return 1
  const fork = game.fork(new SeededDice(1))
  fork.choose({ type: 'activate', player: 0, action: 'move' })
  const choices: Choice[] = path.standsUp ? [STAND_UP] : []
  for (const { to, leap } of path.steps) {
    const before = choices.at(-1)
    if (leap) choices.push({ type: path.deed, to: toXY(to) })
    else if (before?.type === 'move')
      choices.splice(-1, 1, { type: 'move', path: [...before.path, toXY(to)] })
    else choices.push({ type: 'move', path: [toXY(to)] })
  }
  return played(fork, choices, last.to, coach)
}

const HEROES: Readonly<Record<string, Hero>> = {
  'a lineman': { stats: { ma: 4 } },
  'a dodger with Sure Feet and Sure Hands': {
    stats: { ma: 3 },
    skills: ['+dodge', '+sure-feet', '+sure-hands'],
  },
  'a clumsy strong one with Break Tackle': { stats: { ma: 4, st: 5, ag: 1 }, skills: ['+break-tackle'] },
  'a Pro on the ground': { stats: { ma: 5 }, skills: ['+pro', '+dodge'], state: 'prone' },
  'a leaper': { stats: { ma: 4, ag: 4 }, skills: ['+leap'] },
  'a slow one on the ground': { stats: { ma: 2, ag: 2 }, state: 'prone' },
}

/** A handful of squares worth checking: the least certain ones and the ball's. */
function sample(game: Game, count: number): Square[] {
  const found = reach(game.match, game.match.player(0))
  const hard = found.squares().toSorted((a, b) => found.rolls(b).length - found.rolls(a).length || a - b)
  return [...hard.slice(0, count), squareAt(14, 8)].filter(
    (to) => found.path(to) !== null && found.rolls(to).length <= 4,
  )
}

describe('the chance of a path', () => {
  /** How far the chances of the sampled paths are from what the engine makes of them. */
  const errors = (
    game: Game,
    count: number,
    coach: Coach,
    chance: (found: Reach, path: Path, to: Square) => number,
  ) => {
    const found = reach(game.match, game.match.player(0))
    return sample(game, count).flatMap((to) => {
      const path = found.path(to)
      return path === null ? [] : [Math.abs(chance(found, path, to) - playedPath(game, path, coach))]
    })
  }
  for (const [name, hero] of Object.entries(HEROES))
    for (const seed of [1, 2, 3]) {
      test(`${name}, crowd ${seed}: as the engine rolls it`, () => {
        const off = errors(crowd(seed, hero), 12, 'declines', (found, _path, to) => found.chance(to))
        expect(Math.max(...off)).toBeLessThan(1e-9)
      })
      test(`${name}, crowd ${seed}: with every re-roll at hand`, () => {
        const game = crowd(seed, hero, 1)
        const off = errors(game, 3, 'plays-best', (_found, path) => chanceWithRerolls(game.match, path))
        expect(Math.max(...off)).toBeLessThan(1e-9)
      })
    }
})

/** Re-rolls that must be rolled for, and what helps with that, differ from book to book. */
const DOUBTFUL: readonly { edition: string; name: string; hero: Hero }[] = [
  { edition: 'sevens', name: 'a Loner', hero: { stats: { ma: 3 }, skills: ['loner:4'] } },
  { edition: 'sevens', name: 'a Loner on 3', hero: { stats: { ma: 3 }, skills: ['loner:3'] } },
  { edition: 'sevens', name: 'a Pro', hero: { stats: { ma: 3 }, skills: ['pro'] } },
  { edition: 'sevens', name: 'a Pro who is a Loner', hero: { stats: { ma: 3 }, skills: ['pro', 'loner:5'] } },
  { edition: 'lrb4', name: 'a Pro', hero: { stats: { ma: 3 }, skills: ['pro'] } },
]

describe('re-rolls that must be rolled for, on a path', () => {
  for (const { edition, name, hero } of DOUBTFUL)
    for (const rerolls of [0, 1])
      test(`${edition}, ${name}, ${rerolls} re-rolls`, () => {
        const game = crowd(1, hero, rerolls, edition)
        const found = reach(game.match, game.match.player(0))
        const to = found.squares().find((square) => found.rolls(square).length === 2)
        const path = to === undefined ? null : found.path(to)
        if (path === null) throw new Error('no path with two rolls')
        const chance = chanceWithRerolls(game.match, path)
        expect(chance).toBeCloseTo(playedPath(game, path, 'plays-best'), 9)
        const helped = rerolls > 0 || hero.skills?.includes('pro') === true
        expect(chance > chanceWithout(game.match, path)).toBe(helped)
      })
})

/** Every path of single steps, tried out one by one with `explain`. */
function bestByForce(game: Game, squares: number, free: number): Map<Square, number> {
  const { match } = game
  const player = match.player(0)
  const best = new Map<Square, number>([[player.at, 1]])
  const chanceOfTest = (name: TestId, from: Square, to: Square) =>
    explain(match, { test: name, player, from, to }).chance
  const walk = (from: Square, spent: number, chance: number, hasBall: boolean): void => {
    if (spent === squares) return
    for (const offset of STEPS) {
      const to = (from + offset) as Square
      if (!match.isEmpty(to)) continue
      let next = chance
      if (spent >= free) next *= chanceOfTest('rush', from, to)
      if (needsDodge(match, player, from)) next *= chanceOfTest('dodge', from, to)
      const picksUp = to === squareAt(14, 8) && !hasBall
      if (picksUp) next *= chanceOfTest('pick-up', to, to)
      best.set(to, Math.max(best.get(to) ?? 0, next))
      walk(to, spent + 1, next, hasBall || picksUp)
    }
  }
  walk(player.at, 0, 1, false)
  return best
}

describe('the best path', () => {
  for (const seed of [1, 2, 3, 4])
    test(`no other path is likelier, crowd ${seed}`, () => {
      const game = crowd(seed, { stats: { ma: 3 } })
      const found = reach(game.match, game.match.player(0))
      const best = bestByForce(game, 5, 3)
      expect(new Set([game.match.player(0).at, ...found.squares()])).toEqual(new Set(best.keys()))
      for (const [to, chance] of best) expect(found.chance(to)).toBeCloseTo(chance, 9)
    })

  test('walks around a zone when there is movement for it, and straight on when there is not', () => {
    const game = gameAt({
      home: { team: 'human', players: { hero: { at: [5, 7] } } },
      away: { team: 'orc', players: { urg: { at: [7, 7] } } },
    })
    const found = reach(game.match, game.match.player(0))
    expect(found.rolls(squareAt(9, 7))).toEqual([])
    expect(found.chance(squareAt(9, 7))).toBe(1)
    expect(found.rolls(squareAt(13, 7)).map((roll) => roll.test)).toEqual(['dodge', 'rush', 'rush'])
    expect(found.chance(squareAt(14, 7))).toBe(0)
    expect(found.path(squareAt(14, 7))).toBeNull()
  })

  test('has no needless turns: straight on, then diagonally', () => {
    const game = gameAt({
      home: { team: 'human', players: { hero: { at: [8, 7] } } },
      away: { team: 'orc', players: { urg: { at: [24, 1] } } },
    })
    const hero = game.match.player(0)
    const found = reach(game.match, hero)
    expect(found.squares()).not.toContain(hero.at)
    for (const to of found.squares()) {
      const path = [hero.at, ...(found.path(to)?.steps ?? []).map((step) => step.to)]
      const ways = path.slice(1).map((square, index) => square - (path[index] as Square))
      const turns = ways.filter((way, index) => index > 0 && way !== ways[index - 1]).length
      expect(turns, `to ${toXY(to).join()}`).toBeLessThanOrEqual(1)
    }
  })

  test('movement that is kept is not spent, and movement that was spent is gone', () => {
    const game = gameAt({
      home: { team: 'human', players: { hero: { at: [5, 7], stats: { ma: 4 } } } },
      away: { team: 'orc', players: { urg: { at: [20, 1] } } },
    })
    const hero = game.match.player(0)
    const farthest = (options: Parameters<typeof reach>[2]) =>
      Math.max(
        ...reach(game.match, hero, options)
          .squares()
          .map((to) => distance(hero.at, to)),
      )
    expect(farthest({})).toBe(6)
    expect(farthest({ keep: 1 })).toBe(5)
    expect(farthest({ moved: 5 })).toBe(1)
    expect(reach(game.match, hero, { moved: 4 }).chance(squareAt(6, 7))).toBeCloseTo(chanceOf('d6', 2))
  })

  test('where he is he is already, once he stands; and where he cannot come there is no way', () => {
    const from = (state: 'standing' | 'prone', ma: number) => {
      const { match } = gameAt({
        home: { team: 'human', players: { hero: { at: [5, 7], stats: { ma }, state } } },
        away: { team: 'orc', players: { urg: { at: [20, 1] } } },
      })
      return reach(match, match.player(0))
    }
    const here = squareAt(5, 7)
    expect(from('standing', 4).path(here)).toMatchObject({ standsUp: false, steps: [], rolls: [], moved: 0 })
    expect(from('standing', 4).chance(here)).toBe(1)
    expect(from('prone', 4).path(here)).toMatchObject({ standsUp: true, steps: [], rolls: [], moved: 3 })
    expect(from('prone', 2).chance(here)).toBeCloseTo(1 / 2)
    expect(from('prone', 2).rolls(here)).toMatchObject([{ test: 'stand-up', needed: 4, instead: null }])
    const far = squareAt(15, 7)
    const walks = from('standing', 4)
    expect(walks.squares()).not.toContain(far)
    expect([walks.chance(far), walks.moved(far), walks.rolls(far), walks.path(far)]).toEqual([
      0,
      -1,
      [],
      null,
    ])
  })

  test('what he has moved in his activation is spent; what somebody else has moved is not', () => {
    const game = gameAt({
      home: { team: 'human', players: { hero: { at: [5, 7], stats: { ma: 4 } }, mate: { at: [5, 2] } } },
      away: { team: 'orc', players: { urg: { at: [20, 1] } } },
    })
    game.choose({ type: 'activate', player: 0, action: 'move' })
    game.choose({ type: 'move', path: [[6, 7]] })
    const moved = (player: number, to: Square) => reach(game.match, game.match.player(player)).moved(to)
    expect(moved(0, squareAt(7, 7))).toBe(2)
    expect(moved(1, squareAt(6, 2))).toBe(1)
  })

  test('a leap goes over a wall of opponents, once', () => {
    const wall = Object.fromEntries(
      Array.from({ length: 15 }, (_, y) => [`orc${y}`, { at: [7, y] as [number, number] }]),
    )
    const game = gameAt({
      home: { team: 'human', players: { hero: { at: [5, 7], skills: ['+leap'], stats: { ag: 4 } } } },
      away: { team: 'orc', players: wall },
    })
    const found = reach(game.match, game.match.player(0))
    const path = found.path(squareAt(8, 7))
    expect(path?.steps.filter((step) => step.leap)).toHaveLength(1)
    expect(found.chance(squareAt(8, 7))).toBeCloseTo(4 / 6)
    expect(found.chance(squareAt(9, 7))).toBeLessThan(4 / 6)
  })

  test('two searches do not disturb each other', () => {
    const [one, two] = [crowd(1, {}), crowd(2, {})]
    const first = reach(one.match, one.match.player(0))
    const before = first.squares().map((to) => first.chance(to))
    reach(two.match, two.match.player(0))
    expect(first.squares().map((to) => first.chance(to))).toEqual(before)
  })
})

describe('outcomes', () => {
  test('a step into the open is one outcome; a pick-up has six', () => {
    const game = gameAt({
      home: { team: 'human', players: { hero: { at: [5, 7] } } },
      away: { team: 'orc', players: { urg: { at: [20, 1] } } },
      ball: [6, 8],
    })
    game.choose({ type: 'activate', player: 0, action: 'move' })
    expect(outcomes(game, { type: 'move', path: [[6, 6]] })).toHaveLength(1)
    const all = outcomes(game, { type: 'move', path: [[6, 8]] })
    const held = all.filter((outcome) => outcome.game.state.ball.holder === 0)
    const sum = (list: typeof all) => list.reduce((total, { chance }) => total + chance, 0)
    expect(sum(all)).toBeCloseTo(1)
    expect(sum(held)).toBeCloseTo(4 / 6)
  })
})
