import { Dice, RecordedDice } from '@touchback/engine'
import { describe, expect, test } from 'vitest'
import { nextRound } from '../src/competition/next-round.ts'
import { unreadyProblem } from '../src/fixture-match.ts'
import { tablesOf } from '../src/competition/tables.ts'
import { type Office, officeOf } from './office.ts'

const EIGHT = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** A competition of so many teams, `as`, `bs` and so on. */
function open(count: number, more: object, edition = 'basic'): Office {
  const coaches = EIGHT.slice(0, count)
  const office = officeOf(edition, coaches, { inARow: 0 })
  const teams = coaches.map((coach) => `${coach}s`)
  office.must('carla', { type: 'competition-opened', competition: 'x', name: 'X', teams, ...more })
  return office
}

/** The next round as it is written: `a-b c-d e-`. */
function draw(office: Office, faces?: readonly number[]): string {
  const dice = faces === undefined ? null : new Dice(new RecordedDice(faces))
  const { value: next, problem } = nextRound(office.league, 'x', dice)
  if (next === null) return problem
  const { round, pairings } = next
  const lots = faces === undefined ? {} : { dice: faces }
  office.must('carla', { type: 'round-drawn', competition: 'x', round, pairings, ...lots })
  return pairings.map(([home, away]) => `${home.slice(0, 1)}-${away?.slice(0, 1) ?? ''}`).join(' ')
}

const retire = (office: Office, coach: string): void =>
  office.must(coach, { type: 'retired', team: `${coach}s` })

describe('a team that retires in mid-season', () => {
  test('leaves those who were to meet it a free day', () => {
    const office = open(4, { format: 'round-robin' })
    expect(draw(office)).toBe('a-d c-b')
    retire(office, 'a')
    expect([draw(office), draw(office)]).toEqual(['b- d-c', 'c- b-d'])
    retire(office, 'b')
    expect(nextRound(office.league, 'x').problem).toBe('All rounds of "X" have been drawn.')
  })

  test('plays what was drawn no more', () => {
    const office = open(4, { format: 'round-robin' })
    draw(office)
    const match = () => office.league.fixtures['x/1/1']!
    expect(unreadyProblem(office.league, match())).toBeNull()
    retire(office, 'd')
    expect(unreadyProblem(office.league, match())).toBe(
      'ds has retired and plays no more: the match is given to the other team.',
    )
  })

  test('is in no Swiss round, and so the others may be odd', () => {
    const office = open(4, { format: 'swiss', rounds: 3 })
    expect(draw(office)).toBe('a-b c-d')
    office.play('x/1/1', [1, 0])
    office.play('x/1/2', [1, 0])
    retire(office, 'a')
    expect(draw(office)).toBe('c-b d-')
  })

  test('is not drawn from its group: whoever stands below it goes on', () => {
    const office = open(4, { format: 'groups', groups: 2, through: 1 })
    expect(draw(office)).toBe('a-d b-c')
    office.play('x/1/1', [1, 0])
    office.play('x/1/2', [0, 1])
    retire(office, 'a')
    expect(draw(office)).toBe('d-c')
  })

  test('sends whoever it was to meet in a cup on without a match', () => {
    const office = open(8, { format: 'knock-out', thirdPlace: true })
    expect(draw(office)).toBe('a-h d-e b-g c-f')
    for (const place of [1, 2, 3, 4]) office.play(`x/1/${place}`, [1, 0])
    retire(office, 'a')
    expect(draw(office)).toBe('d- b-c')
    office.play('x/2/2', [1, 0])
    for (const coach of ['d', 'b']) retire(office, coach)
    expect(draw(office)).toBe('Nobody is left in "X".')
  })

  test('is waited for by nobody: whoever was to play against it wins', () => {
    const office = open(4, { format: 'knock-out' })
    draw(office)
    office.play('x/1/2', [1, 0])
    const late = (match: string, more: object = {}) =>
      office.write('carla', { type: 'deadline-passed', match, ...more })
    expect(late('x/1/1', { winner: 'ds' })).toBe('It has no deadline.')
    retire(office, 'a')
    expect(late('x/1/1', { until: 'Sunday' })).toBe('No date helps a team that has retired.')
    expect(late('x/1/1', { winner: 'as' })).toBe('The other has retired: "ds" wins it.')
    expect(late('x/1/1')).toBe('The other has retired: "ds" wins it.')
    expect(late('x/1/1', { winner: 'ds' })).toBeNull()
    expect(draw(office)).toBe('d-b')
    retire(office, 'd')
    retire(office, 'b')
    expect(late('x/2/1', { winner: 'ds' })).toBe('Both teams have retired: nobody wins it.')
    expect(late('x/2/1')).toBeNull()
  })

  test('does not go on from the play-offs, nor to the next of their rounds', () => {
    const office = open(6, { format: 'play-offs', cup: 'spike' }, 'lrb4')
    const meet = (home: string, away: string, score: [number, number]) =>
      office.meet(`${home}${away}`, [`${home}s`, `${away}s`], score, 'x')
    meet('a', 'f', [4, 0])
    meet('b', 'e', [3, 0])
    meet('c', 'd', [2, 1])
    retire(office, 'a')
    for (const week of [2, 3, 4]) office.must('carla', { type: 'week-begun', competition: 'x', week })
    office.must('carla', { type: 'qualified', competition: 'x', dice: [] })
    expect(office.league.competitions['x']?.playOffs?.qualified).toEqual(['bs', 'cs', 'ds', 'es'])
    retire(office, 'd')
    expect(draw(office, [1, 1])).toBe('b-c e-')
  })
})

describe('a match that was cancelled', () => {
  test('is not waited for by the rounds after it', () => {
    const swiss = open(4, { format: 'swiss', rounds: 3 })
    draw(swiss)
    swiss.play('x/1/1', [1, 0])
    expect(draw(swiss)).toBe('Match "x/1/2" has not been settled yet.')
    swiss.must('carla', { type: 'match-cancelled', match: 'x/1/2' })
    expect(draw(swiss)).toBe('a-c d-b')
    const groups = open(4, { format: 'groups', groups: 2, through: 1 })
    draw(groups)
    groups.play('x/1/1', [1, 0])
    groups.must('carla', { type: 'match-cancelled', match: 'x/1/2' })
    expect(draw(groups)).toBe('a-b')
    expect(tablesOf(groups.league, groups.league.competitions['x']!)[1]?.map(({ played }) => played)).toEqual(
      [0, 0],
    )
  })
})

test('a result that a cup has gone on from is not ruled on any more', () => {
  const office = open(4, { format: 'knock-out' })
  draw(office)
  const played = (match: string) =>
    office.must('carla', { type: 'played', match, record: match, report: office.report(match, [1, 0]) })
  const ruled = () =>
    office.write('carla', { type: 'ruled', match: 'x/1/1', report: office.report('x/1/1', [0, 2]) })
  played('x/1/1')
  played('x/1/2')
  expect(ruled()).toBeNull()
  expect(draw(office)).toBe('d-b')
  expect(ruled()).toBe('"X" has gone on from it: correct the report instead.')
})

test('whoever has left a league runs none of its competitions', () => {
  const office = open(2, { format: 'round-robin' })
  office.must('zed', { type: 'joined', coach: 'zed', name: 'Zed' })
  office.must('carla', { type: 'delegated', competition: 'x', coach: 'zed' })
  office.must('zed', { type: 'left', coach: 'zed' })
  const pairings = [['as', 'bs']]
  expect(office.write('zed', { type: 'round-drawn', competition: 'x', round: 1, pairings })).toMatch(
    /^Only commissioner or delegate may write/u,
  )
})

test.each([
  { type: 'joined', coach: '', name: 'Zed' },
  { type: 'joined', coach: 'zed', name: ' ' },
])('nobody goes by a blank: %o', (entry) => {
  const office = officeOf('basic', ['a'])
  expect(office.write('zed', entry)).toMatch(/should be a name, not " ?"/u)
})
