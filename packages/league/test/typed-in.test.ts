import { read } from '@touchback/engine'
import { describe, expect, test } from 'vitest'
import { bring } from '../src/bring.ts'
import { reportBetween } from '../src/report/typed-in.ts'
import { edition, Handmade } from './handmade.ts'

const league = new Handmade({ anna: 'human', bert: 'orc' })
const [home, away] = [league.team('anna'), league.team('bert')]
const typed = (value: unknown) => read(reportBetween(edition, home, away), value, 'The report')

test('a score is enough: everybody was there and did nothing to speak of', () => {
  const { value, problem } = typed({ score: [0, 0] })
  expect(problem).toBeNull()
  expect(Object.keys(value!.sides.home.players)).toEqual(home.players.map(({ id }) => id))
  expect(value!.sides.away.players['p1']).toMatchObject({ available: true, fielded: true, hurt: [], mvps: 0 })
  expect(value!.sides.home).toMatchObject({
    name: 'Team anna',
    roster: 'human',
    spent: 0,
    guests: [],
    joined: [],
  })
  expect(value!.sides.home.worth).toBe(bring(edition, home).career?.rating)
})

test('players are named by id, by number or by name, and what is said of them counts', () => {
  const [first, second] = [home.players[0]!, home.players[1]!]
  const { value } = typed({
    score: [3, 1],
    gate: 24_000,
    weather: 'blizzard',
    home: {
      [`#${first.number}`]: { touchdowns: 2, mvp: true },
      [second.name]: { touchdowns: 1, completions: 3 },
    },
    away: { p4: { injury: 'dead', by: first.name }, p5: { played: false } },
    spent: { away: 50_000 },
    joined: { home: ['lineman'] },
    guests: { away: [{ name: 'Morg', position: 'lineman', kind: 'star', touchdowns: 1 }] },
  })
  expect(value).toMatchObject({
    score: { home: 3, away: 1 },
    gate: 24_000,
    weather: 'blizzard',
    conceded: null,
  })
  const { home: ours, away: theirs } = value!.sides
  expect(ours.players[first.id]).toMatchObject({ mvps: 1, feats: { touchdowns: 2, completions: 0 } })
  expect(ours.players[second.id]?.feats).toMatchObject({ touchdowns: 1, completions: 3 })
  expect(theirs.players['p4']?.hurt).toEqual([{ effect: 'dead', cause: 'dead', by: first.id }])
  expect(theirs.players['p5']).toMatchObject({ available: false, fielded: false })
  expect([theirs.spent, ours.spent, ours.joined]).toEqual([50_000, 0, ['lineman']])
  expect(theirs.guests).toMatchObject([
    { name: 'Morg', kind: 'star', feats: { touchdowns: 1 }, available: true, fielded: true },
  ])
})

test('nobody is told of twice, by his id and by his number', () => {
  const [first] = home.players
  const told = { [first!.id]: { touchdowns: 1 }, [`#${first!.number}`]: { completions: 1 } }
  expect(typed({ score: [2, 0], home: told }).problem).toContain('each player once')
  expect(typed({ score: [2, 0], away: told }).problem).toContain('each player once')
})

test('whoever must miss the match was not there', () => {
  const hurt = new Handmade({ anna: 'human', bert: 'orc' })
  hurt.play('m1', 'anna', 'bert', {
    score: [0, 0],
    home: { p2: { hurt: [{ effect: 'miss-next', cause: 'x' }] } },
  })
  const reader = reportBetween(edition, hurt.team('anna'), hurt.team('bert'))
  const { value } = read(reader, { score: [0, 0] }, 'The report')
  expect(value?.sides.home.players['p2']).toMatchObject({ available: false, fielded: false })
})

test('giving up, by choice or for want of players, and a shoot-out', () => {
  expect(typed({ score: [0, 0], conceded: 'away' }).value?.conceded).toEqual({ side: 'away', forced: false })
  expect(typed({ score: [0, 0], conceded: 'home', forced: true }).value?.conceded).toEqual({
    side: 'home',
    forced: true,
  })
  expect(typed({ score: [1, 1], shootOut: 'home' }).value?.shootOut).toBe('home')
})

test('which match of a cup it was is known, unless the report says otherwise', () => {
  const reader = reportBetween(edition, home, away, 'final')
  expect(read(reader, { score: [0, 0] }, 'The report').value?.stage).toBe('final')
  expect(read(reader, { score: [0, 0], stage: 'semi-final' }, 'The report').value?.stage).toBe('semi-final')
  expect(typed({ score: [0, 0] }).value?.stage).toBeNull()
})

test('a name that two players have is not enough, a number is', () => {
  const [one, other, ...rest] = home.players
  const twins = { ...home, players: [{ ...one!, name: 'Karl' }, { ...other!, name: 'Karl' }, ...rest] }
  const told = (key: string) =>
    read(reportBetween(edition, twins, away), { score: [0, 0], home: { [key]: { fouls: 1 } } }, 'The report')
  expect(told('Karl').problem).toContain('which of 2 players is meant: say his number, not "Karl"')
  expect(told(`#${other!.number}`).value?.sides.home.players[other!.id]?.feats.fouls).toBe(1)
})

test('a whole report is taken as it is', () => {
  const report = league.report('anna', 'bert', { score: [2, 1], home: { p1: { touchdowns: 2 } } })
  expect(typed(report).value).toEqual(report)
  expect(typed({ ...report, gate: -1 }).problem).toContain('The report.gate')
  expect(typed({ ...report, shootOut: 'away' }).problem).toContain('The report.shootOut')
})

test('as many touchdowns as anybody could ever score', () => {
  expect(typed({ score: [60, 60] }).problem).toBeNull()
})

describe('what does not fit is refused', () => {
  test.each([
    ['nothing', null, 'an object'],
    ['no score', {}, 'The report.score should be two numbers, the home team first'],
    ['a score of three', { score: [1, 2, 3] }, 'The report.score'],
    ['a score below nothing', { score: [-1, 0] }, 'The report.score[0]'],
    ['a score beyond reason', { score: [0, 61] }, 'The report.score[1]'],
    ['another side', { score: [0, 0], conceded: 'both' }, 'The report.conceded'],
    ['weather of another world', { score: [0, 0], weather: 'hail' }, 'The report.weather should be one of'],
    ['weather of all objects', { score: [0, 0], weather: 'constructor' }, 'The report.weather'],
    ['a shoot-out of a win', { score: [2, 1], shootOut: 'away' }, 'The report.shootOut should be said of'],
    [
      'a shoot-out after giving up',
      { score: [1, 1], shootOut: 'away', conceded: 'home' },
      'The report.shootOut should be said of',
    ],
    ['forced to nothing', { score: [0, 0], forced: true }, 'The report.forced should be said of'],
    [
      'a culprit nobody knows',
      { score: [0, 0], home: { p1: { injury: 'niggle', by: '#99' } } },
      'The report.home.by should be a player of Team bert',
    ],
    ['a field of its own', { score: [0, 0], mood: 'bad' }, 'has no "mood"'],
    [
      'more touchdowns than the score',
      { score: [0, 0], away: { p1: { touchdowns: 1 } } },
      "Team bert's players",
    ],
    ['a name of all objects', { score: [0, 0], home: { constructor: {} } }, 'a player of Team anna'],
    [
      'a hired man nobody knows',
      { score: [0, 0], guests: { home: [{ name: 'X', position: 'y', kind: 'friend' }] } },
      'kind',
    ],
  ])('%s', (_what, value, because) => {
    expect(typed(value).problem).toContain(because)
  })
})
