import { editionOf } from '@touchback/engine'
import { totalPoints } from '@touchback/engine/career'
import { describe, expect, test } from 'vitest'
import {
  cemetery,
  champions,
  formOf,
  hallOfFame,
  headToHead,
  honoured,
  killers,
  leaders,
  leaguePage,
  matchesOf,
  matchPage,
  overTime,
  playerPage,
  records,
  rosterPage,
  tablesIn,
  tableWith,
  teamPage,
  wanted,
} from '../src/views/index.ts'
import { roundRobin } from '../src/competition/pairings.ts'
import { bring } from '../src/bring.ts'
import { found } from '../src/found.ts'
import { suggestedDraft } from '../src/suggested.ts'
import { edition, Handmade } from './handmade.ts'

/** Three teams: anna beats bert twice and draws with dora; p1 of anna's kills p3 of bert's in the first match. */
function monday(): Handmade {
  const league = new Handmade({ anna: 'human', bert: 'orc', dora: 'dwarf' })
  league.write('carla', {
    type: 'competition-opened',
    competition: 'cup',
    name: 'The Cup',
    format: 'open',
    teams: ['anna', 'bert', 'dora'],
  })
  league.play(
    'm1',
    'anna',
    'bert',
    {
      score: [3, 0],
      gate: 20_000,
      home: { p1: { touchdowns: 2, casualties: 2 }, p2: { touchdowns: 1, completions: 3 } },
      away: {
        p3: { hurt: [{ effect: 'dead', cause: 'dead', by: 'p1' }] },
        p4: { hurt: [{ effect: 'miss-next', cause: 'miss-next-game', by: 'p1' }] },
      },
    },
    { competition: 'cup' },
  )
  league.play(
    'm2',
    'bert',
    'anna',
    {
      score: [1, 2],
      gate: 31_000,
      home: { p1: { touchdowns: 1, otherCasualties: 1, fouls: 4 } },
      away: { p1: { touchdowns: 2 } },
    },
    { competition: 'cup' },
  )
  league.play('m3', 'anna', 'dora', {
    score: [1, 1],
    home: { p2: { touchdowns: 1 } },
    away: { p5: { touchdowns: 1 } },
  })
  return league
}

describe('a table', () => {
  test('of a competition counts its matches, of the league all of them', () => {
    const { league } = monday()
    const cup = tablesIn(league, 'cup')[0]!
    expect(cup.lines.map(({ place, team, played, points }) => [place, team, played, points])).toEqual([
      [1, 'anna', 2, 6],
      [2, 'dora', 0, 0],
      [3, 'bert', 2, 0],
    ])
    expect(cup.reasons.map(({ above, below, criterion }) => [above, below, criterion])).toEqual([
      ['anna', 'dora', 'points'],
      ['dora', 'bert', 'touchdown-difference'],
    ])
    expect(tablesIn(league)[0]!.lines.map(({ team, points }) => [team, points])).toEqual([
      ['anna', 7],
      ['dora', 1],
      ['bert', 0],
    ])
  })
})

describe('leaders', () => {
  test('are counted over careers, and those with as many share a place', () => {
    const { league } = monday()
    const name = (team: string, id: string) =>
      league.teams[team]!.team.players.find((each) => each.id === id)!.name
    expect(
      leaders(league, 'touchdowns').map(({ place, team, player, count }) => [place, team, player, count]),
    ).toEqual([
      [1, 'anna', 'p1', 4],
      [2, 'anna', 'p2', 2],
      [3, 'bert', 'p1', 1],
      [3, 'dora', 'p5', 1],
    ])
    expect(leaders(league, 'touchdowns', { most: 1 }).map((leader) => leader.name)).toEqual([
      name('anna', 'p1'),
    ])
    expect(leaders(league, 'fouls')).toMatchObject([{ team: 'bert', player: 'p1', count: 4 }])
    expect(leaders(league, 'deflections')).toEqual([])
  })
  test('of some matches only', () => {
    const { league } = monday()
    const cup = leaders(league, 'touchdowns', { fits: matchesOf('cup') })
    expect(cup.map(({ team, player, count }) => [team, player, count])).toEqual([
      ['anna', 'p1', 4],
      ['bert', 'p1', 1],
      ['anna', 'p2', 1],
    ])
  })
  test('by points, awards and matches', () => {
    const { league } = monday()
    const [first] = leaders(league, 'points', { most: 1 })
    const all = Object.values(league.teams).flatMap(({ team }) => team.players.map(totalPoints))
    expect(first?.count).toBe(Math.max(...all))
    expect(leaders(league, 'mvps', { most: 99 }).reduce((sum, { count }) => sum + count, 0)).toBe(6)
    expect(leaders(league, 'matches', { most: 1 })[0]).toMatchObject({ team: 'anna', count: 3 })
  })
})

describe('the dead', () => {
  test('lie in the cemetery, with who put them there', () => {
    const { league } = monday()
    const killer = league.teams['anna']!.team.players[0]!.name
    expect(cemetery(league)).toMatchObject([
      {
        team: 'bert',
        player: 'p3',
        match: 'm1',
        killer: { team: 'anna', player: 'p1', name: killer },
        matches: 1,
      },
    ])
    expect(killers(league)).toMatchObject([{ place: 1, team: 'anna', player: 'p1', count: 1 }])
  })
  test('a killer is wanted more than whoever only hurts, and nobody looks for the dead', () => {
    const handmade = monday()
    expect(
      wanted(handmade.league).map(({ team, player, count, kills }) => [team, player, count, kills]),
    ).toEqual([
      ['anna', 'p1', 2, 1],
      ['bert', 'p1', 1, 0],
    ])
    handmade.play('m4', 'anna', 'dora', {
      score: [0, 1],
      home: { p1: { hurt: [{ effect: 'dead', cause: 'dead' }] } },
    })
    expect(wanted(handmade.league).map(({ team, player }) => [team, player])).toEqual([['bert', 'p1']])
    expect(cemetery(handmade.league).find(({ team }) => team === 'anna')).toMatchObject({
      match: 'm4',
      killer: null,
    })
    expect(hallOfFame(handmade.league)[0]).toMatchObject({
      team: 'anna',
      player: 'p1',
      how: 'dead',
      matches: 4,
    })
    expect(hallOfFame(handmade.league)[0]!.points).toBeGreaterThanOrEqual(4 * 3 + 2 * 2)
  })
  test('somebody hired for the day is known by his name and kills for nobody', () => {
    const handmade = monday()
    const report = handmade.report('anna', 'dora', {
      score: [0, 0],
      away: { p6: { hurt: [{ effect: 'dead', cause: 'dead', by: 'Morg' }] } },
    })
    const guest = {
      ...report.sides.home.players['p1']!,
      name: 'Morg',
      position: 'lineman',
      kind: 'star',
      skills: [],
    }
    const home = { ...report.sides.home, guests: [guest] }
    handmade.write('carla', { type: 'match-agreed', match: 'm9', home: 'anna', away: 'dora' })
    handmade.write('carla', {
      type: 'ruled',
      match: 'm9',
      report: { ...report, sides: { ...report.sides, home } },
    })
    handmade.close('m9', 'dora')
    expect(cemetery(handmade.league).find(({ team }) => team === 'dora')?.killer).toEqual({
      team: 'anna',
      player: null,
      name: 'Morg',
    })
    expect(killers(handmade.league)).toHaveLength(1)
  })
})

test('form, a streak, and what was between two teams', () => {
  const { league } = monday()
  expect(formOf(league, 'anna')).toEqual({
    last: ['won', 'won', 'drawn'],
    streak: { outcome: 'drawn', matches: 1 },
  })
  expect(formOf(league, 'anna', 2).last).toEqual(['won', 'drawn'])
  expect(formOf(league, 'bert')).toEqual({ last: ['lost', 'lost'], streak: { outcome: 'lost', matches: 2 } })
  expect(formOf(new Handmade({ anna: 'human' }).league, 'anna')).toEqual({ last: [], streak: null })
  const between = headToHead(league, 'bert', 'anna')
  expect(between?.matches).toEqual(['m1', 'm2'])
  expect(between?.lines.map(({ team, won, lost, touchdowns }) => [team, won, lost, touchdowns])).toEqual([
    ['bert', 0, 2, [1, 5]],
    ['anna', 2, 0, [5, 1]],
  ])
  expect(headToHead(league, 'bert', 'dora')?.matches).toEqual([])
})

test('a match that was given up is lost whatever the score', () => {
  const league = new Handmade({ anna: 'human', bert: 'orc' })
  league.play('m1', 'anna', 'bert', { score: [2, 0], home: { p1: { touchdowns: 2 } }, conceded: 'home' })
  expect(formOf(league.league, 'anna').last).toEqual(['lost'])
  expect(formOf(league.league, 'bert').last).toEqual(['won'])
})

test('records name whoever holds them, and a record nobody has set is left out', () => {
  const { league } = monday()
  const held = Object.fromEntries(
    records(league).map(({ record, count, holders }) => [record, { count, holders }]),
  )
  expect(held['biggest-win']).toMatchObject({ count: 3, holders: [{ match: 'm1', team: 'anna' }] })
  expect(held['most-touchdowns-in-a-match']).toMatchObject({
    count: 3,
    holders: [{ match: 'm1' }, { match: 'm2' }],
  })
  expect(held['most-casualties']).toMatchObject({ count: 2, holders: [{ match: 'm1', team: 'anna' }] })
  expect(held['biggest-gate']).toMatchObject({ count: 31_000, holders: [{ match: 'm2', team: null }] })
  expect(held['most-touchdowns-by-a-player']?.holders.map(({ match, player }) => [match, player])).toEqual([
    ['m1', 'p1'],
    ['m2', 'p1'],
  ])
  expect(held['most-completions-by-a-player']).toMatchObject({ count: 3, holders: [{ player: 'p2' }] })
  expect(held['longest-winning-run']).toMatchObject({ count: 2, holders: [{ team: 'anna' }] })
  expect(held['longest-unbeaten-run']).toMatchObject({ count: 3, holders: [{ team: 'anna' }] })
  const richest = Object.values(league.teams).flatMap(({ team }) =>
    team.matches.map(({ treasury }) => treasury),
  )
  expect(held['fullest-treasury']?.count).toBe(Math.max(...richest))
  expect(records(new Handmade({ anna: 'human' }).league)).toEqual([])
})

test('a report that waits for its confirmation counts nowhere', () => {
  const handmade = monday()
  const report = handmade.report('bert', 'dora', { score: [9, 0], home: { p1: { touchdowns: 9 } } })
  handmade.write('bert', { type: 'match-agreed', match: 'm7', home: 'bert', away: 'dora' })
  handmade.write('bert', { type: 'reported', match: 'm7', report })
  expect(leaders(handmade.league, 'touchdowns')[0]).toMatchObject({ team: 'anna', count: 4 })
  expect(records(handmade.league).find(({ record }) => record === 'biggest-win')?.count).toBe(3)
  expect(leaguePage(handmade.league)).toMatchObject({ toConfirm: ['m7'], toPlay: [], toClose: [] })
  expect(matchPage(handmade.league, 'm7')?.stage).toBe('reported')
  handmade.write('dora', { type: 'disputed', match: 'm7', reason: 'It was 1-0.' })
  expect(leaguePage(handmade.league)).toMatchObject({ toConfirm: [], disputed: ['m7'] })
  handmade.write('carla', { type: 'ruled', match: 'm7', report })
  expect(matchPage(handmade.league, 'm7')?.stage).toBe('books-open')
  expect(leaguePage(handmade.league).toClose).toEqual([
    { team: 'bert', match: 'm7' },
    { team: 'dora', match: 'm7' },
  ])
  handmade.close('m7', 'bert')
  expect(matchPage(handmade.league, 'm7')?.stage).toBe('books-open')
  handmade.close('m7', 'dora')
  expect(matchPage(handmade.league, 'm7')?.stage).toBe('closed')
})

describe('pages', () => {
  test('of a team', () => {
    const handmade = monday()
    const page = teamPage(handmade.league, 'bert')!
    const team = handmade.team('bert')
    expect(page).toMatchObject({
      name: 'Team bert',
      coach: 'bert',
      roster: 'Orc',
      treasury: team.treasury,
      open: [],
    })
    expect(page.worth).toBe(team.rating)
    expect(page.players).toHaveLength(team.players.length)
    expect(page.players.map(({ number }) => number)).toEqual(
      page.players.map(({ number }) => number).toSorted((a, b) => a - b),
    )
    expect(page.former).toMatchObject([{ player: 'p3', how: 'dead' }])
    expect(page.played.map(({ match, outcome, score }) => [match, outcome, score])).toEqual([
      ['m1', 'lost', [0, 3]],
      ['m2', 'lost', [1, 2]],
    ])
    expect(page.places).toEqual([{ competition: 'cup', place: 3, of: 3 }])
    expect(page.overTime).toEqual(overTime(handmade.league, 'bert'))
    expect(page.overTime.at(-1)).toMatchObject({ match: 2, worth: team.rating, treasury: team.treasury })
    expect(teamPage(handmade.league, 'nobody')).toBeNull()
    expect(rosterPage(edition, team).items).toEqual(page.items)
  })
  test('what a team counts for hangs on what its league has settled', () => {
    const book = editionOf('sevens')
    const { rerollCost } = book.teams.rosters['human']!
    const draft = { ...suggestedDraft(book, 'human'), rerolls: 1 }
    const team = found(book, draft, { id: 'us', colour: '#e8833a' })
    const paid = rosterPage(book, team).worth
    expect(rosterPage(book, team, { 'reroll-value': 'paid' }).worth).toBe(paid)
    expect(rosterPage(book, team, { 'reroll-value': 'list' }).worth).toBe(paid - rerollCost)
    expect(bring(book, team, { 'reroll-value': 'list' }).value).toBe(bring(book, team).value! - rerollCost)
  })
  test('of a player, and of one who is no more', () => {
    const { league } = monday()
    const page = playerPage(league, 'anna', 'p1')!
    expect(page).toMatchObject({
      team: 'anna',
      status: 'active',
      matches: 3,
      feats: { touchdowns: 4, casualties: 2 },
    })
    expect(page.points).toBe(Object.values(page.sources).reduce((sum, points) => sum + points, 0))
    expect(page.played.map(({ match, feats }) => [match, feats.touchdowns])).toEqual([
      ['m1', 2],
      ['m2', 2],
      ['m3', 0],
    ])
    expect(playerPage(league, 'bert', 'p3')).toMatchObject({
      status: 'dead',
      leftAfter: 1,
      scars: [{ effect: 'dead' }],
    })
    expect(playerPage(league, 'bert', 'p99')).toBeNull()
    // He missed the second match.
    expect(playerPage(league, 'bert', 'p4')?.played.map(({ match }) => match)).toEqual(['m1'])
  })
  test('of a match', () => {
    const { league } = monday()
    const page = matchPage(league, 'm1')!
    expect(page).toMatchObject({ home: 'anna', away: 'bert', competition: 'cup', stage: 'closed' })
    expect(
      page.mentions.map(({ team, feats, hurt }) => [
        team,
        feats.touchdowns,
        hurt.map(({ effect }) => effect),
      ]),
    ).toEqual([
      ['anna', 2, []],
      ['anna', 1, []],
      ['bert', 0, ['dead']],
      ['bert', 0, ['miss-next']],
    ])
    expect(page.mentions[2]?.hurt[0]?.by).toMatchObject({ team: 'anna', player: 'p1' })
    expect(matchPage(league, 'm99')).toBeNull()
  })
  test('of the league', () => {
    const { league } = monday()
    expect(leaguePage(league)).toMatchObject({
      name: 'Monday',
      commissioner: 'carla',
      competitions: [{ competition: 'cup', name: 'The Cup', teams: 3, rounds: 0, played: 2, left: 0 }],
      entries: league.entries,
    })
    expect(leaguePage(league).coaches.find(({ coach }) => coach === 'anna')?.teams).toEqual(['anna'])
  })
})

describe('competitions that are over', () => {
  const drawn = (format: string, more: object = {}) => {
    const league = new Handmade({ anna: 'human', bert: 'orc', dora: 'dwarf', emil: 'skaven' })
    const teams = ['anna', 'bert', 'dora', 'emil']
    league.write('carla', {
      type: 'competition-opened',
      competition: 'cup',
      name: 'Cup',
      format,
      teams,
      ...more,
    })
    return league
  }
  const rule = (league: Handmade, match: string, score: [number, number], more: object = {}) => {
    const { home, away, stage } = league.league.fixtures[match]!
    league.write('carla', {
      type: 'ruled',
      match,
      report: { ...league.report(home, away, { score }), stage, ...more },
    })
    for (const team of [home, away]) league.close(match, team)
  }
  const draw = (league: Handmade, round: number, pairings: [string, string][]) =>
    league.write('carla', {
      type: 'round-drawn',
      competition: 'cup',
      round,
      pairings,
      deadline: '2026-11-01',
    })

  test('champions are those of competitions that are decided', () => {
    const league = drawn('knock-out')
    draw(league, 1, [
      ['anna', 'emil'],
      ['bert', 'dora'],
    ])
    rule(league, 'cup/1/1', [1, 0])
    rule(league, 'cup/1/2', [0, 2])
    expect(champions(league.league)).toEqual([])
    draw(league, 2, [['anna', 'dora']])
    rule(league, 'cup/2/1', [1, 1], { shootOut: 'away' })
    expect(champions(league.league)).toEqual([
      { competition: 'cup', name: 'Cup', season: null, winner: 'dora', runnerUp: 'anna' },
    ])
    expect(formOf(league.league, 'dora').last).toEqual(['won', 'won'])
    expect(matchPage(league.league, 'cup/2/1')?.winner).toBe('dora')
    expect(honoured(league.league)).toEqual([])
  })
  test('open play has none while it goes on', () => {
    const league = drawn('open')
    league.play(
      'm1',
      'anna',
      'bert',
      { score: [1, 0], home: { p1: { touchdowns: 1 } } },
      { competition: 'cup' },
    )
    expect(champions(league.league)).toEqual([])
    expect(tablesIn(league.league, 'cup')[0]?.lines[0]).toMatchObject({ team: 'anna', points: 3 })
  })
  test('each division has its table, and a team stands in its own', () => {
    const league = drawn('round-robin', { groups: 2 })
    const tables = tablesIn(league.league, 'cup')
    expect(tables.map(({ division, lines }) => [division, lines.map(({ team }) => team)])).toEqual([
      [1, ['anna', 'emil']],
      [2, ['bert', 'dora']],
    ])
    expect(tableWith(league.league, 'dora', 'cup')?.division).toBe(2)
    expect(teamPage(league.league, 'dora')?.places).toEqual([{ competition: 'cup', place: 2, of: 2 }])
    expect(tableWith(league.league, 'nobody', 'cup')).toBeUndefined()
    expect(tablesIn(league.league, 'none')[0]?.lines).toEqual([])
  })
  test('a ladder is climbed, and has no other reason', () => {
    const league = drawn('ladder')
    league.play(
      'm1',
      'dora',
      'anna',
      { score: [1, 0], home: { p1: { touchdowns: 1 } } },
      { competition: 'cup' },
    )
    const [table] = tablesIn(league.league, 'cup')
    expect(table?.lines[0]?.team).toBe('dora')
    expect(table?.reasons).toEqual([])
  })
  test('a result that was awarded stands in the table and in nobody’s career', () => {
    const league = drawn('round-robin', { overdue: 'default' })
    draw(league, 1, roundRobin(['anna', 'bert', 'dora', 'emil'])[0] as [string, string][])
    const [match = ''] = Object.keys(league.league.fixtures)
    const { home } = league.league.fixtures[match]!
    league.write('carla', { type: 'deadline-passed', match, winner: home })
    expect(matchPage(league.league, match)).toMatchObject({
      stage: 'awarded',
      winner: home,
      report: null,
      mentions: [],
    })
    expect(leaguePage(league.league).toPlay).not.toContain(match)
    expect(tablesIn(league.league, 'cup')[0]?.lines[0]).toMatchObject({ team: home, won: 1 })
    expect(formOf(league.league, home)).toEqual({ last: [], streak: null })
    expect(records(league.league)).toEqual([])
  })
})

test('lists of the worst are of five where nobody says how many', () => {
  const league = new Handmade({ anna: 'human', bert: 'orc' })
  const six = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']
  league.play('m1', 'anna', 'bert', {
    score: [0, 0],
    home: Object.fromEntries(six.map((id) => [id, { casualties: 1 }])),
    away: Object.fromEntries(six.map((by) => [by, { hurt: [{ effect: 'dead', cause: 'dead', by }] }])),
  })
  expect(killers(league.league)).toHaveLength(5)
  expect(wanted(league.league)).toHaveLength(5)
  expect(leaders(league.league, 'casualties')).toHaveLength(5)
  expect(killers(league.league, 6)).toHaveLength(6)
})
