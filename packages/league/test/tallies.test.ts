import { expect, test } from 'vitest'
import {
  killers,
  matchesInSeason,
  meetings,
  playerPage,
  playerTallies,
  teamTallies,
} from '../src/views/index.ts'
import { Handmade } from './handmade.ts'

/** Two seasons: in the first anna's p1 kills bert's p3, in the second bert wins, and once they meet outside the cup. */
function years(): Handmade {
  const league = new Handmade({ anna: 'human', bert: 'orc' })
  const season = (id: string) => {
    league.write('carla', { type: 'season-begun', season: id, name: id })
    league.write('carla', {
      type: 'competition-opened',
      competition: `cup-${id}`,
      name: 'The Cup',
      format: 'open',
      teams: ['anna', 'bert'],
    })
  }
  season('one')
  league.play(
    'm1',
    'anna',
    'bert',
    {
      score: [2, 0],
      home: { p1: { touchdowns: 2, casualties: 1 }, p2: { completions: 3, fouls: 1 } },
      away: { p3: { hurt: [{ effect: 'dead', cause: 'dead', by: 'p1' }] } },
    },
    { competition: 'cup-one' },
  )
  league.write('carla', { type: 'season-closed', season: 'one' })
  season('two')
  league.play(
    'm2',
    'bert',
    'anna',
    { score: [1, 0], home: { p1: { touchdowns: 1, interceptions: 1 } } },
    { competition: 'cup-two' },
  )
  league.play('m3', 'anna', 'bert', {
    score: [1, 1],
    home: { p1: { touchdowns: 1 } },
    away: { p1: { touchdowns: 1 } },
  })
  return league
}

test('a season has the matches of its competitions, and those its teams played meanwhile', () => {
  const { league } = years()
  const fixtures = Object.values(league.fixtures)
  const of = (season: string | null) => fixtures.filter(matchesInSeason(league, season)).map(({ id }) => id)
  expect(of('one')).toEqual(['m1'])
  expect(of('two')).toEqual(['m2', 'm3'])
  expect(of(null)).toEqual(['m1', 'm2', 'm3'])
  expect(of('three')).toEqual([])
})

test('teams are counted over a season or all time', () => {
  const { league } = years()
  expect(teamTallies(league).find(({ team }) => team === 'anna')).toEqual({
    team: 'anna',
    played: 3,
    won: 1,
    drawn: 1,
    lost: 1,
    touchdowns: 3,
    conceded: 2,
    casualties: 1,
    suffered: 0,
    completions: 3,
    interceptions: 0,
    fouls: 1,
    kills: 1,
    deaths: 0,
  })
  const second = teamTallies(league, matchesInSeason(league, 'two'))
  expect(second.map(({ team, won, lost, deaths }) => [team, won, lost, deaths])).toEqual([
    ['anna', 0, 1, 0],
    ['bert', 1, 0, 0],
  ])
  expect(teamTallies(league, matchesInSeason(league, 'one'))[1]).toMatchObject({
    deaths: 1,
    kills: 0,
    suffered: 1,
  })
})

test('players are counted where they were there, and killers where they killed', () => {
  const { league } = years()
  const of = (season: string | null, team: string, player: string) =>
    playerTallies(league, matchesInSeason(league, season)).find(
      (each) => each.team === team && each.player === player,
    )
  expect(of(null, 'anna', 'p1')).toMatchObject({ matches: 3, kills: 1, status: 'active' })
  expect(of(null, 'anna', 'p1')?.feats).toMatchObject({ touchdowns: 3, casualties: 1 })
  expect(of('two', 'anna', 'p1')).toMatchObject({ matches: 2, kills: 0 })
  expect(of('two', 'bert', 'p3')).toBeUndefined()
  expect(of('one', 'bert', 'p3')).toMatchObject({ status: 'dead', matches: 1 })
  expect(killers(league, 5, matchesInSeason(league, 'two'))).toEqual([])
  expect(killers(league, 5, matchesInSeason(league, 'one')).map(({ player }) => player)).toEqual(['p1'])
})

test('meetings are seen from both sides', () => {
  const { league } = years()
  const all = meetings(league)
  expect(all['anna']?.['bert']).toEqual({ won: 1, drawn: 1, lost: 1, touchdowns: 3, conceded: 2 })
  expect(all['bert']?.['anna']).toEqual({ won: 1, drawn: 1, lost: 1, touchdowns: 2, conceded: 3 })
  expect(meetings(league, () => false)).toEqual({})
})

test('a player looks back on each of his matches: how it ended, and who hurt him', () => {
  const { league } = years()
  expect(playerPage(league, 'bert', 'p3')?.played).toMatchObject([
    {
      match: 'm1',
      outcome: 'lost',
      score: [0, 2],
      hurt: [{ effect: 'dead', by: { team: 'anna', player: 'p1' } }],
    },
  ])
  expect(playerPage(league, 'anna', 'p2')?.played.map(({ outcome }) => outcome)).toEqual([
    'won',
    'lost',
    'drawn',
  ])
})
