import assert from 'node:assert/strict'
import { lrb4 } from '../../src/editions/lrb4/index.ts'
import { targetEndZone } from '../../src/match/edition.ts'
import { Match } from '../../src/match/match.ts'
import type { Side } from '../../src/match/side.ts'
import { directionTo, squareAt, step, toXY, type XY } from '../../src/match/square.ts'
import { throwInDirection } from '../../src/play/ball.ts'
import { blockFace } from '../../src/match/block-face.ts'
import { blockDice } from '../../src/play/block-dice.ts'
import { isInOwnHalf, isOnScrimmage, isWide } from '../../src/play/set-up-rules.ts'
import { Dice, NoDice } from '../../src/rolls/dice.ts'
import { readSpec, readState, type ScenarioPosition } from '../../src/testing/position.ts'
import { rule } from '../../src/testing/rule-test.ts'

const EMPTY_PITCH: ScenarioPosition = { edition: 'lrb4', home: { team: 'human' }, away: { team: 'orc' } }

/** A match to ask questions of; nobody rolls in it. */
function matchOf(position: ScenarioPosition): Match {
  const spec = readSpec(lrb4, position)
  return new Match(lrb4, spec, readState(lrb4, spec, position), new Dice(new NoDice()), null, null)
}

/** All squares of the pitch that answer yes. */
function squares(asked: (at: ReturnType<typeof squareAt>) => boolean): XY[] {
  const found: XY[] = []
  for (let x = -1; x <= 26; x++) for (let y = -1; y <= 15; y++) if (asked(squareAt(x, y))) found.push([x, y])
  return found
}

rule(
  ['lrb4.pitch.halves', 'lrb4.pitch.end-zones'],
  'two halves of thirteen by fifteen, an end zone at each end',
  () => {
    const match = matchOf(EMPTY_PITCH)
    assert.equal(squares((at) => match.isOnPitch(at)).length, 26 * 15)
    for (const [side, first, last, target] of [
      ['home', 0, 12, 25],
      ['away', 13, 25, 0],
    ] as const) {
      const own = squares((at) => isInOwnHalf(match, side, at))
      assert.equal(own.length, 13 * 15)
      assert.deepEqual([own[0]?.[0], own.at(-1)?.[0]], [first, last])
      assert.equal(targetEndZone(lrb4, side), target)
    }
  },
)

rule(['lrb4.pitch.wide-zones'], 'four rows along either sideline are wide', () => {
  const match = matchOf(EMPTY_PITCH)
  const rows = [...Array(15).keys()].filter((y) => isWide(match, squareAt(7, y)))
  assert.deepEqual(rows, [0, 1, 2, 3, 11, 12, 13, 14])
})

rule(
  ['lrb4.pitch.line-of-scrimmage'],
  'seven squares each touch the half-way line between the wide zones',
  () => {
    const match = matchOf(EMPTY_PITCH)
    const line = (side: Side) => squares((at) => match.isOnPitch(at) && isOnScrimmage(match, side, at))
    assert.deepEqual(
      line('home'),
      [4, 5, 6, 7, 8, 9, 10].map((y) => [12, y]),
    )
    assert.deepEqual(
      line('away'),
      [4, 5, 6, 7, 8, 9, 10].map((y) => [13, y]),
    )
  },
)

/** Where the ball left, over which neighbouring square, and where each pair of faces sends it. */
const THROW_INS: readonly (readonly [from: XY, over: XY, low: XY, middle: XY, high: XY])[] = [
  // Sidelines: the middle arrow at the opposite sideline, however the ball crossed.
  [
    [10, 0],
    [10, -1],
    [11, 1],
    [10, 1],
    [9, 1],
  ],
  [
    [10, 0],
    [9, -1],
    [11, 1],
    [10, 1],
    [9, 1],
  ],
  [
    [10, 0],
    [11, -1],
    [11, 1],
    [10, 1],
    [9, 1],
  ],
  [
    [10, 14],
    [10, 15],
    [9, 13],
    [10, 13],
    [11, 13],
  ],
  [
    [10, 14],
    [11, 15],
    [9, 13],
    [10, 13],
    [11, 13],
  ],
  // End lines: at the opposite end line.
  [
    [0, 7],
    [-1, 7],
    [1, 6],
    [1, 7],
    [1, 8],
  ],
  [
    [0, 7],
    [-1, 8],
    [1, 6],
    [1, 7],
    [1, 8],
  ],
  [
    [25, 7],
    [26, 7],
    [24, 8],
    [24, 7],
    [24, 6],
  ],
  [
    [25, 7],
    [26, 6],
    [24, 8],
    [24, 7],
    [24, 6],
  ],
  // Corners: straight out by the edge that was crossed, diagonally out along the diagonal.
  [
    [0, 0],
    [0, -1],
    [1, 1],
    [0, 1],
    [-1, 1],
  ],
  [
    [0, 0],
    [-1, 0],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
  [
    [0, 0],
    [-1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  [
    [25, 0],
    [26, -1],
    [25, 1],
    [24, 1],
    [24, 0],
  ],
  [
    [25, 14],
    [26, 15],
    [24, 14],
    [24, 13],
    [25, 13],
  ],
  [
    [0, 14],
    [-1, 15],
    [0, 13],
    [1, 13],
    [1, 14],
  ],
]

rule(
  ['lrb4.template.throw-in.direction', 'lrb4.template.throw-in.anchor'],
  'the crowd throws straight in on 3 and 4, to its left on 1 and 2, to its right on 5 and 6',
  () => {
    const match = matchOf(EMPTY_PITCH)
    for (const [from, over, ...arrows] of THROW_INS) {
      const at = squareAt(...from)
      const exit = directionTo(at, squareAt(...over))
      const thrown = [1, 2, 3, 4, 5, 6].map((die) => toXY(step(at, throwInDirection(match, at, exit, die))))
      const expected = arrows.flatMap((arrow) => [arrow, arrow])
      assert.deepEqual(thrown, expected, `from ${String(from)} over ${String(over)}`)
    }
  },
)

rule(['lrb4.dice.block-dice'], 'a block die has two pushes and one of each other face', () => {
  const faces = [1, 2, 3, 4, 5, 6].map(blockFace)
  assert.deepEqual(faces.toSorted(), ['both-down', 'down', 'pushed', 'pushed', 'skull', 'stumble'])
})

rule(['lrb4.dice.block-dice'], 'never more than three dice, however strong', () => {
  for (let blocker = 1; blocker <= 20; blocker++)
    for (let target = 1; target <= 20; target++) {
      const dice = blockDice(blocker, target)
      assert.ok(dice >= 1 && dice <= 3, `${blocker} against ${target}: ${dice}`)
    }
  assert.equal(blockDice(20, 1), 3)
})

rule(['lrb4.player.positions'], 'two players alike but for the name of their position play alike', () => {
  const stats = { ma: 6, st: 3, ag: 3, av: 8 }
  const match = matchOf({
    ...EMPTY_PITCH,
    home: {
      team: 'human',
      players: {
        dieter: { position: 'lineman', at: [5, 5], stats, skills: ['+block'] },
        karl: { position: 'blitzer', at: [6, 6], stats },
      },
    },
  })
  const [dieter, karl] = match.state.players.map((player) => match.kit(player))
  assert.deepEqual(dieter, karl)
})

const BOXED = {
  human: { lineman: 6, blitzer: 2, thrower: 2, catcher: 2 },
  orc: { lineman: 6, 'black-orc': 2, blitzer: 2, thrower: 2 },
} as const

for (const [team, line] of Object.entries(BOXED))
  rule([`lrb4.boxed.${team}-team`], `the ${team} list can field the team of the box`, () => {
    const positions = lrb4.teams.rosters[team]?.positions ?? []
    for (const [id, count] of Object.entries(line)) {
      const position = positions.find((found) => found.id === id)
      assert.ok(position !== undefined && position.max >= count, id)
    }
    assert.equal(
      Object.values(line).reduce((sum: number, count) => sum + count, 0),
      12,
    )
    assert.equal(
      positions.some((position) => position.id === 'catcher'),
      'catcher' in line,
    )
  })
