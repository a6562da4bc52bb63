import { expect, test } from 'vitest'
import { EDITIONS, editionOf } from '../src/editions/index.ts'
import { Game } from '../src/game.ts'
import type { House } from '../src/match/house.ts'
import { houseEdition } from '../src/match/house.ts'
import { Unfit } from '../src/doors/shape.ts'
import type { MatchSpec } from '../src/match/sheet.ts'
import { openMatch } from '../src/record/open-match.ts'
import { writeMatchFile } from '../src/record/match-file.ts'
import { SeededDice } from '../src/rolls/dice.ts'
import { randomSpec } from '../src/testing/index.ts'
import { runScenario } from '../src/testing/scenario.ts'

const base = editionOf('lrb4')

const specWith = (house: House): MatchSpec => ({ ...randomSpec(base, 'human', 'orc', 4), house })

/** Plays with random answers to the end, or so many questions. */
function play(game: Game, seed: number, most = Infinity): Game {
  const random = new SeededDice(seed)
  for (let asked = 0; asked < most && game.decision !== null; asked++) {
    const { options } = game.decision
    const choice = options[random.below(options.length)]
    if (choice !== undefined) game.choose(choice)
  }
  return game
}

const started = (spec: MatchSpec): Game =>
  Game.start(spec, { dice: new SeededDice(9), events: true, record: true })

test('a match of six turns a half is over after six turns a half', () => {
  const turns = (spec: MatchSpec): number =>
    Math.max(
      ...(play(started(spec), 2).match.sink ?? []).map((event) =>
        event.type === 'turn-started' ? event.turn : 0,
      ),
    )
  expect(turns(randomSpec(base, 'human', 'orc', 4))).toBe(8)
  expect(turns(specWith({ timing: { turns: 6 } }))).toBe(6)
})

test('every book can be played in one half, in three, by fewer players and with other tables', () => {
  for (const book of Object.values(EDITIONS)) {
    const [roster = ''] = Object.keys(book.teams.rosters)
    const injury = book.injuries.table
    const houses: House[] = [
      { timing: { turns: 3, halves: 1 } },
      { timing: { turns: 2, halves: 3 }, moving: { rushes: 3 }, injuries: { koRecovery: 2 } },
      {
        field: { lineUp: { players: 5, onScrimmage: 1 } },
        injuries: { table: { 2: injury.at(-1)?.row ?? '' } },
      },
    ]
    for (const house of houses) {
      const game = play(
        Game.start({ ...randomSpec(book, roster, roster, 7), house }, { dice: new SeededDice(3) }),
        5,
      )
      expect(game.state.phase).toBe('over')
    }
  }
})

test('a house may leave a team out, change its prices, and what a coach may spend', () => {
  const book = houseEdition(base, {
    name: 'Winter cup',
    teams: {
      rosters: {
        orc: null,
        human: { rerollCost: 60_000, positions: { catcher: null, lineman: { cost: 40_000 } } },
      },
      drafting: { treasury: 1_100_000, cheerleader: null },
    },
  })
  expect(book.id).toBe(base.id)
  expect(book.name).toBe('Winter cup')
  expect(Object.keys(book.teams.rosters)).toEqual(
    Object.keys(base.teams.rosters).filter((id) => id !== 'orc'),
  )
  expect(book.teams.rosters['human']?.rerollCost).toBe(60_000)
  expect(book.teams.rosters['human']?.positions.map(({ id, cost }) => [id, cost])).toContainEqual([
    'lineman',
    40_000,
  ])
  expect(book.teams.rosters['human']?.positions.map(({ id }) => id)).not.toContain('catcher')
  expect(book.teams.drafting).toEqual({ ...base.teams.drafting, treasury: 1_100_000, cheerleader: null })
})

test('a house may count other things for careers, and let teams grow', () => {
  const { career } = houseEdition(base, {
    career: { points: { touchdowns: 4 }, market: { rerolls: { perMatch: 1 }, worth: 1_600_000 } },
  })
  expect(career.points).toEqual({ ...base.career.points, touchdowns: 4 })
  expect(career.market.rerolls).toEqual({ ...base.career.market.rerolls, perMatch: 1 })
  expect([career.market.worth, career.levels]).toEqual([1_600_000, base.career.levels])
})

test('a part the house leaves out is off, and one it insists on is on, whatever the coaches say', () => {
  const spec = specWith({ modules: ['fouls'], always: ['weather'] })
  const { modules } = started({ ...spec, options: { ...spec.options, modules: ['wizards'] } }).match
  expect(modules).toEqual({ fouls: false, weather: true })
})

test('the same house rules are one book, and other ones another', () => {
  const six = editionOf(specWith({ timing: { turns: 6 } }))
  expect(editionOf(specWith({ timing: { turns: 6 } }))).toBe(six)
  expect(editionOf(specWith({ timing: { turns: 7 } }))).not.toBe(six)
  expect(base.timing.turns).toBe(8)
})

const refused: readonly [house: string, sentence: string][] = [
  ['[]', ' should be an object'],
  ['null', ' should be an object'],
  ['{"timing":{"turns":0}}', '.timing.turns should be a whole number from 1 to 40, not 0.'],
  ['{"timing":{"turns":41}}', '.timing.turns should be a whole number from 1 to 40, not 41.'],
  ['{"timing":{"turns":"6"}}', '.timing.turns should be a whole number from 1 to 40, not "6".'],
  ['{"timing":{"turns":6.5}}', '.timing.turns should be a whole number from 1 to 40, not 6.5.'],
  ['{"timing":{"turnz":6}}', '.timing has no "turnz".'],
  ['{"timing":{"shootOut":"x"}}', '.timing has no "shootOut".'],
  ['{"timing":{"tie":"coin"}}', '.timing.tie should be one of draw, overtime, shoot-out, not "coin".'],
  ['{"timing":7}', '.timing should be an object, not 7.'],
  ['{"injuries":{"table":{"7-9":"ko","8":"stunned"}}}', '.injuries.table says twice what 8 means.'],
  ['{"name":"a\\u001bb"}', '.name should be a text on one line, not "a\\u001bb".'],
  ['{"career":{"points":{"beauty":1}}}', '.career.points has no "beauty".'],
  ['{"career":{"points":{"mvp":51}}}', '.career.points.mvp should be a whole number from 0 to 50, not 51.'],
  ['{"career":{"levels":[]}}', '.career has no "levels".'],
  ['{"id":"mine"}', ' has no "id".'],
  ['{"moving":{"heldFirst":1}}', '.moving.heldFirst should be true or false, not 1.'],
  ['{"__proto__":{"turns":6}}', ' has no "__proto__".'],
  ['{"timing":{"__proto__":{"turns":6}}}', '.timing has no "__proto__".'],
  ['{"timing":{"constructor":6}}', '.timing has no "constructor".'],
  ['{"teams":{"rosters":{"__proto__":null}}}', '.teams.rosters has no "__proto__".'],
  ['{"teams":{"rosters":{"toString":null}}}', '.teams.rosters has no "toString".'],
  ['{"teams":{"rosters":{"orks":null}}}', '.teams.rosters has no "orks".'],
  ['{"teams":{"rosters":[]}}', '.teams.rosters should be an object, not a list.'],
  [
    '{"teams":{"drafting":{"players":{"min":12,"max":11}}}}',
    '.teams.drafting.players.min should be at most the max.',
  ],
  ['{"injuries":{"table":{"13":"ko"}}}', '.injuries.table has no "13".'],
  ['{"injuries":{"table":{"9-8":"ko"}}}', '.injuries.table has no "9-8".'],
  [
    '{"injuries":{"table":{"8":"vanished"}}}',
    '.injuries.table.8 should be one of stunned, ko, casualty, not "vanished".',
  ],
  ['{"field":{"lineUp":{"players":2}}}', '.field.lineUp.onScrimmage should be at most 2.'],
  ['{"field":{"lineUp":{"onScrimmage":8}}}', '.field.lineUp.onScrimmage should be at most 7.'],
  ['{"modules":["chess"]}', '.modules[0] should be a name we know, not "chess".'],
  ['{"modules":["fouls"],"always":["fouls"]}', '.always should be what is not in modules.'],
  ['{"readings":{"upside-down":true}}', '.readings has no "upside-down".'],
  ['{"kickOff":{"tableFirst":"yes"}}', '.kickOff.tableFirst should be true or false, not "yes".'],
  [
    '{"passing":{"ruler":["-00","0x"]}}',
    '.passing.ruler[1] should be bands from 0 to 3, or - where no throw',
  ],
  ['{"passing":{"ruler":["-0 0"]}}', '.passing.ruler[0] should be bands from 0 to 3'],
  ['{"passing":{"ruler":["000"]}}', '.passing.ruler[0] should be a row that begins with -, not "000".'],
  ['{"passing":{"ruler":[]}}', '.passing.ruler[0] should be a row that begins with -'],
]
for (const [house, sentence] of refused)
  test(`refused: ${house}`, () => {
    const attempt = () => houseEdition(base, JSON.parse(house))
    expect(attempt).toThrow(Unfit)
    expect(attempt).toThrow(`house${sentence}`)
  })

test.for([
  '{"teams":{"drafting":{"players":{"min":12,"max":12}}}}',
  '{"teams":{"drafting":{"fanFactor":{"min":3,"max":3}}}}',
  '{"field":{"lineUp":{"players":3}}}',
  '{"field":{"lineUp":{"onScrimmage":7}}}',
  '{"field":{"lineUp":{"players":16,"perWideZone":0}}}',
])('just fits: %s', (house) => expect(() => houseEdition(base, JSON.parse(house))).not.toThrow())

test('a fan factor lies between its ends', () =>
  expect(() => houseEdition(base, { teams: { drafting: { fanFactor: { min: 4, max: 3 } } } })).toThrow(
    'house.teams.drafting.fanFactor.min should be at most the max.',
  ))

test('no team left is no game', () => {
  const rosters = Object.fromEntries(Object.keys(base.teams.rosters).map((id) => [id, null]))
  expect(() => houseEdition(base, { teams: { rosters } })).toThrow(
    'house.teams.rosters should be one team at least.',
  )
})

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('a fork, a save and a kept match keep the house rules', () => {
  const spec = specWith({
    timing: { turns: 5 },
    moving: { rushes: 3 },
    injuries: { table: { 8: 'stunned' } },
  })
  const game = play(started(spec), 6, 120)

  const fork = game.fork(new SeededDice(8))
  const loaded = Game.load(stored(game), { dice: new SeededDice(8) })
  if (loaded.value === null) throw new Error(loaded.problem)
  for (const copy of [fork, loaded.value]) {
    expect(copy.edition).toBe(game.edition)
    expect(copy.decision).toEqual(game.decision)
  }
  expect(play(loaded.value, 3).state).toEqual(play(fork, 3).state)

  const file = { ...play(game, 3).record(), engine: 'today', since: 0, settings: {} }
  const opened = openMatch(JSON.parse(writeMatchFile(file)), { engine: 'today', dice: new SeededDice(1) })
  expect(opened.value?.verdict).toBe('same')
  expect(opened.value?.goesOn?.game.state).toEqual(game.state)
  expect(opened.value?.goesOn?.game.edition.timing.turns).toBe(5)
})

test('a spec with house rules that cannot be is refused with a sentence', () => {
  const spec = specWith({ timing: { turns: 5 } })
  const game = started(spec)
  const spoilt = { ...game.toJSON(), spec: { ...spec, house: { timing: { turns: 500 } } } }
  expect(Game.load(stored(spoilt), { dice: new SeededDice(8) }).problem).toMatch(
    'spec.house.timing.turns should be a whole number from 1 to 40, not 500.',
  )
  const without = { ...game.toJSON(), spec: { ...spec, house: { teams: { rosters: { orc: null } } } } }
  expect(Game.load(stored(without), { dice: new SeededDice(8) }).problem).toMatch('spec.teams.away.roster')
})

test('a scenario may be played by house rules, and says when they cannot be', () => {
  const scenario = {
    name: 'three squares gone for',
    edition: 'lrb4',
    home: { team: 'human', players: { dieter: { at: [10, 7], stats: { ma: 1 } } } },
    away: { team: 'orc', players: { urg: { at: [20, 2] } } },
    dice: ['d6=4', 'd6=4', 'd6=4'],
    play: [
      { type: 'activate', player: 'dieter', action: 'move' },
      {
        type: 'move',
        path: [
          [11, 7],
          [12, 7],
          [13, 7],
          [14, 7],
        ],
      },
    ],
  } as const
  expect(runScenario(scenario).problem).toMatch(/accepted/)
  expect(runScenario({ ...scenario, house: { moving: { rushes: 3 } } }).problem).toBeNull()
  expect(runScenario({ ...scenario, house: { moving: { rushes: 99 } } }).problem).toBe(
    'house.moving.rushes should be a whole number from 0 to 10, not 99.',
  )
})
