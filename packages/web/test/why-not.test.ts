import { EDITIONS, type Reason, REASONS } from '@touchback/engine'
import { citedRules } from '@touchback/words'
import { expect, test } from 'vitest'
import { ruleAgainst, whyNot } from '../src/words/why-not.ts'

test('a greyed action opens the rule that is against it', () => {
  for (const edition of Object.values(EDITIONS))
    for (const reason of Object.keys(REASONS) as Reason[])
      expect(ruleAgainst(edition, 'block', reason)).toBe(citedRules(edition, REASONS[reason])[0] ?? null)
})

test('where only the screen knows why, it opens the rule of the action', () => {
  for (const edition of Object.values(EDITIONS)) {
    const blitz = citedRules(edition, 'action.blitz')[0]
    expect(blitz).toBeDefined()
    expect(ruleAgainst(edition, 'blitz', 'not-now')).toBe(blitz)
    expect(ruleAgainst(edition, 'no-such-action', 'not-now')).toBeNull()
  }
  expect(whyNot('nobody-to-foul')).toBe('no opponent is on the ground')
})
