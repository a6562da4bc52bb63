import { editionOf, MOST_OF_A_TEAM, read, readSpec } from '@touchback/engine'
import type { Team } from '@touchback/engine/career'
import { describe, expect, test } from 'vitest'
import { leagueMatch } from '../src/bring.ts'
import { careerFile, readTeam, readTeamFile, writeTeam } from '../src/team-file.ts'
import { Handmade } from './handmade.ts'

function played(): Team {
  const league = new Handmade({ anna: 'human', bert: 'orc' })
  league.play('m1', 'anna', 'bert', {
    score: [2, 0],
    gate: 20_000,
    home: { p1: { touchdowns: 2 }, p3: { hurt: [{ effect: 'niggle', cause: 'niggling-injury' }] } },
    away: { p2: { hurt: [{ effect: 'dead', cause: 'dead', by: 'p1' }] } },
  })
  league.play('m2', 'bert', 'anna', { score: [0, 1], away: { p1: { touchdowns: 1 } } })
  return league.team('anna')
}
const team = played()
const dead = (() => {
  const league = new Handmade({ anna: 'human', bert: 'orc' })
  league.play('m1', 'anna', 'bert', {
    score: [0, 0],
    home: { p2: { hurt: [{ effect: 'dead', cause: 'dead' }] } },
  })
  return league.team('anna')
})()

test('a career is written and read again as it was', () => {
  expect(team.players[0]?.gained).not.toEqual([])
  for (const each of [team, dead]) {
    const { file, problem } = readTeamFile(writeTeam(careerFile(each)))
    expect(problem).toBeNull()
    expect(file).toEqual(careerFile(each))
  }
})

test('whatever a career may hold can be written down with its match', () => {
  const { teamName, playerName, number, count, apothecaries, trophies, niggles, points, gold } =
    MOST_OF_A_TEAM
  const laden: Team = {
    ...team,
    name: 'N'.repeat(teamName),
    players: team.players.map((player) => ({
      ...player,
      name: 'n'.repeat(playerName),
      number,
      niggles,
      points: { touchdowns: points, completions: points },
    })),
    rerolls: count,
    fanFactor: count,
    cheerleaders: count,
    assistants: Array.from({ length: count }, (_, index) => `A${index}`),
    apothecaries,
    trophies: Array.from({ length: trophies }, (_, index) => `cup-${index}`),
    treasury: gold,
  }
  expect(readTeamFile(writeTeam(careerFile(laden))).problem).toBeNull()
  const spec: unknown = JSON.parse(JSON.stringify(leagueMatch(editionOf(team.edition), laden, team)))
  expect(read(readSpec, spec, 'The match').problem).toBeNull()
})

test('whoever wants a draft is told that the team has played already', () => {
  const { team: read, problem } = readTeam(writeTeam(careerFile(team)))
  expect(read).toBeNull()
  expect(problem).toContain('Team anna has played already')
})

describe('a broken career says why', () => {
  const changed = (changes: object) => JSON.stringify(careerFile({ ...team, ...changes }))
  const withPlayer = (changes: object) =>
    changed({
      players: team.players.map((player, index) => (index === 0 ? { ...player, ...changes } : player)),
    })
  const [first] = team.players
  test.each([
    ['no team', JSON.stringify({ ...careerFile(team), team: null }), 'The team.team should be a team'],
    ['a draft under it', JSON.stringify({ ...careerFile(team), draft: {} }), 'has no "draft"'],
    [
      'another book inside',
      JSON.stringify({ ...careerFile(team), team: { ...team, edition: 'sevens' } }),
      'The team.team.edition should be one of lrb4',
    ],
    ['a list nobody has', changed({ roster: 'clowns' }), 'The team.team.roster'],
    ['a name that everything has', changed({ roster: 'constructor' }), 'The team.team.roster'],
    ['a cup that everything has', changed({ trophies: ['toString'] }), 'trophies[0] should be the name of'],
    ['debts', changed({ treasury: -10 }), 'The team.team.treasury should be a whole number from 0'],
    ['a mountain of gold', changed({ treasury: 1e12 }), 'The team.team.treasury'],
    ['a field of its own', changed({ secret: 1 }), 'The team.team has no "secret"'],
    [
      'a name in two lines',
      changed({ name: 'Rooks\nBoars' }),
      'The team.team.name should be a text on one line',
    ],
    ['a missing field', changed({ signed: undefined }), 'The team.team.signed'],
    ['more players than it has had', changed({ signed: 1 }), 'The team.team.signed should be at least'],
    ['two of one id', changed({ players: [first, first] }), 'players with ids of their own'],
    ['a dead man walking', withPlayer({ status: 'dead' }), 'players[0].status should be "active"'],
    ['a living man buried', changed({ former: [{ ...first, id: 'p90' }], signed: 99 }), 'former[0].status'],
    ['a position of others', withPlayer({ position: 'gutter-runner' }), 'players[0].position'],
    ['a giant', withPlayer({ stats: { ma: 99, st: 3, ag: 3, av: 8 } }), 'players[0].stats.ma'],
    [
      'a passer where nobody passes',
      withPlayer({ stats: { ma: 6, st: 3, ag: 3, av: 8, pa: 4 } }),
      'stats.pa should be left out',
    ],
    [
      'something nobody can learn',
      withPlayer({ gained: [{ take: 'flying', kind: 'own', after: 1 }] }),
      'gained[0].take',
    ],
    [
      'a name of all objects learned',
      withPlayer({ gained: [{ take: 'toString', kind: 'own', after: 1 }] }),
      'gained[0].take',
    ],
    ['negative points', withPlayer({ points: { mvp: -5 } }), 'points.mvp'],
    ['an unknown feat', withPlayer({ feats: { ...first?.feats, goals: 2 } }), 'feats should be touchdowns'],
    ['half a feat', withPlayer({ feats: { touchdowns: 1 } }), 'feats.completions'],
    ['a crowd', changed({ players: Array.from({ length: 41 }, () => first) }), 'a list of at most 40'],
    [
      'a score of one number',
      changed({ matches: [{ ...team.matches[0], score: [1] }] }),
      'matches[0].score should be two numbers',
    ],
  ])('%s', (_what, source, because) => {
    const { file, problem } = readTeamFile(source)
    expect(file).toBeNull()
    expect(problem).toContain('not a team file we can read')
    expect(problem).toContain(because)
  })
})
