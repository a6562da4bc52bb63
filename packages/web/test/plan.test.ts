import type { Choice, Decision } from '@touchback/engine'
import { expect, test } from 'vitest'
import { Plan } from '../src/match/intent/plan.ts'

const MOVE: Choice = { type: 'move', path: [[3, 3]] }
const BLOCK: Choice = { type: 'block', target: 14 }
const STAB: Choice = { type: 'stab', target: 14 }

/** A question put to a player who acts. */
const asked = (player: number | null, options: readonly Choice[], type = 'act'): Decision =>
  ({ type, side: 'home', player, options, also: [], about: {} }) as unknown as Decision

test('what was committed goes on, one choice a question, while the same player acts', () => {
  const plan = new Plan()
  plan.make([MOVE, BLOCK], 4)
  expect(plan.next(asked(4, [MOVE]))).toEqual({ choice: MOVE })
  expect(plan.next(asked(4, [BLOCK]))).toEqual({ choice: BLOCK })
  expect(plan.next(asked(4, [BLOCK]))).toBeNull()
})

test('a question in between is waited for', () => {
  const plan = new Plan()
  plan.make([BLOCK], 4)
  expect(plan.next(asked(4, [], 'reroll'))).toBeNull()
  expect(plan.next(asked(9, [BLOCK]))).toBeNull()
  expect(plan.next(asked(4, [BLOCK]))).toEqual({ choice: BLOCK })
})

test('a new turn or the end of the match ends it', () => {
  for (const decision of [asked(null, [], 'activate'), null]) {
    const plan = new Plan()
    plan.make([BLOCK], 4)
    expect(plan.next(decision)).toBeNull()
    expect(plan.next(asked(4, [BLOCK]))).toBeNull()
  }
})

test('where there is more than one thing to do to the target the coach says which, and nothing follows by itself', () => {
  const plan = new Plan()
  plan.make([BLOCK, MOVE], 4)
  expect(plan.next(asked(4, [BLOCK, STAB, { type: 'block', target: 15 }]))).toEqual({
    choice: BLOCK,
    ways: [BLOCK, STAB],
    target: 14,
  })
  expect(plan.next(asked(4, [MOVE]))).toBeNull()
})

test('where only another thing can be done to him that is asked first', () => {
  const plan = new Plan()
  plan.make([BLOCK], 4)
  expect(plan.next(asked(4, [STAB]))).toEqual({ choice: STAB, ways: [STAB], target: 14 })
})

test('a plan that is dropped is gone', () => {
  const plan = new Plan()
  plan.make([BLOCK], 4)
  plan.drop()
  expect(plan.next(asked(4, [BLOCK]))).toBeNull()
})
