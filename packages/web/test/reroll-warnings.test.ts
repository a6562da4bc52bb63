import { type Choice, editionOf, Game, RecordedDice } from '@touchback/engine'
import { expect, test } from 'vitest'
import { prepare } from '../src/learn/position.ts'
import { rerollWarnings } from '../src/match/intent/reroll-warnings.ts'
import { rerollText } from '../src/words/blocks.ts'

const edition = editionOf('lrb4')
const REROLL: Choice = { type: 'reroll', with: 'team' }

/** A game at the question whether to roll again, and what is said about the team's re-roll. */
function warned(dice: readonly number[], choices: readonly Choice[], silenced: readonly string[] = []) {
  const { spec, from } = prepare(edition, {
    rosters: { home: 'human', away: 'orc' },
    players: {
      home: [
        { name: 'Dieter', position: 'lineman', at: [12, 7] },
        { name: 'Otto', position: 'lineman', at: [12, 8] },
      ],
      away: [
        { name: 'Mug', position: 'lineman', at: [13, 7] },
        { name: 'Gob', position: 'lineman', at: [11, 5] },
        { name: 'Rog', position: 'lineman', at: [12, 5] },
        { name: 'Zed', position: 'lineman', at: [13, 5] },
      ],
    },
    ball: [2, 2],
    rerolls: 2,
  })
  const game = Game.from(spec, from, { dice: new RecordedDice(dice) })
  for (const choice of choices) game.choose(choice)
  expect(game.decision?.type).toBe('reroll')
  return rerollWarnings(game, REROLL, silenced)
}

const BLOCK: Choice[] = [
  { type: 'activate', player: 0, action: 'block' },
  { type: 'block', target: 2 },
]
const walk = (to: readonly [number, number]): Choice[] => [
  { type: 'activate', player: 0, action: 'move' },
  { type: 'move', path: [to] },
]

test('block dice that already fell the target need no re-roll', () => {
  expect(warned([6, 3], BLOCK)).toMatchObject([{ id: 'reroll-needless', players: [0], chance: 0 }])
})

test('two skulls are worth a re-roll', () => {
  expect(warned([1, 1], BLOCK)).toEqual([])
})

test('a failed dodge on 3+ is worth a re-roll, one on 6+ hardly', () => {
  expect(warned([1], walk([11, 8]))).toEqual([])
  const [only] = warned([1], walk([12, 6]))
  expect(only).toMatchObject({ id: 'reroll-unlikely', players: [0] })
  expect(only?.chance).toBeCloseTo(1 / 6)
})

test('a warning that is switched off is not given', () => {
  expect(warned([6, 3], BLOCK, ['reroll-needless'])).toEqual([])
})

/** What is said of the chances at the question whether to roll a failed dodge on 3+ again. */
function offered(book: string, skills: readonly string[]): string | null {
  const [roster = ''] = Object.keys(editionOf(book).teams.rosters)
  const { spec, from } = prepare(editionOf(book), {
    rosters: { home: roster, away: roster },
    players: {
      home: [{ name: 'Dieter', position: 'lineman', at: [12, 7] }],
      away: [{ name: 'Mug', position: 'lineman', at: [13, 7] }],
    },
    ball: [2, 2],
    rerolls: 2,
  })
  const { home } = spec.teams
  const skilled = { ...home, players: home.players.map((player) => ({ ...player, skills })) }
  const teams = { ...spec.teams, home: skilled }
  const game = Game.from({ ...spec, teams }, from, { dice: new RecordedDice([1]) })
  for (const choice of walk([11, 7])) game.choose(choice)
  expect(game.decision?.type).toBe('reroll')
  return game.decision === null ? null : rerollText(game, game.decision)
}

test('a re-roll says the chance as it lies and with it, and each of several its own', () => {
  const plain = Number(/^0% as it lies, (\d+)% with a re-roll\.$/u.exec(offered('lrb4', []) ?? '')?.[1])
  expect(plain).toBeGreaterThan(0)
  // Pro has to be rolled for, and so has a team's re-roll for a Loner.
  const half = Math.floor(plain / 2)
  expect(offered('lrb4', ['pro'])).toBe(`0% as it lies, ${plain}% with a team re-roll, ${half}% with Pro.`)
  const lone = /(\d+)% with a re-roll/u
  const [alone, others] = [['loner'], []].map((skills) => lone.exec(offered('basic', skills) ?? '')?.[1])
  expect(Number(alone) * 2).toBeCloseTo(Number(others), -1)
})

test('block dice say the chance of the fall before and after', () => {
  const { spec, from } = prepare(edition, {
    rosters: { home: 'human', away: 'orc' },
    players: {
      home: [{ name: 'Dieter', position: 'lineman', at: [12, 7] }],
      away: [{ name: 'Mug', position: 'lineman', at: [13, 7] }],
    },
    ball: [2, 2],
    rerolls: 1,
  })
  const game = Game.from(spec, from, { dice: new RecordedDice([3]) })
  game.choose({ type: 'activate', player: 0, action: 'block' })
  game.choose({ type: 'block', target: 1 })
  // One die, pushed: down on two of its six faces, worse on two.
  expect(game.decision === null ? null : rerollText(game, game.decision)).toBe(
    'Down: 0% as it lies, 33% with a re-roll; better 33%, worse 33%.',
  )
})
