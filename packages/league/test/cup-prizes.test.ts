import { Dice, SeededDice } from '@touchback/engine'
import { totalPoints } from '@touchback/engine/career'
import { describe, expect, test } from 'vitest'
import { Aftermath } from '../src/aftermath.ts'
import { nextRound } from '../src/competition/next-round.ts'
import { LeagueLog } from '../src/log/log.ts'
import { playOffStandings, settledPlayOffs } from '../src/log/play-offs.ts'
import { duesOf, prizesDue } from '../src/log/prizes.ts'
import { records } from '../src/views/records.ts'
import { type Office, officeOf } from './office.ts'

const opened = (more: object) => ({ type: 'competition-opened', name: 'X', format: 'knock-out', ...more })

/** A cup of two teams is a final. */
function final(
  office: Office,
  competition: string,
  [home, away]: readonly [string, string],
  more: object,
  score: readonly [number, number] = [1, 0],
): void {
  office.must('carla', opened({ competition, teams: [home, away], ...more }))
  office.must('carla', { type: 'round-drawn', competition, round: 1, pairings: [[home, away]] })
  office.play(`${competition}/1/1`, score)
}

const given = (competition: string, ...dice: readonly number[]) => ({
  type: 'prizes-given',
  competition,
  dice,
})
const league = (): Office => officeOf('lrb4', ['anna', 'bert', 'dora'], { inARow: 0 })

test('a trophy passes on: from a third team at once, with all that it brings', () => {
  const office = league()
  final(office, 'one', ['annas', 'berts'], { cup: 'spike' })
  const fans = office.team('annas').fanFactor
  office.must('carla', given('one', 4))
  expect(office.team('annas')).toMatchObject({ trophies: ['spike'], fanFactor: fans + 4 })
  final(office, 'two', ['doras', 'berts'], { cup: 'spike' })
  office.must('carla', given('two', 1))
  expect(office.team('annas')).toMatchObject({ trophies: [], fanFactor: fans + 4 })
  expect(office.team('doras').trophies).toEqual(['spike'])
  expect(
    office.league.prizes.map(({ competition, team, prize }) => [competition, team, prize.trophy]),
  ).toEqual([
    ['one', 'annas', 'won'],
    ['one', 'berts', null],
    ['two', 'doras', 'won'],
    ['two', 'berts', null],
    ['two', 'annas', 'handed-on'],
  ])
  final(office, 'three', ['berts', 'doras'], { cup: 'dungeonbowl' })
  office.must('carla', given('three'))
  expect(office.team('doras').trophies).toEqual(['spike'])
  expect(office.team('berts').trophies).toEqual(['dungeonbowl'])
})

test('whoever defends a trophy keeps it, and whoever loses it in the final hands it on there', () => {
  const office = league()
  const told = (id: string) =>
    office.league.prizes.flatMap(({ competition, team, prize }) =>
      competition === id ? [[team, prize.trophy]] : [],
    )
  final(office, 'one', ['annas', 'berts'], { cup: 'spike' })
  office.must('carla', given('one', 4))
  final(office, 'two', ['annas', 'doras'], { cup: 'spike' })
  office.must('carla', given('two', 4))
  expect(told('two')).toEqual([
    ['annas', 'won'],
    ['doras', null],
  ])
  expect(office.team('annas').trophies).toEqual(['spike'])
  final(office, 'three', ['doras', 'annas'], { cup: 'spike' })
  office.must('carla', given('three', 4))
  expect(told('three').map(([team]) => team)).toEqual(['doras', 'annas'])
  expect(office.team('annas').trophies).toEqual([])
  expect(office.team('doras').trophies).toEqual(['spike'])
})

test('a purse counts among the records, though no match comes after it', () => {
  const office = league()
  final(office, 'one', ['annas', 'berts'], { purse: { winner: 80_000, runnerUp: 40_000 } })
  const fullest = () => records(office.league).find(({ record }) => record === 'fullest-treasury')
  const before = office.team('annas').treasury
  office.must('carla', given('one'))
  expect(office.team('annas').treasury).toBeGreaterThan(before)
  expect(fullest()).toMatchObject({ count: office.team('annas').treasury, holders: [{ team: 'annas' }] })
})

describe('medals of the final', () => {
  /** Anna's first player has three touchdowns before the final, so that his medal makes him Experienced. */
  function decided(): Office {
    const office = league()
    office.must('carla', opened({ competition: 'bb', teams: ['annas', 'berts'], cup: 'blood-bowl' }))
    office.must('carla', { type: 'round-drawn', competition: 'bb', round: 1, pairings: [['annas', 'berts']] })
    const report = office.report('bb/1/1', [1, 0])
    const { home, away } = report.sides
    const fielded = (players: typeof home.players) =>
      Object.fromEntries(
        Object.entries(players).map(([id, line], index) => [id, { ...line, fielded: index === 0 }]),
      )
    office.play('bb/1/1', [1, 0], {
      sides: {
        home: { ...home, players: fielded(home.players) },
        away: { ...away, players: fielded(away.players) },
      },
    })
    return office
  }

  test('whoever took part has points for it, and nobody goes on before he has rolled for his level', () => {
    const office = decided()
    const [player] = office.team('annas').players
    const [points, mvps] = [totalPoints(player!), player!.mvps]
    const { treasury } = office.team('berts')
    office.must('carla', given('bb'))
    const due = duesOf(office.league, 'annas')
    expect(due).toHaveLength(1)
    expect(due[0]?.prize).toMatchObject({ gold: 350_000, medal: 5, medals: [player!.id] })
    expect(office.team('berts').treasury).toBe(treasury + 150_000)
    expect(office.team('annas').trophies).toEqual([])
    office.must('carla', { type: 'match-agreed', match: 'm1', home: 'annas', away: 'doras' })
    const report = office.report('m1', [0, 0])
    expect(office.write('carla', { type: 'played', match: 'm1', record: 'r', report })).toBe(
      'annas has not taken its prize of "bb" yet.',
    )
    const taken = { type: 'prize-taken', competition: 'bb', team: 'annas' }
    expect(office.write('anna', { ...taken, choices: [], dice: [] })).toBe(
      'The aftermath lacks dice that were thrown.',
    )
    const setting = { team: office.team('annas'), prize: due[0]!.prize, options: office.league.options }
    const books = Aftermath.begin(setting, new SeededDice(2))
    const first = books.toJSON()
    expect(office.write('anna', { ...taken, choices: [], dice: first.dice })).toBe(
      'It is not finished: improve is still asked.',
    )
    while (books.decision !== null) books.choose(books.decision.default)
    const { choices, dice } = books.toJSON()
    office.must('anna', { ...taken, choices, dice })
    expect(office.write('anna', { ...taken, choices, dice })).toBe('"annas" has no prize of "bb" to take.')
    expect(totalPoints(office.team('annas').players[0]!)).toBe(points + 5)
    expect(office.team('annas').players[0]?.mvps).toBe(mvps + 1)
    expect(office.team('annas').trophies).toEqual(['blood-bowl'])
    expect(duesOf(office.league, 'annas')).toEqual([])
    office.must('carla', { type: 'played', match: 'm1', record: 'r', report: office.report('m1', [0, 0]) })
    const copy = LeagueLog.read(JSON.parse(JSON.stringify(office.log.entries)))
    expect(copy.value?.league).toEqual(office.league)
  })

  test('there are no prizes while the books of the final are open', () => {
    const office = league()
    office.must('carla', opened({ competition: 'bb', teams: ['annas', 'berts'], cup: 'blood-bowl' }))
    office.must('carla', { type: 'round-drawn', competition: 'bb', round: 1, pairings: [['annas', 'berts']] })
    const report = office.report('bb/1/1', [1, 0])
    office.must('carla', { type: 'played', match: 'bb/1/1', record: 'r', report })
    expect(office.write('carla', given('bb'))).toBe('annas has not closed its books on match "bb/1/1" yet.')
  })

  test('nobody took part in a final that was not played', () => {
    const office = league()
    const teams = ['annas', 'berts']
    office.must('carla', opened({ competition: 'bb', teams, cup: 'blood-bowl', overdue: 'default' }))
    office.must('carla', {
      type: 'round-drawn',
      competition: 'bb',
      round: 1,
      pairings: [teams],
      deadline: 'now',
    })
    office.must('carla', { type: 'deadline-passed', match: 'bb/1/1', winner: 'berts' })
    office.must('carla', given('bb'))
    expect(office.team('berts').trophies).toEqual(['blood-bowl'])
    expect(office.league.prizes.map(({ prize }) => prize.medals)).toEqual([[], []])
  })
})

describe('cups of the league', () => {
  test('may pay so much in all and no more', () => {
    const office = league()
    const purse = (winner: number, runnerUp: number) =>
      opened({ competition: 'x', teams: ['annas', 'berts'], purse: { winner, runnerUp } })
    expect(office.write('carla', purse(100_000, 50_001))).toBe(
      'A minor cup may pay 150000 in all, not 150001.',
    )
    expect(office.write('carla', { ...purse(1, 1), cup: 'spike' })).toBe(
      'A cup of the book pays what the book says.',
    )
    expect(office.write('carla', opened({ competition: 'x', teams: [], cup: 'world-cup' }))).toBe(
      'Living Rulebook 4 knows no cup "world-cup".',
    )
    office.must('carla', purse(100_000, 50_000))
    office.must('carla', { type: 'round-drawn', competition: 'x', round: 1, pairings: [['annas', 'berts']] })
    office.play('x/1/1', [0, 1])
    const before = ['berts', 'annas'].map((team) => office.team(team).treasury)
    office.must('carla', given('x'))
    expect(['berts', 'annas'].map((team, index) => office.team(team).treasury - before[index]!)).toEqual([
      100_000, 50_000,
    ])
    expect(office.team('berts').trophies).toEqual([])
  })

  test('pay what they like where the book says nothing, and one without a purse gives nothing', () => {
    const office = officeOf('sevens', ['anna', 'bert'])
    final(office, 'x', ['annas', 'berts'], { purse: { winner: 500_000, runnerUp: 0 } })
    const { treasury } = office.team('annas')
    office.must('carla', given('x'))
    expect(office.team('annas').treasury).toBe(treasury + 500_000)
    expect(office.team('annas').trophies).toEqual([])
    final(office, 'y', ['berts', 'annas'], {})
    office.must('carla', given('y'))
    expect(office.league.prizes.filter(({ competition }) => competition === 'y')).toEqual([])
    expect(office.league.competitions['y']?.over).toBe(true)
  })

  test('a coach enters one team in a tournament, in a league as many as he has', () => {
    const office = officeOf('lrb4', ['anna'], { teamsPerCoach: 2 })
    expect(office.enter('anna', 'others')).toBeNull()
    const teams = ['annas', 'others']
    expect(
      office.write('carla', opened({ competition: 'x', teams, purse: { winner: 1, runnerUp: 0 } })),
    ).toBe('Coach "anna" may enter 1 team in a tournament.')
    office.must('carla', opened({ competition: 'x', teams }))
  })
})

describe('the player of the year', () => {
  const begun = (season: string) => ({ type: 'season-begun', season, name: season })

  test('is named once a season, after his cup, and has the most points of all', () => {
    const office = league()
    office.must('carla', begun('s1'))
    office.meet('m1', ['annas', 'berts'], [4, 0])
    const honoured = (team: string, player: string) => ({ type: 'honoured', team, player })
    expect(office.write('carla', honoured('annas', 'p1'))).toBe('He is named after the final of "spike".')
    final(office, 'x', ['doras', 'berts'], { cup: 'spike' })
    expect(office.write('carla', honoured('annas', 'p1'))).toBe('He is named after the final of "spike".')
    office.must('carla', given('x', 1))
    expect(office.write('carla', honoured('berts', 'p1'))).toBe(
      '"p1" of "berts" has not the most points of the league.',
    )
    const { fanFactor } = office.team('annas')
    office.must('carla', honoured('annas', 'p1'))
    expect(office.team('annas').fanFactor).toBe(fanFactor + 1)
    expect(office.league.honours).toEqual([{ season: 's1', team: 'annas', player: 'p1' }])
    expect(office.write('carla', honoured('annas', 'p1'))).toBe('The player of this year has been named.')
    office.must('carla', { type: 'season-closed', season: 's1' })
    office.must('carla', begun('s2'))
    expect(office.write('carla', honoured('annas', 'p1'))).toBe('He is named after the final of "spike".')
  })

  test('is unknown to other books', () => {
    const office = officeOf('basic', ['anna'])
    expect(office.write('carla', { type: 'honoured', team: 'annas', player: 'p1' })).toBe(
      'Basic Blood Bowl knows no player of the year.',
    )
  })
})

describe('more than eight teams', () => {
  const COACHES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

  test.each([
    [8, 4],
    [9, 8],
  ])('of %i teams %i go on', (count, qualify) => {
    const coaches = COACHES.slice(0, count)
    const office = officeOf('lrb4', coaches)
    const teams = coaches.map((coach) => `${coach}s`)
    office.must('carla', opened({ competition: 'x', format: 'play-offs', teams, cup: 'chaos-cup' }))
    for (const week of [2, 3, 4]) office.must('carla', { type: 'week-begun', competition: 'x', week })
    const rolls = new Dice(new SeededDice(1))
    settledPlayOffs(office.league, office.league.competitions['x']!, rolls)
    const settled = { type: 'qualified', competition: 'x', dice: rolls.since }
    expect(office.write('carla', { ...settled, dice: [] })).toBe('It takes more dice than that.')
    office.must('carla', settled)
    expect(office.league.competitions['x']?.playOffs?.qualified).toHaveLength(qualify)
    expect(office.write('carla', settled)).toBe('The play-offs of "X" are over already.')
    const stages: string[] = []
    for (let week = 4, places = qualify; places > 1; week++, places /= 2) {
      if (week > 4) office.must('carla', { type: 'week-begun', competition: 'x', week })
      const lots = new Dice(new SeededDice(week))
      const { value } = nextRound(office.league, 'x', lots)
      const { round, pairings } = value!
      office.must('carla', { type: 'round-drawn', competition: 'x', round, pairings, dice: lots.since })
      stages.push(office.league.fixtures[`x/${round}/1`]?.stage ?? '')
      for (const place of pairings.keys()) office.play(`x/${round}/${place + 1}`, [1, 0])
    }
    expect(stages).toEqual(['quarter-final', 'semi-final', 'final'].slice(qualify === 8 ? 0 : 1))
    const purse = new Dice(new SeededDice(3))
    expect(prizesDue(office.league, office.league.competitions['x']!, purse).value).toHaveLength(2)
    expect(purse.since).toHaveLength(1)
  })
})

describe('the weeks of a cup', () => {
  test('are those of play-offs and of nothing else', () => {
    const office = league()
    office.must('carla', opened({ competition: 'x', teams: ['annas', 'berts'] }))
    const about = { competition: 'x' }
    expect(office.write('carla', { type: 'week-begun', week: 2, ...about })).toBe(
      '"X" is not played by weeks.',
    )
    expect(office.write('carla', { type: 'qualified', dice: [], ...about })).toBe('"X" has no play-offs.')
    expect(office.write('anna', { type: 'submitted', team: 'annas', matches: [], ...about })).toBe(
      '"X" has no results to hand in.',
    )
    for (const type of ['week-begun', 'qualified', 'submitted', 'prizes-given', 'entered'])
      expect(
        office.write('carla', {
          type,
          competition: 'nowhere',
          ...(type === 'week-begun' ? { week: 2 } : {}),
          ...(type === 'qualified' || type === 'prizes-given' ? { dice: [] } : {}),
          ...(type === 'submitted' ? { team: 'annas', matches: [] } : {}),
          ...(type === 'entered' ? { team: 'annas' } : {}),
        }),
      ).toBe('There is no competition "nowhere".')
  })

  test('end when no challenge waits and no match is open', () => {
    const office = league()
    const teams = ['annas', 'berts']
    office.must('carla', opened({ competition: 'x', format: 'play-offs', teams, cup: 'chaos-cup' }))
    expect(office.write('carla', { type: 'submitted', competition: 'x', team: 'doras', matches: [] })).toBe(
      '"doras" does not play in "x".',
    )
    office.must('anna', { type: 'challenged', challenge: 'c1', competition: 'x', from: 'annas', to: 'berts' })
    for (const week of [2, 3, 4]) office.must('carla', { type: 'week-begun', competition: 'x', week })
    const ended = { type: 'qualified', competition: 'x', dice: [] }
    expect(office.write('carla', ended)).toBe('Challenge "c1" has not been answered.')
    expect(office.write('bert', { type: 'challenge-accepted', challenge: 'c1' })).toBe(
      'The play-offs of "X" are over.',
    )
    office.must('bert', { type: 'challenge-refused', challenge: 'c1' })
    expect(office.write('carla', { type: 'match-cancelled', match: 'c1' })).toBe(
      'It has been reported already.',
    )
    office.must('carla', ended)
    expect(office.league.competitions['x']?.playOffs?.qualified).toEqual(['annas', 'berts'])
  })

  test.for(['refused', 'played'])('a challenge that waits is worth nothing once they have %s', (how) => {
    const office = league()
    const teams = ['annas', 'berts', 'doras']
    office.must('carla', opened({ competition: 'x', format: 'play-offs', teams, cup: 'chaos-cup' }))
    const challenge = { type: 'challenged', competition: 'x' }
    office.must('anna', { ...challenge, challenge: 'c1', from: 'annas', to: 'berts' })
    office.must('bert', { ...challenge, challenge: 'c2', from: 'berts', to: 'annas' })
    if (how === 'refused') office.must('bert', { type: 'challenge-refused', challenge: 'c1' })
    else office.meet('m1', ['annas', 'berts'], [2, 0], 'x')
    expect(office.write('anna', { type: 'challenge-accepted', challenge: 'c2' })).toBe(
      'berts and annas may meet once in the play-offs.',
    )
    office.must('anna', { type: 'challenge-refused', challenge: 'c2' })
    if (how === 'played') office.must('bert', { type: 'challenge-refused', challenge: 'c1' })
    expect(Object.keys(office.league.fixtures)).toEqual([how === 'refused' ? 'c1' : 'm1'])
    const standings = playOffStandings(office.league, office.league.competitions['x']!)
    expect(standings.map(({ team, points }) => [team, points])).toEqual([
      ['annas', 17],
      ['berts', 3],
      ['doras', 0],
    ])
  })

  test('a level match of the play-offs needs a winner, and an open one an end', () => {
    const office = league()
    const teams = ['annas', 'berts', 'doras']
    office.must('carla', opened({ competition: 'x', format: 'play-offs', teams, cup: 'chaos-cup' }))
    office.meet('m1', ['annas', 'berts'], [1, 1], 'x')
    office.must('anna', { type: 'match-agreed', match: 'm2', competition: 'x', home: 'annas', away: 'doras' })
    for (const week of [2, 3, 4]) office.must('carla', { type: 'week-begun', competition: 'x', week })
    const ended = { type: 'qualified', competition: 'x', dice: [] }
    expect(office.write('carla', ended)).toBe('Match "m2" has not been settled yet.')
    office.must('carla', { type: 'match-cancelled', match: 'm2' })
    expect(office.write('carla', ended)).toBe('The match of annas and berts must have a winner.')
    office.must('carla', { type: 'decided', match: 'm1', winner: 'berts' })
    office.must('carla', ended)
    expect(office.league.competitions['x']?.playOffs?.qualified).toEqual(['berts', 'annas', 'doras'])
  })

  test('where draws count they may stand', () => {
    const office = officeOf('lrb4', ['anna', 'bert'], { options: { draws: 10 } })
    office.must(
      'carla',
      opened({ competition: 'x', format: 'play-offs', teams: ['annas', 'berts'], cup: 'spike' }),
    )
    office.meet('m1', ['annas', 'berts'], [1, 1], 'x')
    expect(office.write('carla', { type: 'decided', match: 'm1', winner: 'berts' })).toBe(
      'It may end without a winner.',
    )
  })
})

test('divisions that nothing follows have no first of them all, and so no prizes', () => {
  const office = officeOf('lrb4', ['anna', 'bert', 'dora', 'emil'])
  const teams = ['annas', 'berts', 'doras', 'emils']
  const about = { competition: 'x', name: 'X', teams, groups: 2, purse: { winner: 1000, runnerUp: 0 } }
  office.must('carla', { type: 'competition-opened', format: 'round-robin', ...about })
  expect(office.write('carla', { type: 'prizes-given', competition: 'x', dice: [] })).toBe(
    '"X" has 2 divisions and nobody who is first of all: groups and a knock-out would have.',
  )
})

describe('challenges outside a cup', () => {
  test('are between two coaches: refused, there is no match, and nobody is sent instead', () => {
    const office = league()
    const challenge = { type: 'challenged', challenge: 'c1', from: 'annas', to: 'berts' }
    expect(office.write('anna', { ...challenge, competition: 'nowhere' })).toBe(
      'There is no competition "nowhere".',
    )
    expect(office.write('anna', { ...challenge, to: 'annas' })).toBe('A team cannot play against itself.')
    office.must('anna', challenge)
    expect(office.write('anna', challenge)).toBe('There is a match "c1" already.')
    expect(office.write('carla', { type: 'match-agreed', match: 'c1', home: 'annas', away: 'berts' })).toBe(
      'There is a match "c1" already.',
    )
    office.must('anna', { ...challenge, challenge: 'c2' })
    expect(
      office.write('bert', {
        type: 'challenge-substituted',
        challenge: 'c1',
        team: 'doras',
        agreed: ['dora'],
      }),
    ).toBe('Nobody is sent in place of another here.')
    office.must('bert', { type: 'challenge-refused', challenge: 'c1' })
    expect(office.league.fixtures['c1']).toBeUndefined()
    expect(office.league.challenges['c1']?.state).toBe('refused')
    office.must('bert', { type: 'challenge-accepted', challenge: 'c2', at: '2030-01-01' })
    expect(office.league.fixtures['c2']).toMatchObject({ home: 'annas', away: 'berts', competition: null })
    expect(office.write('bert', { type: 'challenge-accepted', challenge: 'c9' })).toMatch(/^Only coach/u)
    expect(office.write('carla', { type: 'challenge-refused', challenge: 'c9' })).toBe(
      'There is no challenge "c9".',
    )
    expect(office.write('carla', { type: 'challenge-evaded', challenge: 'c9' })).toBe(
      'There is no challenge "c9".',
    )
  })

  test('bring no match to a competition that is over', () => {
    const office = officeOf('lrb4', ['anna', 'bert'])
    const teams = ['annas', 'berts']
    const ladder = { competition: 'x', name: 'X', format: 'ladder', teams }
    office.must('carla', { type: 'competition-opened', ...ladder })
    office.meet('m1', ['berts', 'annas'], [1, 0], 'x')
    const challenge = { type: 'challenged', challenge: 'c1', competition: 'x', from: 'annas', to: 'berts' }
    office.must('anna', challenge)
    office.must('carla', { type: 'prizes-given', competition: 'x', dice: [] })
    expect(office.write('bert', { type: 'challenge-accepted', challenge: 'c1' })).toBe('"X" is over.')
    office.must('bert', { type: 'challenge-refused', challenge: 'c1' })
  })

  test('two in a row is the most here too', () => {
    const office = officeOf('lrb4', ['anna', 'bert'])
    const challenge = { type: 'challenged', challenge: 'c1', from: 'annas', to: 'berts' }
    office.meet('m1', ['annas', 'berts'], [0, 0])
    office.must('anna', challenge)
    office.meet('m2', ['annas', 'berts'], [0, 0])
    const refusal = 'These two have met 2 times in a row: somebody else comes first.'
    expect(office.write('anna', { ...challenge, challenge: 'c2' })).toBe(refusal)
    expect(office.write('bert', { type: 'challenge-accepted', challenge: 'c1' })).toBe(refusal)
  })
})
