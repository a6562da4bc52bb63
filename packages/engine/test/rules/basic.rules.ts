import assert from 'node:assert/strict'
import { basic } from '../../src/editions/basic/index.ts'
import { addEdition } from '../../src/editions/index.ts'
import { Game } from '../../src/game.ts'
import { blockFace } from '../../src/match/block-face.ts'
import type { Edition } from '../../src/match/edition.ts'
import { extend, type Overlay } from '../../src/match/extend.ts'
import { houseEdition } from '../../src/match/house.ts'
import { foulChances } from '../../src/odds/harm.ts'
import { bandOver, OUT_OF_RANGE } from '../../src/play/range.ts'
import { NoDice } from '../../src/rolls/dice.ts'
import { readSpec, readState, type ScenarioPosition } from '../../src/testing/position.ts'
import { rule } from '../../src/testing/rule-test.ts'
import { runScenario, type Scenario } from '../../src/testing/scenario.ts'

const NOBODY = { home: { team: 'humans' }, away: { team: 'orcs' } } as const
const at = (position: Partial<ScenarioPosition>): ScenarioPosition => ({
  edition: 'basic',
  ...NOBODY,
  ...position,
})

rule(['basic.setup.components'], 'turn and score at nought, re-rolls at what the team bought', () => {
  const spec = readSpec(
    basic,
    at({ home: { team: 'humans', rerolls: 3 }, away: { team: 'orcs', rerolls: 2 } }),
  )
  const game = Game.start(spec, { dice: new NoDice(), events: true })
  const { home, away } = game.state.teams
  assert.deepEqual([home.turn, away.turn, home.score, away.score], [0, 0, 0, 0])
  assert.deepEqual([home.rerolls, away.rerolls], [3, 2])
  assert.equal(game.decision?.type, 'call')
  return game.match.sink ?? []
})

rule(
  ['basic.kickoff.event-2-get-the-ref', 'basic.sequence.drive'],
  'the referee is back when the drive is over',
  () => {
    const position = at({ phase: 'end-of-drive', home: { team: 'humans', refBlind: true } })
    const spec = readSpec(basic, position)
    const game = Game.from(spec, readState(basic, spec, position), { dice: new NoDice(), events: true })
    assert.equal(game.state.teams.home.refBlind, false)
  },
)

rule(['basic.foul.doubles', 'basic.skill.sneaky-git-armour'], 'what the referee is likely to see', () => {
  const chance = (skills: readonly string[], refBlind: boolean) => {
    const boot = { at: [5, 7], skills } as const
    // Ten or more on two dice: six throws of 36, two of them doubles.
    const lying = { at: [6, 7], state: 'prone', stats: { av: 9 } } as const
    const teams = {
      home: { team: 'humans', refBlind, players: { boot } },
      away: { team: 'orcs', players: { lying } },
    }
    const position = at(teams)
    const spec = readSpec(basic, position)
    const { match } = Game.from(spec, readState(basic, spec, position), { dice: new NoDice() })
    return Math.round(36 * 6 * foulChances(match, match.player(0), match.player(1)).spotted)
  }
  assert.equal(chance([], false), 36 + 4, 'a double on the armour, or on the injury after any other throw')
  assert.equal(chance(['+sneaky-git'], false), 12 + 4, 'only the doubles that break it')
  assert.equal(chance([], true), 0)
})

rule(['basic.gap.block-die-faces'], 'six faces, two of them a push', () => {
  const faces = [1, 2, 3, 4, 5, 6].map(blockFace)
  assert.deepEqual(faces.toSorted(), ['both-down', 'down', 'pushed', 'pushed', 'skull', 'stumble'])
})

rule(['basic.gap.range-ruler'], 'the bands along the pitch, across it and over a corner', () => {
  const bands = (squares: readonly (readonly [number, number])[]) =>
    squares.map(([along, across]) => bandOver(basic.passing.ruler, along, across))
  assert.deepEqual(bands([3, 4, 6, 7, 10, 11, 13].map((along) => [along, 0])), [0, 1, 1, 2, 2, 3, 3])
  assert.deepEqual(
    bands([
      [14, 0],
      [0, 0],
      [13, 13],
    ]),
    [OUT_OF_RANGE, OUT_OF_RANGE, OUT_OF_RANGE],
  )
  assert.deepEqual(
    bands([
      [2, 2],
      [3, 3],
      [5, 5],
    ]),
    bands([
      [-2, -2],
      [-3, 3],
      [5, -5],
    ]),
  )
})

rule(['basic.gap.range-ruler'], 'a league may lay a ruler of its own', () => {
  const ruler = basic.passing.ruler.with(0, '-000011122223333')
  const { passing } = houseEdition(basic, { passing: { ruler } })
  assert.deepEqual(
    [4, 14, 15].map((along) => [bandOver(basic.passing.ruler, along, 0), bandOver(passing.ruler, along, 0)]),
    [
      [1, 0],
      [OUT_OF_RANGE, 3],
      [OUT_OF_RANGE, 3],
    ],
  )
})

/** A book of one's own that differs in one point, for one scenario. */
function withOption(change: Overlay<Edition>, scenario: Omit<Scenario, 'edition'>): void {
  const id = 'basic-option'
  const remove = addEdition(extend(basic, { ...change, id, name: id }))
  try {
    assert.equal(runScenario({ ...scenario, edition: id }).problem, null)
  } finally {
    remove()
  }
}

rule(['basic.gap.roll-order-per-square'], 'a league may have going for it rolled first', () =>
  withOption(
    { moving: { dodgeFirst: false } },
    {
      name: 'option',
      home: { team: 'humans', players: { dieter: { at: [10, 7], stats: { ma: 1 } } } },
      away: { team: 'orcs', players: { urg: { at: [12, 7] } } },
      dice: ['d6=2', 'd6=4'],
      play: [
        { type: 'activate', player: 'dieter', action: 'move' },
        {
          type: 'move',
          path: [
            [11, 6],
            [12, 5],
          ],
        },
      ],
      expect: {
        events: [
          { type: 'rolled', test: 'rush' },
          { type: 'rolled', test: 'dodge' },
        ],
      },
    },
  ),
)

rule(['basic.gap.throw-in-template'], 'a league may count the square a throw-in starts from', () =>
  withOption(
    { passing: { throwIn: { countsFirst: true } } },
    {
      name: 'option',
      home: { team: 'humans', players: { dieter: { at: [5, 1] }, karl: { at: [8, 0] } } },
      away: { team: 'orcs', players: { urg: { at: [20, 2] } } },
      ball: 'dieter',
      dice: ['d6=3', 'd6=2', 'd8=2', 'd3=2', '2d6=3+2', 'd8=5'],
      play: [
        { type: 'activate', player: 'dieter', action: 'pass' },
        { type: 'pass', to: [8, 0] },
      ],
      expect: { ball: [9, 4] },
    },
  ),
)

rule(['basic.gap.kickoff-sequence'], 'a league may roll on the table before the ball scatters', () =>
  withOption(
    { kickOff: { tableFirst: true } },
    {
      name: 'option',
      phase: 'kick-off',
      kicking: 'home',
      home: { team: 'humans', players: { kurt: { at: [12, 7] } } },
      away: { team: 'orcs', players: { urg: { at: [13, 12] } } },
      dice: ['2d6=3+4', 'd8=5', 'd6=3', 'd8=2'],
      play: [{ type: 'kick', to: [18, 7] }],
      expect: { ball: [21, 6], events: ['table', 'kick-scattered'] },
    },
  ),
)
