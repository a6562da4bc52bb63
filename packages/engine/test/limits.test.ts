import { expect, test } from 'vitest'
import { positionOf } from '../src/doors/position.ts'
import { readSavedGame } from '../src/doors/saved-game.ts'
import { readSpec } from '../src/doors/spec.ts'
import { read } from '../src/doors/shape.ts'
import { editionOf } from '../src/editions/index.ts'
import { Game } from '../src/game.ts'
import { readChoice } from '../src/match/choice.ts'
import { readEvent } from '../src/match/event.ts'
import { houseOf } from '../src/match/house.ts'
import { readMatchFile, writeMatchFile } from '../src/record/match-file.ts'
import { SeededDice } from '../src/rolls/dice.ts'
import { limitsOf, randomSpec } from '../src/testing/index.ts'

const book = editionOf('sevens')
const plain = randomSpec(book, 'human', 'orc', 2951)
const [keeper, ...others] = plain.teams.home.players

/** As plain data, and every list with something in it. */
const spec = {
  ...plain,
  teams: {
    home: {
      ...plain.teams.home,
      wizard: 'x',
      extras: { x: 1 },
      specialRules: ['x'],
      value: 1,
      career: { treasury: 1, rating: 1, cups: ['x'], missing: [{ id: 'x', position: 'x' }] },
      players: [
        {
          ...keeper,
          id: 'x',
          pa: 4,
          skills: ['block'],
          niggles: 1,
          points: 1,
          gained: [{ take: 'x', kind: 'own' }],
          keywords: ['x'],
        },
        ...others,
      ],
    },
    away: plain.teams.away,
  },
  options: { ...plain.options, stage: 'x', starInjuries: { x: ['niggle'] } },
}

/** A match at the first action of its first turn. */
function begun(): Game {
  const game = Game.start(plain, { dice: new SeededDice(2) })
  while (game.decision !== null && game.state.activation === null) {
    const { type, options } = game.decision
    const act = options.find((choice) => choice.type === 'activate' && choice.action === 'move')
    game.choose(type === 'activate' && act !== undefined ? act : game.decision.default)
  }
  return game
}

const { state } = begun()
const gain = { source: 'x', skills: ['block'], ma: 1, st: 1, ag: 1, pa: 1, av: 1 }
const position = {
  ...state,
  players: state.players.map((player) => (player.id === 0 ? { ...player, gains: [gain] } : player)),
  teams: { ...state.teams, home: { ...state.teams.home, stock: { x: 1 }, keptRerolls: 1 } },
  turn: { ...state.turn, spent: ['x'], turnover: null, used: [{ player: 0, skill: 'x' }], barred: [0] },
  activation: state.activation === null ? null : { ...state.activation, used: [{ player: 0, skill: 'x' }] },
}

const house = {
  name: 'x',
  field: { lineUp: { players: 7, onScrimmage: 3, perWideZone: 2, few: 3 } },
  timing: { turns: 6, halves: 2 },
  turn: { actions: { blitz: { perTurn: 1 } } },
  moving: { rushes: 2, standUp: { cost: 3, roll: 4 } },
  injuries: { koRecovery: 4 },
  fouling: { bonus: 0 },
  rerolls: { pro: { needs: 3 } },
  teams: {
    rosters: {
      human: {
        rerollCost: 50_000,
        positions: { thrower: { max: 1, cost: 1, ma: 6, st: 3, ag: 3, av: 8 } },
        bigGuys: { max: 1 },
        apothecary: { max: 1 },
      },
    },
    drafting: {
      treasury: 600_000,
      players: { min: 7, max: 11 },
      specialists: 4,
      fanFactor: { cost: 1, min: 1, max: 6, free: 1 },
      assistant: { cost: 1, max: 6 },
      apothecary: 1,
    },
  },
  career: { market: { rerolls: { times: 2, perMatch: 1 }, worth: 1, players: 7 } },
}

const SPEC = {
  'up to 120': 'teams.home.name teams.away.name',
  'up to 80': [
    'teams.home.players[].name teams.home.players[].skills teams.away.players[].name',
    'teams.away.players[].skills',
  ].join(' '),
  '0 to 99': [
    'teams.home.rerolls teams.home.fanFactor teams.home.cheerleaders teams.home.assistants',
    'teams.home.ingredients teams.away.rerolls teams.away.fanFactor teams.away.cheerleaders',
    'teams.away.assistants teams.away.ingredients',
  ].join(' '),
  '0 to 5': 'teams.home.apothecaries teams.away.apothecaries',
  '0 to 10': 'teams.home.bribes teams.away.bribes',
  'up to 60': [
    'teams.home.wizard teams.home.players[].position teams.home.players[].keywords[]',
    'teams.home.players[].id teams.home.players[].gained teams.home.players[].gained[].take',
    'teams.home.specialRules[]',
    'teams.home.career.cups[] teams.home.career.missing[].id teams.home.career.missing[].position',
    'teams.away.wizard teams.away.players[].position options.stage options.starInjuries.x',
  ].join(' '),
  'up to 60, names up to 60': 'teams.home.extras teams.away.extras options.starInjuries',
  '0 to 100000000': 'teams.home.extras.x teams.home.career.treasury teams.away.extras.treasury',
  '0 to 200000000': 'teams.home.value teams.away.value',
  'up to 40, as the rest allows': 'teams.home.players',
  '0 to 999': 'teams.home.players[].number teams.away.players[].number',
  '0 to 20': [
    'teams.home.trophies teams.home.players[].ma teams.home.players[].st teams.home.players[].ag',
    'teams.home.players[].pa teams.home.players[].av teams.home.players[].positionSt',
    'teams.home.players[].niggles teams.away.trophies teams.away.players[].ma teams.away.players[].st',
    'teams.away.players[].ag teams.away.players[].pa teams.away.players[].av',
    'teams.away.players[].positionSt teams.away.players[].niggles',
  ].join(' '),
  'up to 40': 'teams.home.specialRules teams.home.career.missing teams.away.players',
  'up to 120, as the rest allows': 'teams.home.players[].skills[] teams.away.players[].skills[]',
  'up to 20': 'teams.home.players[].keywords teams.home.career.cups',
  '0 to 399960': 'teams.home.players[].points',
  '0 to 100000': 'teams.home.career.rating',
  'up to 20, as the rest allows': 'teams.away.players[].keywords',
  'up to 0': 'options.modules',
  'up to 12, as the rest allows': 'options.readings',
}
const POSITION = {
  '1 to 3': 'half',
  '0 to 999': 'drive',
  '-1 to 7, as the rest allows': 'ball.exit',
  '0 to 60': 'teams.home.score teams.away.score activation.moved activation.steps',
  '0 to 6': 'teams.home.turn teams.away.turn',
  '0 to 5000': 'teams.home.rerolls teams.home.keptRerolls teams.away.rerolls',
  '0 to 5': 'teams.home.apothecaries teams.away.apothecaries',
  '0 to 10': 'teams.home.bribes teams.away.bribes',
  'up to 200, names up to 60': 'teams.home.stock teams.away.stock',
  '0 to 100000000': [
    'teams.home.stock.x teams.home.gold teams.home.hiredValue teams.away.stock.fair-weather-fans',
    'teams.away.gold teams.away.hiredValue',
  ].join(' '),
  'up to 200, as the rest allows': 'teams.home.marks teams.away.marks recruits',
  'up to 15, as the rest allows': 'players',
  '0 to 14, as the rest allows': 'players[].id activation.player',
  'up to 13, as the rest allows': 'players[].conditions',
  'up to 200': 'players[].gains turn.spent turn.used turn.barred activation.used kickoff.snapped',
  'up to 60': 'players[].gains[].source turn.spent[] turn.used[].skill activation.used[].skill',
  'up to 40': 'players[].gains[].skills',
  'up to 120, as the rest allows': 'players[].gains[].skills[]',
  '-20 to 20': [
    'players[].gains[].ma players[].gains[].st players[].gains[].ag players[].gains[].pa',
    'players[].gains[].av',
  ].join(' '),
  '-1 to 14': 'turn.used[].player activation.used[].player',
  '0 to 14': 'turn.barred[]',
  '0 to 20': 'teams.home.trophies teams.away.trophies activation.blocks',
  'up to 60, as the rest allows': 'activation.path',
  '0 to 200': 'kickoff.limit',
}
const SAVED = {
  'up to 2000': 'choices dice',
  '1 to 200': 'dice[]',
  '0 to 1000000': 'thrown',
}
const MATCH_FILE = {
  '0 to 30000': 'since',
  '1 to 2, as the rest allows': 'version',
  // The first die of this match has three sides.
  '1 to 3': 'answers[].dice[][]',
  'up to 100': 'proof.match proof.secret proof.commitment',
  'up to 1000': 'answers[].dice proof.words.home proof.words.away',
  'up to 1000, as the rest allows': 'positions',
  'up to 30000, as the rest allows': 'answers events',
  'up to 5000': 'events[]',
  'up to 80': 'engine events[][].phase events[][].rule',
}
const OLD_FILE = {
  '1 to 2, as the rest allows': 'version',
  '1 to 200': 'dice[]',
  'up to 30000': 'choices',
  'up to 300000': 'dice',
}
const CHOICES = [
  {
    'up to 40, names up to 40': 'place',
  },
  {
    '0 to 127': 'player target',
  },
  {
    'up to 60': 'path',
  },
  {
    'up to 2': 'targets',
    '0 to 127': 'targets[]',
  },
  {
    'up to 60': 'with',
  },
  {
    '0 to 9': 'index',
  },
]
const EVENTS = [
  {
    'up to 80': 'rule test modifiers[][]',
    '0 to 127': 'player',
    'up to 100': 'dice',
    '-1000000000 to 1000000000': 'dice[] target',
    'up to 40': 'modifiers',
  },
  {
    'up to 80': 'rule faces[]',
    '0 to 127': 'blocker targets[]',
    'up to 40': 'targets faces',
    'up to 100, as the rest allows': 'strength',
    '-1000000000 to 1000000000': 'strength[]',
  },
  {
    'up to 80': 'rule',
    'up to 40, names up to 80': 'place',
  },
]
const HOUSE = {
  'up to 80': 'name',
  '1 to 16, as the rest allows': 'field.lineUp.players teams.drafting.players.min teams.drafting.players.max',
  '0 to 16, as the rest allows': 'field.lineUp.onScrimmage',
  '0 to 16': [
    'field.lineUp.perWideZone field.lineUp.few turn.actions.blitz.perTurn',
    'teams.rosters.human.positions.thrower.max teams.rosters.human.bigGuys.max',
    'teams.rosters.human.apothecary.max',
    'teams.drafting.specialists career.market.rerolls.perMatch career.market.players',
  ].join(' '),
  '1 to 20': 'teams.rosters.human.positions.thrower.ma teams.rosters.human.positions.thrower.st',
  '1 to 10': 'teams.rosters.human.positions.thrower.ag career.market.rerolls.times',
  '1 to 12': 'teams.rosters.human.positions.thrower.av',
  '1 to 40': 'timing.turns',
  '1 to 4': 'timing.halves',
  '0 to 10': 'moving.rushes moving.standUp.cost',
  '2 to 7': 'moving.standUp.roll rerolls.pro.needs',
  '1 to 7': 'injuries.koRecovery',
  '-6 to 6': 'fouling.bonus',
  '0 to 100000000': [
    'teams.rosters.human.rerollCost teams.rosters.human.positions.thrower.cost',
    'teams.drafting.treasury teams.drafting.fanFactor.cost teams.drafting.assistant.cost teams.drafting.apothecary',
    'career.market.worth',
  ].join(' '),
  '0 to 100, as the rest allows': 'teams.drafting.fanFactor.min teams.drafting.fanFactor.max',
  '0 to 100': 'teams.drafting.fanFactor.free teams.drafting.assistant.max',
}

test('the spec of a match', () => {
  expect(limitsOf(readSpec, spec)).toEqual(SPEC)
})
test('a position', () => {
  expect(limitsOf(positionOf(book, plain), position)).toEqual(POSITION)
})
test('a saved match', () => {
  const saved = { ...begun().toJSON(), choices: [{ type: 'decline' }], dice: [1], thrown: 1 }
  const { spec: _, state: __, ...rest } = saved
  const reader = (value: unknown, where: string) => readSavedGame({ ...saved, ...Object(value) }, where)
  expect(limitsOf(reader, rest)).toEqual(SAVED)
})
test('choices', () => {
  const choices = [
    { type: 'set-up', place: { 0: [1, 1] } },
    { type: 'activate', player: 1, action: 'move', target: 1 },
    { type: 'move', path: [[1, 1]] },
    { type: 'multiple-block', targets: [1, 2] },
    { type: 'reroll', with: 'x' },
    { type: 'pick-die', index: 1 },
  ]
  expect(choices.map((choice) => limitsOf(readChoice, choice))).toEqual(CHOICES)
})
test('events', () => {
  const events = [
    {
      type: 'rolled',
      rule: 'dodge.test',
      test: 'x',
      player: 1,
      dice: [1],
      target: 1,
      modifiers: [['x', 1]],
      passed: true,
    },
    {
      type: 'block-rolled',
      rule: 'block.dice',
      blocker: 1,
      targets: [1],
      faces: ['x'],
      strength: [1, 1],
      chooser: 'home',
    },
    { type: 'set-up', rule: 'setup.place', side: 'home', place: { x: [1, 1] } },
  ]
  expect(events.map((event) => limitsOf(readEvent, event))).toEqual(EVENTS)
})
test('house rules', () => {
  expect(limitsOf(houseOf(book), house)).toEqual(HOUSE)
})
test.for([
  [[1, 2], true],
  [[200, 200], true],
  [[0, 6], false],
  [[201, 200], false],
  [[1, 1], false],
  [[1, 201], false],
  [[1], false],
  [[1, 6, 1], false],
  [null, false],
  ['16', false],
])('%j as a die of a match file: %s', ([die, is]) => {
  const answers = [{ by: null, choice: null, dice: [die] }]
  const head = { format: 'touchback-match', version: 2, engine: 'x', since: 0, spec: plain }
  const { problem } = read(readMatchFile, { ...head, answers, events: [[]], positions: [] }, 'It')
  expect(problem === null).toBe(is)
})
test('match files', () => {
  const game = Game.start(plain, { dice: new SeededDice(2), events: true, record: true })
  game.choose(game.legalChoices()[0]!)
  const { spec: played, rows, from } = game.record()
  const words = { home: 'x', away: 'x' }
  const proof = { match: 'x', secret: 'x', commitment: 'x', words }
  const whole = { engine: 'x', since: 1, spec: played, from, rows, positions: [], settings: 1, proof }
  const { spec: kept, ...file } = JSON.parse(writeMatchFile(whole)) as { readonly spec: unknown }
  const reader = (value: unknown, where: string) => readMatchFile({ spec: kept, ...Object(value) }, where)
  expect(limitsOf(reader, file)).toEqual(MATCH_FILE)
  const old = { format: 'touchback-match', version: 1, choices: [{ type: 'decline' }], dice: [1] }
  expect(limitsOf(reader, old)).toEqual(OLD_FILE)
})
