import { expect, test } from 'vitest'
import { EDITIONS } from '../src/editions/index.ts'
import { freshState } from '../src/match/fresh.ts'
import type { MatchSpec } from '../src/match/sheet.ts'
import { NOWHERE } from '../src/match/square.ts'
import { randomSpec } from '../src/testing/index.ts'

const ROSTERS = (id: string): string[] => Object.keys(EDITIONS[id]!.teams.rosters)

/** A match whose teams have one of everything. */
function specOf(id: string): MatchSpec {
  const [first = '', second = first] = ROSTERS(id)
  const spec = randomSpec(EDITIONS[id]!, first, second, 3)
  const home = { ...spec.teams.home, rerolls: 3, trophies: 1, apothecaries: 1, bribes: 2, wizard: null }
  const away = { ...home, rerolls: 0, trophies: 0, apothecaries: 0, bribes: 0, wizard: 'wizard' }
  return { ...spec, teams: { home: { ...home, extras: {} }, away: { ...away, extras: { cards: 1 } } } }
}

test.for(Object.keys(EDITIONS))('before the first die of %s nothing has happened', (id) => {
  const edition = EDITIONS[id]!
  const spec = specOf(id)
  const { teams, players, weather, ...rest } = freshState(edition, spec)
  expect(rest).toEqual({
    phase: 'pre-match',
    half: 1,
    drive: 0,
    kicking: 'home',
    opened: null,
    settingUp: 'home',
    ball: { status: 'off', at: NOWHERE, holder: null, exit: -1, dropper: null },
    recruits: [],
    turn: {
      side: 'home',
      kind: 'normal',
      spent: [],
      started: false,
      turnover: null,
      timedOut: false,
      used: [],
      barred: [],
      marked: true,
      underway: false,
    },
    activation: null,
    kickoff: null,
    refWatches: null,
    scorer: null,
    winner: null,
    conceded: null,
  })
  const usual = {
    score: 0,
    turn: 0,
    rerollUsed: false,
    leader: false,
    coachExpelled: false,
    refBlind: false,
    raiseDead: false,
    gold: 0,
    hiredValue: 0,
    keptRerolls: null,
    marks: [],
  }
  const trophies = edition.rerolls.trophies ? 1 : 0
  expect(teams.home).toEqual({
    ...usual,
    rerolls: 3,
    trophies,
    apothecaries: 1,
    bribes: 2,
    stock: {},
    wizard: false,
  })
  expect(teams.away).toEqual({
    ...usual,
    rerolls: 0,
    trophies: 0,
    apothecaries: 0,
    bribes: 0,
    stock: { cards: 1 },
    wizard: true,
  })
  expect(Object.keys(edition.field.weather)).toContain(weather)
  expect(players.map(({ side }) => side)).toEqual([
    ...spec.teams.home.players.map(() => 'home'),
    ...spec.teams.away.players.map(() => 'away'),
  ])
  for (const [index, player] of players.entries())
    expect(player).toEqual({
      id: index,
      side: player.side,
      place: 'reserves',
      at: NOWHERE,
      stance: 'standing',
      freshlyStunned: false,
      acted: false,
      conditions: [],
      gains: [],
      injury: null,
    })
})

test('extra training adds re-rolls, and gold of a career is kept at hand', () => {
  const spec = specOf('sevens')
  const home = { ...spec.teams.home, extras: { 'extra-team-training': 2 } }
  const career = { treasury: 40_000 } as NonNullable<typeof home.career>
  const stateOf = (sheet: typeof spec.teams.home) =>
    freshState(EDITIONS['sevens']!, { ...spec, teams: { ...spec.teams, home: sheet } }).teams.home
  expect(stateOf(home).rerolls).toBe(5)
  expect(stateOf({ ...home, career })).toMatchObject({ stock: { 'extra-team-training': 2 }, gold: 40_000 })
  expect(stateOf({ ...home, career: { ...career, treasury: 0 } })).toMatchObject({
    stock: { 'extra-team-training': 2 },
    gold: 0,
  })
})

test('only those who can raise the dead may', () => {
  const spec = specOf('lrb4')
  const raising = ROSTERS('lrb4').filter((roster) => {
    const home = { ...spec.teams.home, roster }
    return freshState(EDITIONS['lrb4']!, { ...spec, teams: { ...spec.teams, home } }).teams.home.raiseDead
  })
  expect(raising.toSorted()).toEqual(['necromantic', 'undead'])
})

test.for([
  ['lrb4', 'nice'],
  ['leagues16', 'nice'],
  ['ickle', 'nice'],
  ['sevens', 'perfect-conditions'],
])('until the weather is rolled %s is played in %s', ([id = '', fair]) =>
  expect(freshState(EDITIONS[id]!, specOf(id)).weather).toBe(fair),
)
