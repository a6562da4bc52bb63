import { describe, expect, test } from 'vitest'
import { editionOf, Game, SeededDice } from '../src/index.ts'
import type { Choice } from '../src/match/choice.ts'
import { distance, type Square, squareAt, STEPS, toXY } from '../src/match/square.ts'
import { chanceWithRerolls } from '../src/odds/chances.ts'
import { outcomes } from '../src/odds/outcomes.ts'
import { type Path, reach } from '../src/odds/paths.ts'
import { type DiceKind, type DiceSource, MissingDie } from '../src/rolls/dice.ts'
import { chanceOf, explain } from '../src/rolls/explain.ts'
import { needsDodge } from '../src/play/move.ts'
import { readSpec, readState, type ScenarioPosition } from '../src/testing/position.ts'

const edition = editionOf('lrb4')

function gameAt(position: Omit<ScenarioPosition, 'edition'>): Game {
  const from: ScenarioPosition = { edition: 'lrb4', ...position }
  const spec = readSpec(edition, from)
  return Game.from(spec, readState(edition, spec, from), { dice: new SeededDice(1) })
}

interface Hero {
  readonly skills?: readonly string[]
  readonly stats?: Readonly<Record<string, number>>
  readonly state?: 'standing' | 'prone'
}

/** The hero amid a random crowd; the ball lies two squares off. */
function crowd(seed: number, hero: Hero, rerolls = 0): Game {
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
      { at: put(), ...(index === 0 ? { skills: ['+prehensile-tail', '+tackle'] } : {}) },
    ]),
  )
  return gameAt({
    home: {
      team: 'human',
      rerolls,
      players: { hero: { position: 'lineman', at: [12, 7], ...hero }, mate: { at: put() } },
    },
    away: { team: 'orc', players: orcs },
    ball: [14, 8],
  })
}

/** Dice of tests are tried face by face; all others show 1, so that armour holds and nothing branches. */
class TestDice implements DiceSource {
  readonly #tried: readonly number[]
  #at = 0
  constructor(tried: readonly number[]) {
    this.#tried = tried
  }
  next(kind: DiceKind, sides: number): number {
    if (kind !== 'd6') return 1
    const value = this.#tried[this.#at++]
    if (value === undefined) throw new MissingDie(kind, sides)
    return value
  }
}

type Coach = 'declines' | 'plays-best'

/** The chance that the hero ends standing on a square, with the engine itself rolling every die. */
function played(game: Game, choice: Choice, to: Square, coach: Coach): number {
  let total = 0
  const open: number[][] = [[]]
  for (let dice = open.pop(); dice !== undefined; dice = open.pop()) {
    const fork = game.fork(new TestDice(dice))
    try {
      fork.choose(choice)
    } catch (error) {
      if (!(error instanceof MissingDie)) throw error
      for (let face = 1; face <= 6; face++) open.push([...dice, face])
      continue
    }
    total += valueOf(fork, to, coach) / 6 ** dice.length
  }
  return total
}

function valueOf(game: Game, to: Square, coach: Coach): number {
  const { decision, state } = game
  const hero = game.match.player(0)
  if (state.turn.turnover !== null || state.turn.side !== 'home' || decision?.side !== 'home') return 0
  if (decision.type === 'reroll' || decision.type === 'use') {
    if (coach === 'declines' && decision.type === 'reroll') return played(game, { type: 'decline' }, to, coach)
    return Math.max(...decision.options.map((option) => played(game, option, to, coach)))
  }
  return hero.stance === 'standing' && hero.at === to ? 1 : 0
}

/** Walks a path (which leaps nowhere) through the engine. */
function playedPath(game: Game, path: Path, coach: Coach): number {
  const last = path.steps.at(-1)
  if (last === undefined) return 1
  const fork = game.fork(new SeededDice(1))
  fork.choose({ type: 'activate', player: 0, action: 'move' })
  return played(fork, { type: 'move', path: path.steps.map((step) => toXY(step.to)) }, last.to, coach)
}

const HEROES: Readonly<Record<string, Hero>> = {
  'a lineman': { stats: { ma: 4 } },
  'a dodger with Sure Feet and Sure Hands': { stats: { ma: 3 }, skills: ['+dodge', '+sure-feet', '+sure-hands'] },
  'a clumsy strong one with Break Tackle': { stats: { ma: 4, st: 5, ag: 1 }, skills: ['+break-tackle'] },
  'a Pro on the ground': { stats: { ma: 5 }, skills: ['+pro', '+dodge'], state: 'prone' },
  'a slow one on the ground': { stats: { ma: 2, ag: 2 }, state: 'prone' },
}

/** A handful of squares worth checking: the least certain ones and the ball's. */
function sample(game: Game, count: number): Square[] {
  const found = reach(game.match, game.match.player(0))
  const hard = found.squares().toSorted((a, b) => found.rolls(b).length - found.rolls(a).length || a - b)
  return [...hard.slice(0, count), squareAt(14, 8)].filter((to) => found.path(to) !== null && found.rolls(to).length <= 4)
}

describe('the chance of a path', () => {
  for (const [name, hero] of Object.entries(HEROES))
    for (const seed of [1, 2, 3]) {
      test(`${name}, crowd ${seed}: as the engine rolls it`, () => {
        const game = crowd(seed, hero)
        const found = reach(game.match, game.match.player(0))
        for (const to of sample(game, 12)) {
          const path = found.path(to)
          expect(path).not.toBeNull()
          if (path !== null) expect(found.chance(to)).toBeCloseTo(playedPath(game, path, 'declines'), 9)
        }
      })
      test(`${name}, crowd ${seed}: with every re-roll at hand`, () => {
        const game = crowd(seed, hero, 1)
        const found = reach(game.match, game.match.player(0))
        for (const to of sample(game, 4)) {
          const path = found.path(to)
          if (path !== null)
            expect(chanceWithRerolls(game.match, path)).toBeCloseTo(playedPath(game, path, 'plays-best'), 9)
        }
      })
    }
})

/** Every path of single steps, tried out one by one with `explain`. */
function bestByForce(game: Game, squares: number, free: number): Map<Square, number> {
  const { match } = game
  const player = match.player(0)
  const best = new Map<Square, number>([[player.at, 1]])
  const chanceOfTest = (name: string, from: Square, to: Square) =>
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
      expect(new Set(found.squares())).toEqual(new Set(best.keys()))
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

  test('movement that is kept is not spent, and movement that was spent is gone', () => {
    const game = gameAt({
      home: { team: 'human', players: { hero: { at: [5, 7], stats: { ma: 4 } } } },
      away: { team: 'orc', players: { urg: { at: [20, 1] } } },
    })
    const hero = game.match.player(0)
    const farthest = (options: Parameters<typeof reach>[2]) =>
      Math.max(...reach(game.match, hero, options).squares().map((to) => distance(hero.at, to)))
    expect(farthest({})).toBe(6)
    expect(farthest({ keep: 1 })).toBe(5)
    expect(farthest({ moved: 5 })).toBe(1)
    expect(reach(game.match, hero, { moved: 4 }).chance(squareAt(6, 7))).toBeCloseTo(chanceOf('d6', 2))
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
