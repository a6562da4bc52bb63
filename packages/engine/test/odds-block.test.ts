import { describe, expect, test } from 'vitest'
import type { Choice } from '../src/match/choice.ts'
import { squareAt } from '../src/match/square.ts'
import { blockChances, type BlockWorth } from '../src/odds/block.ts'
import { catchChance, passChances } from '../src/odds/pass.ts'
import type { DiceKind } from '../src/rolls/dice.ts'
import { MissingDie } from '../src/rolls/dice.ts'
import type { Game } from '../src/index.ts'
import { gameAt, TriedDice } from './tried-dice.ts'

/** The mean worth of a choice when both coaches play for (and against) it, the engine rolling every die of a kind. */
function meanWorth(game: Game, choice: Choice, kind: DiceKind, worth: (game: Game) => number | null): number {
  let total = 0
  const open: number[][] = [[]]
  for (let dice = open.pop(); dice !== undefined; dice = open.pop()) {
    const fork = game.fork(new TriedDice(kind, dice), { events: true })
    try {
      fork.choose(choice)
    } catch (error) {
      if (!(error instanceof MissingDie)) throw error
      for (let face = 1; face <= 6; face++) open.push([...dice, face])
      continue
    }
    total += bestOf(fork, kind, worth) / 6 ** dice.length
  }
  return total
}

function bestOf(game: Game, kind: DiceKind, worth: (game: Game) => number | null): number {
  const known = worth(game)
  if (known !== null) return known
  const { decision } = game
  if (decision === null) throw new Error('the match is over')
  // Where a pushed player ends up, and who follows, is all the same here.
  const matters = decision.type !== 'push' && decision.type !== 'follow-up'
  const options = matters ? decision.options : decision.options.slice(0, 1)
  const values = options.map((option) => meanWorth(game, option, kind, worth))
  return decision.side === 'home' ? Math.max(...values) : Math.min(...values)
}

const WORTH: BlockWorth = {
  'attacker-down': -1,
  'both-down': -0.6,
  nothing: 0,
  pushed: 0.3,
  'defender-down': 1,
  'into-the-crowd': 1,
}

/** What came of a block of player 0 against player 2, once nobody has anything to say about it any more. */
function blockWorthNow(game: Game): number | null {
  if (['reroll', 'pick-die', 'use', 'push', 'follow-up'].includes(game.decision?.type ?? '')) return null
  const [attacker, defender] = [game.match.player(0), game.match.player(2)]
  const [down, target] = [attacker.stance !== 'standing', defender.stance !== 'standing']
  if (down) return target ? WORTH['both-down'] : WORTH['attacker-down']
  if (target) return WORTH['defender-down']
  return defender.at === squareAt(11, 7) ? WORTH.nothing : WORTH.pushed
}

const ROWS = [
  { name: 'even', st: 3, mine: [], theirs: [] },
  { name: 'even, with Block', st: 3, mine: ['+block'], theirs: [] },
  { name: 'even, both with Block', st: 3, mine: ['+block'], theirs: ['+block'] },
  { name: 'two dice against Dodge', st: 4, mine: [], theirs: ['+dodge'] },
  {
    name: 'two dice with Tackle against Dodge and Block',
    st: 4,
    mine: ['+tackle'],
    theirs: ['+dodge', '+block'],
  },
  { name: 'two dice the other way', st: 2, mine: [], theirs: [] },
  { name: 'two dice the other way, with Block', st: 2, mine: ['+block'], theirs: ['+dodge'] },
  { name: 'three dice', st: 7, mine: [], theirs: [] },
] as const

describe('the chances of a block', () => {
  for (const { name, st, mine, theirs } of ROWS)
    for (const rerolls of st > 4 ? [0] : [0, 1])
      test(`${name}, ${rerolls} re-rolls: as the engine rolls it`, () => {
        const game = gameAt({
          home: {
            team: 'human',
            rerolls,
            players: { hero: { at: [10, 7], skills: mine, stats: { st } }, mate: { at: [2, 2] } },
          },
          away: { team: 'human', players: { foe: { at: [11, 7], skills: theirs } } },
        })
        const { match } = game
        const odds = blockChances(match, match.player(0), match.player(2), {
          reroll: rerolls > 0,
          worth: WORTH,
        })
        expect(Object.values(odds.chance).reduce((sum, chance) => sum + chance)).toBeCloseTo(1)
        const fork = game.fork(new TriedDice('block', []))
        fork.choose({ type: 'activate', player: 0, action: 'block' })
        const mean = meanWorth(fork, { type: 'block', target: 2 }, 'block', blockWorthNow)
        expect(odds.worth).toBeCloseTo(mean, 9)
      })

  test('a blitz is reckoned from where it will be thrown, and nobody has moved', () => {
    const game = gameAt({
      home: { team: 'human', players: { hero: { at: [5, 7] }, mate: { at: [12, 8] } } },
      away: { team: 'human', players: { foe: { at: [11, 7] } } },
    })
    const [hero, foe] = [game.match.player(0), game.match.player(2)]
    expect(blockChances(game.match, hero, foe, { from: squareAt(10, 7) }).dice).toBe(2)
    expect(hero.at).toBe(squareAt(5, 7))
    expect(game.match.at(squareAt(10, 7))).toBeNull()
  })
})

describe('the chances of a pass', () => {
  const completed = (game: Game): number | null => {
    const asked = game.decision?.type
    if (asked === 'reroll' || asked === 'intercept') return null
    return game.match.sink?.some((event) => event.type === 'completed') === true ? 1 : 0
  }
  const ROWS_OF_PASSES = [
    { name: 'a short one', foe: [20, 1], skills: [], rerolls: 0 },
    { name: 'a short one under pressure', foe: [6, 7], skills: [], rerolls: 0 },
    { name: 'one that can be intercepted', foe: [8, 7], skills: [], rerolls: 0 },
    { name: 'a thrower with Pass', foe: [6, 8], skills: ['+pass'], rerolls: 0 },
    { name: 'a team re-roll', foe: [12, 7], skills: [], rerolls: 1 },
    { name: 'both', foe: [20, 1], skills: ['+pass'], rerolls: 1 },
  ] as const
  for (const { name, foe, skills, rerolls } of ROWS_OF_PASSES)
    test(`${name}: as the engine rolls it`, () => {
      const game = gameAt({
        home: {
          team: 'human',
          rerolls,
          players: { hero: { at: [5, 7], skills }, mate: { at: [11, 7] } },
        },
        away: { team: 'orc', players: { foe: { at: foe } } },
        ball: 'hero',
      })
      const { match } = game
      const odds = passChances(match, match.player(0), squareAt(11, 7))
      const fork = game.fork(new TriedDice('d6', []))
      fork.choose({ type: 'activate', player: 0, action: 'pass' })
      const mean = meanWorth(fork, { type: 'pass', to: [11, 7] }, 'd6', completed)
      const plain = rerolls === 0 && skills.length === 0
      expect(odds?.withRerolls).toBeCloseTo(mean, 9)
      expect(plain ? odds?.completed : mean).toBeCloseTo(mean, 9)
    })
})

describe('what a skill adds to the catch of an accurate pass', () => {
  const game = gameAt({
    edition: 'basic',
    home: {
      team: 'humans',
      players: {
        hans: { at: [10, 7] },
        diver: { at: [12, 7], skills: ['+diving-catch'] },
        plain: { at: [12, 5] },
      },
    },
    away: { team: 'orcs', players: { ugg: { at: [20, 7] } } },
    ball: 'hans',
  })
  const { match } = game
  const [hans, diver, plain] = [match.player(0), match.player(1), match.player(2)]

  test('counts in the chance of the pass', () => {
    expect(passChances(match, hans, plain.at)?.caught).toBeCloseTo(4 / 6)
    expect(passChances(match, hans, diver.at)?.caught).toBeCloseTo(5 / 6)
  })

  test('and not in a hand-off, nor where it came down by luck', () => {
    expect(catchChance(match, diver, { accurate: true, action: 'hand-off' })).toBeCloseTo(4 / 6)
    expect(catchChance(match, diver, { accurate: false })).toBeCloseTo(3 / 6)
  })
})
