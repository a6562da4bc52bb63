import { EDITIONS } from '@touchback/engine'
import { expect, test } from 'vitest'
import { testName, testWords } from '../src/tests.ts'

/** A book without the word of another. */
const spoken = (test: string) =>
  Object.fromEntries(Object.values(EDITIONS).map((edition) => [edition.id, testName(edition, test)]))

test('each book has its own word for going beyond the allowance, and for a hand in the way of a throw', () => {
  expect(spoken('rush')).toMatchObject({
    lrb4: 'go for it',
    ickle: 'go for it',
    leagues16: 'go for it',
    basic: 'go for it',
    'basic-sevens': 'go for it',
    sevens: 'rush',
  })
  expect(spoken('intercept')).toMatchObject({ lrb4: 'interception', sevens: 'interference' })
})

test('the log says what somebody does as his book says it', () => {
  const { lrb4, sevens } = EDITIONS
  if (lrb4 === undefined || sevens === undefined) throw new Error('a book is missing')
  expect([testWords(lrb4, 'rush'), testWords(sevens, 'rush')]).toEqual(['goes for it', 'rushes'])
  expect(testWords(sevens, 'bone-head')).toBe('rolls for Bone Head')
})
