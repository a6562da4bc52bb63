import { describe, expect, test } from 'vitest'
import { squareAt, toXY } from '../src/match/square.ts'
import { landings } from '../src/odds/landings.ts'
import { type Ground, type Scattered, scatterAlong, scatterOnce, scatterThrice } from '../src/play/scatter.ts'
import { gameAt } from './tried-dice.ts'

const { match } = gameAt({
  home: { team: 'human', players: { dieter: { at: [1, 1] } } },
  away: { team: 'orc', players: { grom: { at: [20, 7] } } },
})
const MIDDLE = squareAt(12, 7)
const CORNER = squareAt(0, 0)

const chances = (falls: (ground: Ground) => Scattered | null): [string, number][] =>
  [...landings(match, falls)].map(([at, chance]) => [toXY(at).join(), chance])
const sum = (found: readonly [string, number][]): number =>
  found.reduce((total, [, chance]) => total + chance, 0)

describe('where something may come down', () => {
  test('one scatter: eight squares, as likely as each other', () => {
    const found = chances((ground) => scatterOnce(ground, MIDDLE))
    expect(found).toHaveLength(8)
    for (const [, chance] of found) expect(chance).toBe(1 / 8)
    expect(found.map(([at]) => at)).not.toContain('12,7')
  })
  test('in a corner five of eight leave the pitch, and are not among them', () => {
    const found = chances((ground) => scatterOnce(ground, CORNER))
    expect(found.map(([at]) => at).toSorted()).toEqual(['0,1', '1,0', '1,1'])
    expect(sum(found)).toBeCloseTo(3 / 8)
  })
  test('three scatters: up to three squares away, back where it began in 24 of 512', () => {
    const found = chances((ground) => scatterThrice(ground, MIDDLE))
    expect(found).toHaveLength(49)
    expect(sum(found)).toBeCloseTo(1)
    expect(new Map(found).get('12,7')).toBeCloseTo(24 / 512)
    expect(new Map(found).get('15,10')).toBeCloseTo(1 / 512)
    expect(new Map(found).get('15,7')).toBeCloseTo(7 / 512)
  })
  test('a throw that leaves the pitch early rolls no further, and what stays on it is as likely as ever', () => {
    const found = chances((ground) => scatterThrice(ground, CORNER))
    // All three scatters stay on the pitch: walks of three steps from a corner.
    expect(new Map(found).get('3,3')).toBeCloseTo(1 / 512)
    expect(new Map(found).get('0,0')).toBeCloseTo(6 / 512)
    expect(sum(found)).toBeLessThan(3 / 8)
  })
  test.for([
    ['d3', 3],
    ['d6', 6],
    ['d8', 8],
  ] as const)('a %s shows every face once', ([die, sides]) => {
    const found = chances((ground) => ({
      ...scatterAlong(ground, squareAt(2, 7), 4, ground.dice[die]()),
      dice: [],
    }))
    expect(found).toHaveLength(sides)
    for (const [, chance] of found) expect(chance).toBeCloseTo(1 / sides)
  })
  test('what never gets off the ground is nowhere', () => {
    const found = chances((ground) => (ground.dice.d6() === 1 ? null : { at: MIDDLE, exit: -1, dice: [] }))
    expect(found).toEqual([['12,7', expect.closeTo(5 / 6)]])
  })
  test('whoever came to rest in the direction 0 has left the pitch all the same', () =>
    expect(chances(() => ({ at: MIDDLE, exit: 0, dice: [] }))).toEqual([]))
})
