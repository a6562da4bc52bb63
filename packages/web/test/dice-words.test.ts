import { EDITIONS, type Event, Game, type RollId, SeededDice } from '@touchback/engine'
import { randomSpec } from '@touchback/engine/testing'
import { testOutcome } from '@touchback/words'
import { expect, test } from 'vitest'
import { wentWell } from '../src/words/dice.ts'
import { happening, LogNarrator } from '../src/words/log.ts'
import { needText } from '../src/words/odds.ts'

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

test.each<[needed: number, modifiers: [string, number][], said: string]>([
  [4, [], '4+'],
  [5, [['tackle-zones', -1]], '5+ (4+, −1 tackle zones)'],
  [6, [['tackle-zones', -2]], '6+ (4+, −2 tackle zones)'],
  [6, [['tackle-zones', -3]], '6+ (4+, −3 tackle zones: a natural 6 always succeeds)'],
  [2, [['bonus', 3]], '2+ (4+, +3 bonus: a natural 1 always fails)'],
])('a roll that needs %s says why', (needed, modifiers, said) =>
  expect(needText(game, { what: 'catch', needed, target: 4, modifiers })).toBe(said),
)
