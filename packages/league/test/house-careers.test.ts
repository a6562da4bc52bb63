import { editionOf, houseEdition } from '@touchback/engine'
import { expect, test } from 'vitest'
import { playProblems } from '../src/bring.ts'
import { Office } from './office.ts'

/** A team of the league after one match in which its first player scored. */
function after(founding: object): Office {
  const office = new Office(founding)
  for (const coach of ['anna', 'bert']) office.enter(coach)
  office.must('anna', { type: 'match-agreed', match: 'm1', home: 'annas', away: 'berts' })
  office.play('m1', [1, 0])
  return office
}

test('points of a house are the points of its players', () => {
  const scored = (house: object) =>
    after({ edition: 'lrb4', house }).team('annas').players[0]?.points['touchdowns']
  expect(scored({})).toBe(3)
  expect(scored({ career: { points: { touchdowns: 4 } } })).toBe(4)
})

test('the most a team may be worth is what the house says', () => {
  const office = after({ edition: 'basic' })
  const problems = (worth: number) =>
    playProblems(houseEdition(editionOf('basic'), { career: { market: { worth } } }), office.team('annas'))
  expect(problems(1_500_000)).toEqual([])
  expect(problems(600_000).join(' ')).toContain('600')
})
