import assert from 'node:assert/strict'
import { addEdition } from '../../src/editions/index.ts'
import { sevens } from '../../src/editions/sevens/index.ts'
import { extend } from '../../src/match/extend.ts'
import { rule } from '../../src/testing/rule-test.ts'
import { runScenario, type Scenario } from '../../src/testing/scenario.ts'

/** The book as it was first printed, without what was corrected later. */
const printed = extend(sevens, {
  id: 'sevens-printed',
  name: 'Sevens as printed',
  readings: { printed2020: true },
})

const squad = (prefix: string) =>
  Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`${prefix}${i}`, {}]))

const shopping = (
  edition: string,
  buys: readonly string[],
  treasury: number,
  prayer: readonly string[] = [],
  enough: Scenario['play'] = [],
): Scenario => ({
  name: 'shopping',
  edition,
  home: { team: 'human', value: 600_000, extras: { treasury: 100_000 }, players: squad('h') },
  away: { team: 'orc', value: 570_000, extras: { treasury: 150_000 }, players: squad('o') },
  phase: 'pre-match',
  drive: 0,
  dice: ['d3=1', 'd3=1', '2d6=3+4', ...prayer],
  play: [{ type: 'induce', what: 'bribe' }, ...buys.map((what) => ({ type: 'induce', what })), ...enough],
  expect: { stock: { home: { treasury: 0 }, away: { treasury } } },
})

rule(
  ['s2.pregame.petty-cash-printed'],
  'as printed the weaker team gets the difference alone and adds its own treasury',
  () => {
    const takeOut = addEdition(printed)
    try {
      // 180,000 in all: then the other team is 50,000 behind, and prays.
      const everything = ['bribe', 'part-time-assistant-coach', 'bloodweiser-keg']
      assert.equal(runScenario(shopping('sevens-printed', everything, 0, ['d8=2'])).problem, null)
      assert.equal(
        runScenario(
          shopping(
            'sevens-printed',
            ['part-time-assistant-coach'],
            150_000,
            ['d8=2', 'd8=1'],
            [{ type: 'decline' }],
          ),
        ).problem,
        null,
      )
      assert.equal(
        runScenario(shopping('sevens-printed', ['bribe'], 80_000, [], [{ type: 'decline' }])).problem,
        null,
      )
      // As corrected the same team has 130,000 and keeps its treasury.
      assert.equal(runScenario(shopping('sevens', ['bribe'], 150_000)).problem, null)
    } finally {
      takeOut()
    }
  },
)

/** A bomb goes off beside an orc, whose armour of 10 it breaks only with help. */
const bombing: Scenario = {
  name: 'bombing',
  edition: printed.id,
  home: { team: 'human', players: { boom: { at: [5, 5], skills: ['+bombardier'] }, idle: { at: [0, 10] } } },
  away: { team: 'orc', players: { snag: { at: [9, 5] }, idler: { at: [19, 0] } } },
  dice: ['d6=4', 'd6=4', '2d6=5+4', '2d6=1+1'],
  play: [
    { type: 'activate', player: 'boom', action: 'throw-bomb' },
    { type: 'throw-bomb', to: [8, 5] },
    { type: 'use', skill: 'mighty-blow' },
  ],
  expect: {
    players: { snag: { state: 'stunned' } },
    events: ['knocked-down', { type: 'armour', modifiers: [['mighty-blow', 1]], broken: true }],
  },
}

rule(
  ['s2.skill.bombardier.hit'],
  'as printed a bomb knocks down, and 1 may be added to armour or injury',
  () => {
    const takeOut = addEdition(printed)
    try {
      assert.equal(runScenario(bombing).problem, null)
    } finally {
      takeOut()
    }
  },
)
