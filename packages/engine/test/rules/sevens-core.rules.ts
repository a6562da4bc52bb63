import assert from 'node:assert/strict'
import { sevens } from '../../src/editions/sevens/index.ts'
import { injury, stuntyInjury } from '../../src/editions/sevens/injuries/tables.ts'
import { lookUp } from '../../src/match/table.ts'
import { targetEndZone } from '../../src/match/edition.ts'
import { Match } from '../../src/match/match.ts'
import { squareAt, type XY } from '../../src/match/square.ts'
import type { Gain } from '../../src/match/state.ts'
import { reach } from '../../src/odds/paths.ts'
import { blockDice } from '../../src/play/block-dice.ts'
import { isInOwnHalf, isOnScrimmage, isWide } from '../../src/play/set-up-rules.ts'
import { Dice, NoDice, RecordedDice } from '../../src/rolls/dice.ts'
import { readSpec, readState, type ScenarioPosition } from '../../src/testing/position.ts'
import { rule } from '../../src/testing/rule-test.ts'

const POSITION: ScenarioPosition = {
  edition: 'sevens',
  home: { team: 'human', players: { dieter: { at: [5, 5] }, otto: { at: [4, 4], stats: { ma: 12 } } } },
  away: { team: 'human' },
}

/** A match to ask questions of; nobody rolls in it. */
function matchOf(position: ScenarioPosition): Match {
  const spec = readSpec(sevens, position)
  return new Match(sevens, spec, readState(sevens, spec, position), new Dice(new NoDice()), null, null)
}

/** All squares in and around the pitch that answer yes. */
function squares(asked: (at: ReturnType<typeof squareAt>) => boolean): XY[] {
  const found: XY[] = []
  for (let x = -1; x <= 21; x++) for (let y = -1; y <= 12; y++) if (asked(squareAt(x, y))) found.push([x, y])
  return found
}

rule(['sevens.pitch.size', 'sevens.pitch.sidelines'], 'twenty squares by eleven, and nothing beyond', () => {
  const match = matchOf(POSITION)
  const all = squares((at) => match.isOnPitch(at))
  assert.equal(all.length, 20 * 11)
  assert.ok(all.every(([x, y]) => x >= 0 && x <= 19 && y >= 0 && y <= 10))
})

rule(
  ['sevens.pitch.two-los', 'sevens.pitch.end-zones', 'sevens.pitch.los-squares'],
  'a third of seven columns for each side, end zone included, and six between their lines',
  () => {
    const match = matchOf(POSITION)
    for (const [side, first, last, line, target] of [
      ['home', 0, 6, 6, 19],
      ['away', 13, 19, 13, 0],
    ] as const) {
      const own = squares((at) => isInOwnHalf(match, side, at))
      assert.equal(own.length, 7 * 11)
      assert.ok(own.every(([x]) => x >= first && x <= last))
      assert.ok(squares((at) => isOnScrimmage(match, side, at)).every(([x]) => x === line))
      assert.equal(targetEndZone(sevens, side), target)
    }
    const middle = squares(
      (at) => match.isOnPitch(at) && !isInOwnHalf(match, 'home', at) && !isInOwnHalf(match, 'away', at),
    )
    assert.deepEqual([...new Set(middle.map(([x]) => x))], [7, 8, 9, 10, 11, 12])
  },
)

rule(
  ['sevens.pitch.wide-zones', 'sevens.pitch.centre-field'],
  'two rows of wide zone along each sideline, seven of centre field between them',
  () => {
    const match = matchOf(POSITION)
    const rows = (wide: boolean) => [
      ...new Set(squares((at) => match.isOnPitch(at) && isWide(match, at) === wide).map(([, y]) => y)),
    ]
    assert.deepEqual(rows(true), [0, 1, 9, 10])
    assert.deepEqual(rows(false), [2, 3, 4, 5, 6, 7, 8])
    assert.equal(squares((at) => isOnScrimmage(match, 'home', at)).length, 7)
  },
)

const change = (by: Partial<Gain>): Gain => ({
  source: 'test',
  skills: [],
  ma: 0,
  st: 0,
  ag: 0,
  av: 0,
  ...by,
})

/** A characteristic of a player after changes. */
function after(name: 'dieter' | 'otto', ...gains: readonly Gain[]): Match['kits']['list'][number] {
  const match = matchOf(POSITION)
  const player = match.player(name === 'dieter' ? 0 : 1)
  player.gains = gains
  match.refreshKits()
  return match.kit(player)
}

rule(['s2.stat.limits'], 'no change goes beyond the limits of a characteristic', () => {
  for (const [id, step, best, worst] of [
    ['ma', 1, 9, 1],
    ['st', 1, 8, 1],
    ['ag', -1, 1, 6],
    ['pa', -1, 1, 6],
    ['av', 1, 11, 3],
  ] as const) {
    const one = after('dieter')[id] ?? 0
    assert.equal(after('dieter', change({ [id]: step }))[id], one + step, `${id} changes by one`)
    assert.equal(after('dieter', change({ [id]: step * 20 }))[id], best, `${id} at its best`)
    assert.equal(after('dieter', change({ [id]: -step * 20 }))[id], worst, `${id} at its worst`)
  }
})

rule(['s2.stat.limits'], 'what is printed beyond them stays, until something changes it', () => {
  assert.equal(after('otto').ma, 12)
  assert.equal(after('otto', change({ ma: -1 })).ma, 9)
})

rule(['s2.test.random-player'], 'a random player is any of those who fit, each as likely as the next', () => {
  const among = [3, 7, 11]
  const drawn = [1, 2, 3].map((face) => new Dice(new RecordedDice([face])).player(among))
  assert.deepEqual(drawn, among)
  const asked: number[] = []
  const source = { next: (_kind: string, sides: number) => (asked.push(sides), 1) }
  new Dice(source).player(among)
  assert.deepEqual(asked, [3])
})

const ROWS = ['stunned', 'ko', 'badly-hurt', 'seriously-hurt', 'dead'] as const
const counts = (table: typeof injury): number[] =>
  ROWS.map((row) => [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((sum) => lookUp(table, sum) === row).length)

rule(
  [
    'sevens.injury.2-7',
    'sevens.injury.8-9',
    'sevens.injury.10',
    'sevens.injury.11',
    'sevens.injury.12',
    'sevens.gap.injury-over-12',
  ],
  'the Injury table, and whatever is more than twelve',
  () => {
    assert.deepEqual(counts(injury), [6, 2, 1, 1, 1])
    for (const sum of [12, 13, 14, 20]) assert.equal(lookUp(injury, sum), 'dead')
  },
)

rule(
  [
    'sevens.injury.stunty.2-6',
    'sevens.injury.stunty.7-8',
    'sevens.injury.stunty.9-10',
    'sevens.injury.stunty.11',
    'sevens.injury.stunty.12',
  ],
  'the table for the small',
  () => {
    assert.deepEqual(counts(stuntyInjury), [5, 2, 2, 1, 1])
    assert.equal(lookUp(stuntyInjury, 13), 'dead')
  },
)

rule(
  ['s2.block.dice'],
  'block dice: one when level, two when stronger, three when more than twice as strong',
  () => {
    for (const [strong, weak, dice] of [
      [3, 3, 1],
      [4, 3, 2],
      [6, 3, 2],
      [7, 3, 3],
      [2, 1, 2],
      [3, 1, 3],
    ] as const) {
      assert.equal(blockDice(strong, weak), dice)
      assert.equal(blockDice(weak, strong), dice)
    }
  },
)

/** Opponents all around but for one who is down: the only way out leads over him. */
const HEMMED_IN: ScenarioPosition = {
  edition: 'sevens',
  home: { team: 'human', players: { dieter: { at: [5, 0] } } },
  away: {
    team: 'human',
    players: {
      a: { at: [4, 0] },
      b: { at: [4, 1] },
      c: { at: [5, 1] },
      d: { at: [6, 1] },
      e: { at: [6, 0], state: 'prone' },
    },
  },
}

rule(
  ['s2.jump.when', 's2.jump.test', 's2.jump.cost'],
  'the path finder jumps where nothing else will do',
  () => {
    const match = matchOf(HEMMED_IN)
    const ways = reach(match, match.player(0))
    const over = ways.path(squareAt(7, 0))
    assert.deepEqual(
      over?.rolls.map(({ test, needed }) => [test, needed]),
      [['jump', 6]],
    )
    assert.equal(over?.deed, 'jump')
    assert.equal(over?.moved, 2)
    assert.equal(ways.chance(squareAt(7, 0)), 1 / 6)
  },
)
