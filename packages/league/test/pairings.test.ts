import { describe, expect, test } from 'vitest'
import {
  type Draw,
  groupsOf,
  knockOut,
  meeting,
  cupRound,
  roundRobin,
  swissRound,
} from '../src/competition/pairings.ts'

const teams = (count: number) => Array.from({ length: count }, (_, index) => `t${index + 1}`)
const played = (rounds: readonly Draw[]) =>
  rounds.flat().flatMap(([home, away]) => (away === null ? [] : [meeting(home, away)]))

describe('round robin', () => {
  test.each([2, 3, 4, 5, 8, 9, 16])('%i teams meet everybody once, and play once a round', (count) => {
    const rounds = roundRobin(teams(count))
    expect(rounds.length).toBe(count % 2 === 0 ? count - 1 : count)
    expect(new Set(played(rounds)).size).toBe((count * (count - 1)) / 2)
    expect(played(rounds).length).toBe((count * (count - 1)) / 2)
    for (const round of rounds) {
      const seated = round.flat().filter((team) => team !== null)
      expect(new Set(seated).size).toBe(count)
    }
  })
  test('in the second leg the grounds are changed', () => {
    const rounds = roundRobin(teams(4), 2)
    const grounds = rounds.flat().map(([home, away]) => `${home}-${away}`)
    expect(new Set(grounds).size).toBe(12)
  })
  test.each([4, 6, 8, 12])(
    'of %i teams everybody is at home as often as away, but for one match',
    (count) => {
      const rounds = roundRobin(teams(count))
      for (const team of teams(count)) {
        const home = rounds.flat().filter(([first]) => first === team).length
        expect([count / 2 - 1, count / 2]).toContain(home)
      }
    },
  )
})

describe('Swiss', () => {
  test('the best meet the nearest they have not met', () => {
    const met = new Set([meeting('t1', 't2')])
    expect(swissRound({ ranked: teams(4), met, rested: new Set() })).toEqual([
      ['t1', 't3'],
      ['t2', 't4'],
    ])
  })
  test('the lowest who has not rested has the free day', () => {
    const draw = swissRound({ ranked: teams(5), met: new Set(), rested: new Set(['t5']) })
    expect(draw?.at(-1)).toEqual(['t4', null])
  })
  test('squads stay apart, also where that takes a second try', () => {
    const apart = { t1: 'a', t2: 'a', t3: 'b', t4: 'b' }
    const draw = swissRound({
      ranked: teams(4),
      met: new Set([meeting('t1', 't3')]),
      rested: new Set(),
      apart,
    })
    expect(draw).toEqual([
      ['t1', 't4'],
      ['t2', 't3'],
    ])
  })
  test('when everybody has met everybody there is no round', () => {
    const met = new Set(played(roundRobin(teams(4))))
    expect(swissRound({ ranked: teams(4), met, rested: new Set() })).toBeNull()
  })
  test('seven rounds of sixteen without a rematch', () => {
    const met = new Set<string>()
    for (let round = 0; round < 7; round++) {
      const draw = swissRound({ ranked: teams(16), met, rested: new Set() }) ?? []
      for (const key of played([draw])) {
        expect(met.has(key)).toBe(false)
        met.add(key)
      }
    }
    expect(met.size).toBe(56)
  })
})

describe('knock-out', () => {
  test('the two best can meet only in the final', () => {
    let round = knockOut(teams(8))
    expect(round).toEqual([
      ['t1', 't8'],
      ['t4', 't5'],
      ['t2', 't7'],
      ['t3', 't6'],
    ])
    while (round.length > 1) round = cupRound(round.map(([home]) => home))
    expect(round).toEqual([['t1', 't2']])
  })
  test('with six the best two have a free day', () => {
    expect(knockOut(teams(6)).filter(([, away]) => away === null)).toEqual([
      ['t1', null],
      ['t2', null],
    ])
  })
})

test('groups are dealt out forth and back', () => {
  expect(groupsOf(teams(8), 2)).toEqual([
    ['t1', 't4', 't5', 't8'],
    ['t2', 't3', 't6', 't7'],
  ])
})
