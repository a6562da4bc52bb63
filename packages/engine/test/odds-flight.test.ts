import { describe, expect, test } from 'vitest'
import { squareAt, type XY } from '../src/match/square.ts'
import { type FlightChances, flightChances } from '../src/odds/flight.ts'
import { gameAt } from './tried-dice.ts'

/** What a throw from [8, 5] to a square may come to; all have the numbers of a human lineman. */
function flight(edition: string, to: XY, skills: readonly string[] = [], foes: readonly XY[] = []) {
  const team = edition === 'basic' ? 'humans' : 'human'
  const { match } = gameAt({
    edition,
    home: {
      team,
      players: {
        ogre: { at: [8, 5], skills: ['+throw-team-mate'] },
        imp: { at: [9, 5], skills: ['+right-stuff', ...skills] },
      },
    },
    away: {
      team,
      players: Object.fromEntries([[1, 1] as const, ...foes].map((at, index) => [`foe${index}`, { at }])),
    },
  })
  const [thrower, thrown] = [match.player(0), match.player(1)]
  return flightChances(match, { thrower, thrown, from: thrower.at, to: squareAt(...to) })
}

const NONE: FlightChances = { onFeet: 0, onTarget: 0 }
const close = ({ onFeet, onTarget }: FlightChances) => ({
  onFeet: expect.closeTo(onFeet, 9) as number,
  onTarget: expect.closeTo(onTarget, 9) as number,
})
/** Three scatters that end where they began. */
const BACK = 24 / 512

describe('how a thrown team-mate may come down', () => {
  test('in the first of our books: accurate, and he lands on 3+; wide, and he lands on 4+; fumbled, and he does not', () => {
    expect(flight('lrb4', [12, 5])).toEqual(
      close({
        onFeet: (2 / 6) * (2 / 3) + (2 / 6) * (1 / 2),
        onTarget: (2 / 6) * (2 / 3) + (2 / 6) * BACK * (1 / 2),
      }),
    )
    expect(flight('lrb4', [15, 5])).toEqual(
      close({
        onFeet: (1 / 6) * (2 / 3) + (2 / 6) * (1 / 2),
        onTarget: (1 / 6) * (2 / 3) + (2 / 6) * BACK * (1 / 2),
      }),
    )
  })
  test('in the basic rules he always flies wide, and lands on 4+ even when he slips', () =>
    expect(flight('basic', [12, 5])).toEqual(close({ onFeet: 1 / 2, onTarget: (4 / 6) * BACK * (1 / 2) })))
  test('a glide never comes back to the square it began in, and costs nothing where the way is clear', () => {
    expect(flight('sevens', [11, 5]).onTarget).toBeCloseTo(BACK / 2)
    expect(flight('sevens', [11, 5], ['+swoop']).onTarget).toBe(0)
    expect(flight('sevens', [11, 5], ['+swoop']).onFeet).toBeGreaterThan(flight('sevens', [11, 5]).onFeet)
  })
  test.for([
    ['lrb4', [18, 5], [21, 5]],
    ['basic', [14, 5], [15, 5]],
    ['sevens', [14, 5], [15, 5]],
  ] as [string, XY, XY][])('in %s he reaches %o and not %o', ([edition, near, far]) => {
    expect(flight(edition, near).onFeet).toBeGreaterThan(0)
    expect(flight(edition, far)).toEqual(NONE)
    expect(flight(edition, [8, -1])).toEqual(NONE)
  })
  test('nobody lands on his feet where somebody is', () => {
    expect(flight('lrb4', [12, 5], [], [[12, 5]])).toEqual(NONE)
    expect(flight('basic', [12, 5], [], [[12, 5]])).toMatchObject({ onTarget: 0 })
    expect(flight('basic', [12, 5], [], [[12, 5]]).onFeet).toBeLessThan(1 / 2)
  })
})
