import { EDITIONS, type Event, Game, type RollId, SeededDice } from '@touchback/engine'
import { randomSpec } from '@touchback/engine/testing'
import { testOutcome } from '@touchback/words'
import { expect, test } from 'vitest'
import { wentWell } from '../src/words/dice.ts'
import { happening, LogNarrator } from '../src/words/log.ts'

const edition = Object.values(EDITIONS)[0]!
const [home = '', away = ''] = Object.keys(edition.teams.rosters)
const game = Game.start(randomSpec(edition, home, away, 5), { dice: new SeededDice(5) })
const rolled = (test: RollId, passed: boolean) =>
  ({
    type: 'rolled',
    test,
    player: 0,
    dice: [6],
    target: 6,
    modifiers: [],
    passed,
    rule: 'ref.roll',
  }) as const satisfies Event

test.each<[test: RollId, passed: boolean, good: boolean | null, said: string]>([
  ['dodge', true, true, 'passed'],
  ['dodge', false, false, 'failed'],
  ['referee', true, false, 'seen'],
  ['referee', false, true, 'not seen'],
  ['easily-confused', true, null, 'passed'],
])('%s, passed: %s', (name, passed, good, said) => {
  const event = rolled(name, passed)
  expect(wentWell(edition, event)).toBe(good)
  expect(testOutcome(edition, name, passed)).toBe(said)
  expect(new LogNarrator(game).tell([event])[0]?.passed).toBe(good)
})

test('what happens just now names players as the log does', () => {
  const { name, number } = game.match.sheet(game.match.player(0))
  const told = happening(game, rolled('dodge', true)) ?? []
  const [mention] = told.filter((piece) => typeof piece !== 'string')
  expect(mention).toMatchObject({ side: 'home', number })
  expect(name.startsWith(mention?.name ?? '?')).toBe(true)
  expect(JSON.stringify(told)).not.toMatch(/⟦|▸/u)
})
