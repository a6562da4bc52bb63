import type { Team, TeamPlayer } from '@touchback/engine/career'
import { expect, test } from 'vitest'
import type { League } from '../src/log/league.ts'
import { changes } from '../src/log/preview.ts'
import { Handmade } from './handmade.ts'

const { league } = new Handmade({ anna: 'human', bert: 'orc' })

/** The league with something else in it. */
const otherwise = (change: (other: League) => void): League => {
  const other = structuredClone(league)
  change(other)
  return other
}
const lines = (change: (other: League) => void): string[] =>
  changes(league, otherwise(change)).map(({ line }) => line)
const withTeam = (team: Partial<Team>): string[] =>
  lines(({ teams }) => {
    const anna = teams['anna']!
    anna.team = { ...anna.team, ...team }
  })
const withPlayer = (player: Partial<TeamPlayer>): string[] => {
  const [first, ...others] = league.teams['anna']!.team.players
  return withTeam({ players: [{ ...first!, ...player }, ...others] })
}

test('nothing is different in a league as it is', () => {
  expect(lines(() => {})).toEqual([])
})

test.each<[what: keyof Team, before: unknown, after: unknown, line: string]>([
  ['treasury', 0, 1_234_000, 'treasury: 0 → 1,234,000'],
  ['fanFactor', 9, 17, 'fans: 9 → 17'],
  ['rerolls', 3, 7, 're-rolls: 3 → 7'],
  ['apothecaries', 0, 1, 'apothecaries: 0 → 1'],
  ['assistants', [], ['water boy', 'cook'], 'assistant coaches: 0 → 2'],
  ['cheerleaders', 1, 5, 'cheerleaders: 1 → 5'],
  ['extras', {}, { kegs: 1 }, 'kegs: none → 1'],
  ['trophies', [], ['chaos-cup', 'spike'], 'trophies: none → Chaos Cup, Spike! Magazine Trophy'],
  ['rating', 100, 222, 'rating: 100 → 222'],
])('a team: %s', (what, before, after, line) => {
  const having = (value: unknown): League =>
    otherwise(({ teams }) => {
      teams['anna']!.team = { ...teams['anna']!.team, [what]: value }
    })
  expect(changes(having(before), having(after)).map((change) => change.line)).toEqual([`Team anna: ${line}`])
})

test('two teams of one name are told apart, and so are their players', () => {
  const both = otherwise(({ teams }) => {
    for (const { team } of Object.values(teams)) Object.assign(team, { name: 'Starfall Arrows' })
  })
  const after = structuredClone(both)
  for (const { team } of Object.values(after.teams))
    Object.assign(team, {
      fanFactor: 17,
      players: team.players.map((player, index) => ({ ...player, matches: index === 0 ? 4 : 0 })),
    })
  const first = (team: string): string => both.teams[team]!.team.players[0]!.name
  expect(changes(both, after).map(({ what, short }) => [what, short])).toEqual(
    ['anna', 'bert'].flatMap((team) => [
      [`Starfall Arrows (${team}): fans`, `Starfall Arrows (${team}): fans`],
      [`Starfall Arrows (${team}), ${first(team)}: matches`, `${first(team)}: matches`],
    ]),
  )
})

test('none of something is not worth a word', () => {
  expect(withTeam({ extras: { kegs: 0 } })).toEqual([])
})

test('a team of a book that rates in gold says its value', () => {
  const before = otherwise(({ teams }) => {
    teams['anna']!.team = { ...teams['anna']!.team, rating: null }
  })
  const after = structuredClone(before)
  after.teams['anna']!.team = { ...after.teams['anna']!.team, rerolls: 9 }
  expect(changes(before, after).map(({ what }) => what)).toEqual(['Team anna: value', 'Team anna: re-rolls'])
})

test('a player: what he is, has learned and has suffered', () => {
  const [{ name, stats }] = league.teams['anna']!.team.players as [TeamPlayer]
  const who = `Team anna, ${name}`
  const card = (ma: number): string => `MA ${ma}, ST ${stats.st}, AG ${stats.ag}, AV ${stats.av}`
  expect(withPlayer({ status: 'dead' })).toEqual([`${who}: status: active → dead`])
  expect(withPlayer({ points: { touchdowns: 3 } })).toEqual([`${who}: points: 0 → 3`])
  expect(withPlayer({ points: { touchdowns: 6 } })).toEqual([
    `${who}: points: 0 → 6`,
    `${who}: level: Rookie → Experienced`,
  ])
  const gained = ['dodge', 'guard'].map((take) => ({ take, kind: 'own', after: 1 }) as const)
  expect(withPlayer({ gained })).toEqual([`${who}: learned: none → Dodge, Guard`])
  const scars = (['niggle', '-ma'] as const).map((effect) => ({ effect, cause: 'block', after: 1 }))
  expect(withPlayer({ scars })).toEqual([`${who}: injuries: none → a niggling injury, −1 MA`])
  expect(withPlayer({ niggles: 1 })).toEqual([`${who}: niggles: none → 1`])
  expect(withPlayer({ missNext: true })).toEqual([`${who}: misses the next match: no → yes`])
  expect(withPlayer({ matches: 4 })).toEqual([`${who}: matches: 0 → 4`])
  expect(withPlayer({ stats: { ...stats, ma: 9 } })).toEqual([
    `${who}: characteristics: ${card(stats.ma)} → ${card(9)}`,
  ])
})

test('a name that two bear is told from the other by its id', () => {
  const [first, second, ...others] = league.teams['anna']!.team.players
  const twins = [{ ...first!, name: 'Otto' }, { ...second!, name: 'Otto' }, ...others]
  const before = otherwise(({ teams }) => {
    teams['anna']!.team = { ...teams['anna']!.team, players: twins }
  })
  const after = structuredClone(before)
  after.teams['anna']!.team = {
    ...after.teams['anna']!.team,
    players: twins.map((player) => ({ ...player, matches: 1 })),
  }
  const told = changes(before, after).map(({ line }) => line)
  expect(told).toContain(`Team anna, Otto (${first!.id}): matches: 0 → 1`)
  expect(told).toContain(`Team anna, Otto (${second!.id}): matches: 0 → 1`)
})

test('competitions of one name are told apart by their seasons', () => {
  const played = new Handmade({ anna: 'human', bert: 'orc' })
  for (const season of ['one', 'two']) {
    played.write('carla', { type: 'season-begun', season, name: `Season ${season}` })
    played.write('carla', {
      type: 'competition-opened',
      competition: `open-${season}`,
      name: 'Open play',
      format: 'open',
      teams: ['anna', 'bert'],
    })
    if (season === 'one') played.write('carla', { type: 'season-closed', season })
  }
  const before = structuredClone(played.league)
  const after = structuredClone(before)
  const fixture = {
    id: 'm1',
    home: 'anna',
    away: 'bert',
    competition: 'open-one',
    stage: null,
    settled: true,
    awarded: { score: { home: 2, away: 0 } },
    report: null,
  }
  Object.assign(after.fixtures, { m1: fixture })
  const told = changes(before, after).map(({ what }) => what)
  expect(told).toContain('Open play (Season one), Team anna: points')
  expect(told.some((what) => what.startsWith('Open play (Season two)'))).toBe(false)
})

test('every difference says what it is about', () => {
  const subjects = (change: (other: League) => void) =>
    changes(league, otherwise(change)).map(({ about }) => about)
  expect(
    subjects(({ teams }) => void (teams['anna']!.team = { ...teams['anna']!.team, treasury: 7 })),
  ).toEqual([{ kind: 'team', team: 'anna' }])
  expect(subjects(({ teams }) => void (teams['bert']!.team.players[0]!.niggles = 2))).toEqual([
    { kind: 'player', team: 'bert' },
  ])
  expect(subjects(({ misfits }) => void misfits.push({ entry: 7, problem: 'He is dead.' }))).toEqual([
    { kind: 'misfit', team: null, entry: 7 },
  ])
})

test('the tables: place, points, results and touchdowns', () => {
  const played = new Handmade({ anna: 'human', bert: 'orc' })
  const before = structuredClone(played.league)
  played.play('m1', 'bert', 'anna', { score: [2, 1] })
  const told = changes(before, played.league).map(({ line }) => line)
  expect(told).toEqual(
    expect.arrayContaining([
      'All matches, Team bert: points: 0 → 3',
      'All matches, Team bert: won, drawn and lost: 0, 0, 0 → 1, 0, 0',
      'All matches, Team bert: touchdowns: 0-0 → 2-1',
      'All matches, Team anna: touchdowns: 0-0 → 1-2',
      'All matches, Team anna: place: 1 → 2',
      'Team anna: matches: 0 → 1',
    ]),
  )
})

test('what is open again or does not fit any more', () => {
  const question = { what: 'improvement', player: 'p1' }
  const open = { entry: 5, team: 'anna', match: 'm1', competition: null, question }
  const [{ name }] = league.teams['anna']!.team.players as [TeamPlayer]
  expect(lines(({ reopened }) => void reopened.push(open))).toEqual([
    `Open again: the books of Team anna on the match m1 (entry 5): none → from improvement of ${name} on`,
  ])
  const prize = { ...open, match: null, competition: 'cup', question: { what: 'mvp', player: null } }
  expect(lines(({ reopened }) => void reopened.push(prize))).toEqual([
    'Open again: the books of Team anna on the prize of cup (entry 5): none → from mvp on',
  ])
  expect(lines(({ misfits }) => void misfits.push({ entry: 7, problem: 'He is dead.' }))).toEqual([
    'Entry 7 does not fit any more: none → He is dead.',
  ])
})
