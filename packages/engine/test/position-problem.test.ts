import { expect, test } from 'vitest'
import type { Match } from '../src/match/match.ts'
import { positionProblem } from '../src/match/position-problem.ts'
import { NOWHERE, squareAt } from '../src/match/square.ts'
import type { Activation } from '../src/match/state.ts'
import { gameAt } from './tried-dice.ts'

/** Somebody is being thrown, or does something else. */
const doing = (action: Activation['action']): Activation => ({
  player: 0,
  action,
  target: null,
  moved: 0,
  steps: 0,
  done: false,
  blocks: 0,
  stopped: false,
  path: [],
  used: [],
})

/** Two humans and two orcs; the first human has the ball. */
const position = () =>
  gameAt({
    home: { team: 'human', players: { hanno: { at: [5, 5] }, lutz: { at: [6, 6] } } },
    away: { team: 'orc', players: { grom: { at: [20, 7] }, urg: { at: [20, 8] } } },
    ball: 'hanno',
  }).match

/** So many of a side on the pitch, with or without somebody who brings a swarm. */
const crowded = (side: 'home' | 'away', count: number, skills: readonly string[] = []) => {
  const line = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `p${index}`,
      { at: [side === 'home' ? 3 : 15, index] as const, skills },
    ]),
  )
  const few = { opponent: { at: [12, 3] as const } }
  return gameAt({
    edition: 'sevens',
    home: { team: 'human', players: side === 'home' ? line : few },
    away: { team: 'orc', players: side === 'home' ? few : line },
  }).match
}

/** What is spoilt, and what is said of it. */
const SPOILT: readonly (readonly [name: string, spoil: (match: Match) => void, problem: string | null])[] = [
  ['nothing', () => {}, null],
  ['a player too few', ({ state }) => state.players.pop(), '3 players, not 4'],
  ['on the pitch and nowhere', ({ state }) => (state.players[1]!.at = NOWHERE), 'player 1 is on the pitch'],
  ['not on the grid', (match) => match.vacate(match.player(1)), '1 players are not where they stand'],
  [
    'thrown, and nobody in his square',
    (match) => {
      match.vacate(match.player(1))
      match.state.activation = doing('throw-team-mate')
    },
    null,
  ],
  [
    'two of them thrown',
    (match) => {
      match.vacate(match.player(1))
      match.vacate(match.player(2))
      match.state.activation = doing('throw-team-mate')
    },
    '2 players are not where they stand',
  ],
  [
    'off his square in a block',
    (match) => {
      match.vacate(match.player(1))
      match.state.activation = doing('block')
    },
    '1 players are not where they stand',
  ],
  [
    'in the dugout and on the grid',
    ({ state }) => Object.assign(state.players[1]!, { place: 'reserves', at: NOWHERE }),
    '4 players on the grid, 3 on the pitch',
  ],
  [
    'prone in the dugout',
    (match) => {
      match.vacate(match.player(1))
      Object.assign(match.player(1), { place: 'reserves', at: NOWHERE, stance: 'prone' })
    },
    'player 1 is in reserves and prone',
  ],
  [
    'in the dugout and somewhere',
    (match) => {
      match.vacate(match.player(1))
      match.player(1).place = 'ko'
    },
    'player 1 is in ko and at',
  ],
  [
    'a casualty of nothing',
    (match) => {
      match.vacate(match.player(1))
      Object.assign(match.player(1), { place: 'casualty', at: NOWHERE })
    },
    'player 1 is a casualty with no injury',
  ],
  ['a ball in no hands', ({ state }) => (state.ball.holder = null), 'the ball is held by nobody'],
  [
    'a ball that lies, in hands',
    ({ state }) => (state.ball.status = 'rest'),
    'the ball is rest and held by 0',
  ],
  [
    'a ball off the pitch that is somewhere',
    ({ state }) => Object.assign(state.ball, { holder: null, status: 'off', at: squareAt(1, 1) }),
    'the ball is off and somewhere',
  ],
  [
    'a ball that lies nowhere',
    ({ state }) => Object.assign(state.ball, { holder: null, status: 'rest', at: NOWHERE }),
    'the ball is rest off the pitch',
  ],
  ['a half too early', ({ state }) => (state.half = 0), 'half 0'],
  ['extra time', ({ state }) => (state.half = 3), null],
  ['a half too late', ({ state }) => (state.half = 4), 'half 4'],
  ['the last turn', ({ state }) => (state.teams.away.turn = 8), null],
  ['a turn too many', ({ state }) => (state.teams.away.turn = 9), 'turn of away: 9'],
  ['a score below nothing', ({ state }) => (state.teams.home.score = -1), 'score of home: -1'],
  ['half a re-roll', ({ state }) => (state.teams.home.rerolls = 0.5), 're-rolls of home: 0.5'],
]

test.for(SPOILT)('%s', ([, spoil, problem]) => {
  const match = position()
  spoil(match)
  expect(positionProblem(match)?.slice(0, problem?.length) ?? null).toBe(problem)
})

test('at a stable point nobody is in the air', () => {
  const match = position()
  expect(positionProblem(match, { stable: true })).toBeNull()
  match.vacate(match.player(1))
  match.state.activation = doing('throw-team-mate')
  expect(positionProblem(match, { stable: true })).toBe('1 players are not where they stand')
})

test('a swarm stays when whoever brought it is gone', () => {
  const line = Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [
      `p${index}`,
      { at: [3, index] as const, skills: index === 0 ? ['+swarming'] : [] },
    ]),
  )
  const { match } = gameAt({
    edition: 'sevens',
    home: { team: 'human', players: line },
    away: { team: 'orc', players: { opponent: { at: [12, 3] } } },
  })
  expect(positionProblem(match)).toBeNull()
  match.vacate(match.player(0))
  Object.assign(match.player(0), { place: 'ko', at: NOWHERE })
  expect(positionProblem(match)).toBeNull()
})

test('whoever acts is on the pitch, in a turn of his side', () => {
  const match = position()
  match.state.phase = 'activation'
  match.state.activation = doing('move')
  const problem = () => positionProblem(match, { stable: true })
  expect(problem()).toBeNull()
  match.state.activation = { ...doing('move'), player: 2 }
  expect(problem()).toBe('player 2 acts in a turn of home')
  match.state.activation = { ...doing('move'), player: 1 }
  match.vacate(match.player(1))
  Object.assign(match.player(1), { place: 'ko', at: NOWHERE })
  expect(problem()).toBe('player 1 acts and is in ko')
  match.state.turn.turnover = 'knocked-down'
  expect(problem()).toBeNull()
  match.state.turn.turnover = null
  match.state.phase = 'end-of-activation'
  expect(problem()).toBeNull()
})

test.for([
  ['home', 7, [], null],
  ['home', 8, [], '8 players of home on the pitch'],
  ['away', 8, [], '8 players of away on the pitch'],
  ['away', 8, ['+swarming'], null],
  ['home', 10, ['+swarming'], null],
  ['home', 11, ['+swarming'], '11 players of home on the pitch'],
] as const)('%s with %i on the pitch, and %j', ([side, count, skills, problem]) =>
  expect(positionProblem(crowded(side, count, skills))).toBe(problem),
)
