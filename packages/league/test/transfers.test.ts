import { expect, test } from 'vitest'
import { unreadyProblem } from '../src/fixture-match.ts'
import { Office, officeOf } from './office.ts'
import { draft, players } from './teams.ts'

/** Two coaches of goblins, of whom Bert has so many. */
function office(berts: number): Office {
  const league = new Office({ edition: 'lrb4' })
  for (const [coach, count] of [
    ['anna', 12],
    ['bert', berts],
  ] as const) {
    league.must(coach, { type: 'joined', coach, name: coach })
    const squad = draft({ name: `${coach}'s`, roster: 'goblin', players: players({ goblin: count }) })
    league.must(coach, { type: 'drafted', team: `${coach}s`, coach, colour: '#e8833a', draft: squad })
  }
  return league
}

test.for([
  [15, null],
  [16, "bert's has 16 players already."],
] as const)('somebody comes to a team of %i', ([count, problem]) => {
  const entry = { type: 'transferred', from: 'annas', to: 'berts', player: 'p2', agreed: ['anna', 'bert'] }
  expect(office(count).write('carla', entry)).toBe(problem)
})

test('a team that has retired hands nothing on, and is given nothing', () => {
  const league = office(12)
  league.must('anna', { type: 'retired', team: 'annas' })
  for (const [from, to] of [
    ['annas', 'berts'],
    ['berts', 'annas'],
  ])
    expect(
      league.write('carla', { type: 'transferred', from, to, player: 'p2', agreed: ['anna', 'bert'] }),
    ).toBe("anna's has retired.")
})

test('he keeps the shirt he had unless somebody else wears its number', () => {
  const league = office(12)
  const move = (player: string, from: string, to: string) =>
    league.must('carla', { type: 'transferred', from, to, player, agreed: ['anna', 'bert'] })
  const numbers = (team: string) => league.team(team).players.map(({ number }) => number)
  move('p2', 'annas', 'berts')
  expect(numbers('berts')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  move('p13', 'berts', 'annas')
  expect(numbers('annas')).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
})

test('nobody leaves, and no other match counts, while a report of his team waits for the other coach', () => {
  const league = officeOf('lrb4', ['anna', 'bert', 'dora'])
  const waits = (team: string) => `The result of match "m1" of ${team} has not been settled yet.`
  league.must('anna', { type: 'match-agreed', match: 'm1', home: 'annas', away: 'berts' })
  const report = league.report('m1', [1, 0])
  const p1 = report.sides.home.players['p1']!
  const players = {
    ...report.sides.home.players,
    p1: { ...p1, hurt: [{ effect: 'dead', cause: 'dead' }] },
  }
  const sides = { ...report.sides, home: { ...report.sides.home, players } }
  league.must('anna', { type: 'reported', match: 'm1', report: { ...report, sides } })
  league.must('anna', { type: 'match-agreed', match: 'm2', home: 'annas', away: 'doras' })
  const move = { type: 'transferred', from: 'annas', to: 'doras', player: 'p1', agreed: ['anna', 'dora'] }
  expect(league.write('anna', move)).toBe(waits('annas'))
  const other = { type: 'played', match: 'm2', record: 'm2', report: league.report('m2', [0, 0]) }
  expect(league.write('carla', other)).toBe(waits('annas'))
  expect(unreadyProblem(league.league, league.league.fixtures['m2']!)).toBe(waits('annas'))
  league.must('anna', { type: 'reported', match: 'm1', report: { ...report, sides } })
  league.must('bert', { type: 'confirmed', match: 'm1' })
  league.close('m1')
  expect(league.write('anna', move)).toBe('annas has no player "p1".')
  league.must('carla', { ...other, report: league.report('m2', [0, 0]) })
})
