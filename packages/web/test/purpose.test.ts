import { type ActionId, type Choice, editionOf, Game, NoDice } from '@touchback/engine'
import { namesOf, throwText } from '@touchback/words'
import { expect, test } from 'vitest'
import { prepare, type Position } from '../src/learn/position.ts'
import { purposeOf } from '../src/match/odds/purpose.ts'

const edition = editionOf('lrb4')

const position = (more: Partial<Position['players']> = {}): Position => ({
  rosters: { home: 'human', away: 'orc' },
  players: {
    home: [{ name: 'Dieter', position: 'lineman', at: [12, 7] }],
    away: [{ name: 'Mug', position: 'lineman', at: [13, 7] }],
    ...more,
  },
  ball: [2, 2],
  rerolls: 0,
})

/** What the next die of the last choice is for, after the known ones. */
function asked(given: Position, choices: readonly Choice[], known: readonly number[] = []): string | null {
  const { spec, from } = prepare(edition, given)
  const game = Game.from(spec, from, { dice: new NoDice() })
  for (const choice of choices.slice(0, -1)) game.choose(choice)
  const last = choices.at(-1)!
  const { event } = purposeOf((dice) => game.fork(dice, { events: true }).choose(last), known)
  const names = namesOf(game, { player: (id) => game.match.sheet(game.match.player(id)).name })
  return event === null ? null : throwText(edition, event, names)
}

const declare = (action: ActionId): Choice => ({ type: 'activate', player: 0, action })

test('a dodge says who dodges and the number on the die', () => {
  const walk: Choice = { type: 'move', path: [[11, 7]] }
  expect(asked(position(), [declare('move'), walk])).toBe('Dieter dodges, needs 3+ (+1 dodging)')
})

test('the dice after a failed dodge are for the armour, then for the injury', () => {
  const walk: Choice = { type: 'move', path: [[11, 7]] }
  const play = [declare('move'), walk]
  expect(asked(position(), play, [1])).toBe('Armour of Dieter, breaks on 9+')
  expect(asked(position(), play, [1, 6])).toBe('Armour of Dieter, breaks on 9+')
  expect(asked(position(), play, [1, 6, 6])).toBe('Injury of Dieter')
})

test('block dice say who blocks whom', () => {
  expect(asked(position(), [declare('block'), { type: 'block', target: 1 }])).toBe('Dieter blocks Mug')
})

test('a foul is rolled against the armour', () => {
  const lying = position({ away: [{ name: 'Mug', position: 'lineman', at: [13, 7], lying: true }] })
  expect(asked(lying, [declare('foul'), { type: 'foul', target: 1 }])).toMatch(
    /^Armour of Mug, breaks on \d+\+/,
  )
})
