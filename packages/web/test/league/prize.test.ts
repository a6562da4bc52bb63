import type { Prize } from '@touchback/engine/career'
import { expect, test } from 'vitest'
import { prizeText } from '../../src/league/words/prize.ts'

const NOTHING: Prize = { what: 'cup', gold: 0, fans: 0, trophy: null, medal: 0, medals: [] }
const LEVELS = 'Whoever reaches a level by it rolls for that now.'

test.for([
  ['gold alone', { gold: 80_000 }, 'It brings 80,000 gold.'],
  ['a trophy and its fans', { trophy: 'won', fans: 4 }, 'It brings the trophy and 4 more fan factor.'],
  [
    'all of it',
    { trophy: 'won', gold: 350_000, fans: 1, medal: 5, medals: ['p1', 'p2'] },
    'It brings the trophy, 350,000 gold, 1 more fan factor and 5 points for each of the 2 players who took part.',
  ],
  ['a medal for one', { medal: 5, medals: ['p1'] }, 'It brings 5 points for the one player who took part.'],
  ['nothing but the honour', {}, 'It brings nothing.'],
] as const)('a prize in a sentence: %s', ([, prize, sentence]) => {
  expect(prizeText({ ...NOTHING, ...prize })).toBe(`${sentence} ${LEVELS}`)
})
