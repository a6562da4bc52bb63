import { type Edition, EDITIONS, IllegalChoice, type Reason, REASONS } from '@touchback/engine'
import { describe, expect, test } from 'vitest'
import { citedRules, reasonText, refusalText } from '../src/index.ts'

const reasons = Object.keys(REASONS) as Reason[]

const some = ({ players }: Edition, fact: string): boolean =>
  Object.values(players.skills).some(({ facts = [] }) => facts.some((each) => each === fact))
const actions = ({ turn }: Edition) => Object.values(turn.actions)

/** What a book must have for a reason to come up in it; every other reason comes up in all. */
const comesUp: Partial<Record<Reason, (edition: Edition) => boolean>> = {
  'not-equipped': (edition) => actions(edition).some(({ needs }) => needs !== undefined),
  'not-in-a-bonus-turn': (edition) =>
    actions(edition).some(({ inBonusTurn }) => !inBonusTurn) || some(edition, 'steered'),
  'moves-only': (edition) => some(edition, 'moves-only'),
  'another-must-act-first': (edition) => some(edition, 'acts-first'),
  'had-to-act-first': (edition) => some(edition, 'acts-first'),
  'has-no-ball': (edition) => 'fire' in edition.turn.actions,
  'not-loaded': (edition) => 'fire' in edition.turn.actions,
  'already-running': (edition) => 'start-chainsaw' in edition.turn.actions,
}

describe.each(Object.values(EDITIONS))('$name', (edition) => {
  test('whatever is against an action is cited', () => {
    const uncited = reasons.filter(
      (reason) => (comesUp[reason]?.(edition) ?? true) && citedRules(edition, REASONS[reason]).length === 0,
    )
    expect(uncited).toEqual([])
  })
})

test('some book knows each reason', () => {
  const nowhere = reasons.filter((reason) => !Object.values(EDITIONS).some(comesUp[reason] ?? (() => true)))
  expect(nowhere).toEqual([])
})

test('every reason has words of its own: half a sentence about him', () => {
  const said = reasons.map(reasonText)
  expect(new Set(said).size).toBe(reasons.length)
  for (const words of said) expect(words).toMatch(/^[a-z][a-z -]+[a-z]$/u)
})

test('a refusal is told in those words, or in its own where no action was refused', () => {
  expect(refusalText(new IllegalChoice('Dieter cannot: stunned.', 'stunned'))).toBe('He is stunned.')
  expect(refusalText(new IllegalChoice('A move needs a path.'))).toBe('A move needs a path.')
})
