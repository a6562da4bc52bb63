import { expect, test } from 'vitest'
import { EDITIONS } from '../src/editions/index.ts'
import type { Deed } from '../src/match/book-rules.ts'

/** What whoever plans or shows a deed may know of it beforehand. */
const told = ({ quiet, target, comesTo }: Deed): string =>
  [
    quiet === true ? 'no dice' : null,
    target === undefined ? null : `${target.side}, ${target.standing ? 'standing' : 'down'}`,
    comesTo ?? null,
  ]
    .filter((word) => word !== null)
    .join('; ')

const USUAL = {
  'stand-up': 'no dice',
  move: 'no dice',
  block: 'other, standing; block-rolled',
  'multiple-block': 'block-rolled',
  'throw-team-mate': 'thrown',
  'hand-off': 'own, standing',
  foul: 'other, down; fouled',
}
const GAZE = { gaze: 'other, standing' }
const SEVENS = {
  ...GAZE,
  pass: 'passed',
  'hail-mary': 'passed',
  'kick-team-mate': 'thrown',
  use: 'no dice',
}

test.for([
  ['lrb4', { ...USUAL, ...GAZE }],
  ['ickle', { ...USUAL, ...GAZE }],
  ['leagues16', { ...USUAL, ...GAZE }],
  ['basic', USUAL],
  ['basic-sevens', USUAL],
  ['sevens', { ...USUAL, ...SEVENS }],
] as const)('the deeds of %s: dice or none, to whom, and what they come to', ([id, deeds]) => {
  const known = Object.entries(EDITIONS[id]!.turn.deeds).map(([deed, rule]) => [deed, told(rule)] as const)
  expect(Object.fromEntries(known.filter(([, words]) => words !== ''))).toEqual(deeds)
})
