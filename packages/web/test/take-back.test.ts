import type { Game, Side } from '@touchback/engine'
import { expect, test } from 'vitest'
import type { MatchSettings, UndoPolicy } from '../src/match/session/kept.ts'
import { MOST_REMEMBERED, TakeBack } from '../src/match/session/take-back.ts'

const settings = (undo: UndoPolicy, away = 'human'): MatchSettings => ({
  coaches: { home: 'human', away },
  undo,
  odds: true,
  tableDice: false,
})
const game = {} as Game

/** Answers in order: whose, and whether dice fell. */
function after(
  match: MatchSettings,
  ...answers: readonly (readonly [side: Side, rolled: boolean])[]
): TakeBack {
  const history = new TakeBack(match)
  for (const [index, [side, rolled]] of answers.entries())
    history.remember({ seq: index + 1, game, side, rolled })
  return history
}
const QUIET = ['home', false] as const
const DICE = ['home', true] as const

test.each([
  ['off', 'no', 'no'],
  ['until-dice', 'yes', 'no'],
  ['consent', 'yes', 'consent'],
  ['free', 'yes', 'yes'],
] as const)('%s: before dice %s, past them %s', (undo, before, past) => {
  expect(after(settings(undo), QUIET).state).toBe(before)
  expect(after(settings(undo), QUIET, DICE).state).toBe(past)
})

test('consent is nobody’s to give where a computer sits: past dice nothing comes back', () => {
  const match = settings('consent', 'rookie')
  expect(after(match, QUIET).state).toBe('yes')
  expect(after(match, QUIET, DICE).state).toBe('no')
})

test('what a computer chose is final, unless everything may be taken back', () => {
  expect(after(settings('until-dice', 'rookie'), QUIET, ['away', false]).state).toBe('no')
  const free = after(settings('free', 'rookie'), QUIET, QUIET, ['away', false], ['away', true])
  expect(free.state).toBe('yes')
  // Its answers go back together with the last one of a person.
  expect(free.take()?.seq).toBe(2)
  expect(free.take()?.seq).toBe(1)
  expect(free.take()).toBeNull()
  expect(free.state).toBe('no')
})

test('dice in between end what could be taken back before them', () => {
  const history = after(settings('until-dice'), QUIET, DICE, QUIET)
  expect(history.take()?.seq).toBe(3)
  expect(history.take()).toBeNull()
})

test('only so many are remembered', () => {
  const history = after(settings('free'), ...Array.from({ length: MOST_REMEMBERED + 10 }, () => QUIET))
  let taken = 0
  while (history.take() !== null) taken++
  expect(taken).toBe(MOST_REMEMBERED)
})
