import { expect, test } from 'vitest'
import { type Fixture, resultsOf, winnerOf } from '../src/log/league.ts'
import { fixtureMatch, isDecisive } from '../src/index.ts'
import { mannerOf } from '../src/views/index.ts'
import { Handmade } from './handmade.ts'
import { officeOf } from './office.ts'

/** A match of anna, at home, against bert that came to this. */
function settled(
  score: readonly [number, number],
  more: Partial<Fixture> & { conceded?: 'home' | 'away'; shootOut?: 'home' | 'away' } = {},
): Handmade & { fixture: Fixture } {
  const made = new Handmade({ anna: 'human', bert: 'orc' })
  made.play('m1', 'anna', 'bert', { score })
  const { conceded, shootOut, ...fields } = more
  const fixture = made.league.fixtures['m1']!
  const report = {
    ...fixture.report!,
    conceded: conceded === undefined ? null : { side: conceded, forced: false },
    ...(shootOut === undefined ? {} : { shootOut }),
  }
  made.league.fixtures['m1'] = { ...fixture, report, ...fields }
  return Object.assign(made, { fixture: made.league.fixtures['m1'] })
}
const winner = (...args: Parameters<typeof settled>): string | null => winnerOf(settled(...args).fixture)
const result = (...args: Parameters<typeof settled>) => resultsOf(settled(...args).league)[0]

test('whoever scored more has won; a draw has no winner, unless there was a shoot-out', () => {
  expect(winner([2, 1])).toBe('anna')
  expect(winner([1, 2])).toBe('bert')
  expect(winner([1, 1])).toBeNull()
  expect(winner([1, 1], { shootOut: 'away' })).toBe('bert')
  expect(result([1, 1], { shootOut: 'away' })).toMatchObject({ score: [1, 1], winner: 'bert' })
  expect(result([1, 1])).not.toHaveProperty('winner')
  expect(result([2, 1])).not.toHaveProperty('winner')
})

test('whoever gave up has lost, whatever the score', () => {
  expect(winner([2, 1], { conceded: 'home' })).toBe('bert')
  expect(winner([1, 1], { conceded: 'away' })).toBe('anna')
  expect(result([1, 1], { conceded: 'away' })).toMatchObject({ conceded: 'bert' })
})

test('what was decided stands, and nobody has won what is not settled', () => {
  expect(winner([2, 1], { decided: 'bert' })).toBe('bert')
  expect(winner([2, 1], { settled: false })).toBeNull()
})

test('what settled a match: the score, penalties, somebody who gave up, a decision', () => {
  const manner = (...args: Parameters<typeof settled>) => mannerOf(settled(...args).fixture)
  expect(manner([2, 1])).toBe('score')
  expect(manner([1, 1])).toBe('score')
  expect(manner([0, 0], { shootOut: 'away' })).toBe('penalties')
  expect(manner([0, 1], { conceded: 'away' })).toBe('given-up')
  expect(manner([1, 1], { decided: 'bert' })).toBe('decision')
  const awarded = { score: { home: 0, away: 2 }, why: 'default' } as const
  expect(manner([0, 0], { report: null, awarded })).toBe('score')
})

test('a match nobody played counts as it was awarded', () => {
  const awarded = { score: { home: 0, away: 2 }, why: 'default' } as const
  const unplayed = { report: null, awarded }
  expect(winner([0, 0], unplayed)).toBe('bert')
  expect(result([0, 0], unplayed)).toMatchObject({ score: [0, 2], casualties: [0, 0], conceded: null })
  const both = { report: null, awarded: { score: { home: 0, away: 0 }, why: 'both-lose' } as const }
  expect(winner([0, 0], both)).toBeNull()
  expect(result([0, 0], both)).toMatchObject({ score: [0, 0], bothLost: true })
  expect(result([0, 0], unplayed)).not.toHaveProperty('bothLost')
  expect(winner([0, 0], { report: null })).toBeNull()
  expect(result([0, 0], { report: null })).toMatchObject({ score: [0, 0], casualties: [0, 0] })
})

test('a match of a knock-out is played until somebody has won, the first of sixteen teams like the final', () => {
  const coaches = 'abcdefghijklmnop'.split('')
  const office = officeOf('lrb4', coaches)
  const teams = coaches.map((coach) => `${coach}s`)
  const opened = { type: 'competition-opened', competition: 'x', name: 'X', format: 'knock-out', teams }
  office.must('carla', opened)
  const pairings = teams.slice(0, 8).map((team, place) => [team, teams[place + 8]])
  office.must('carla', { type: 'round-drawn', competition: 'x', round: 1, pairings })
  office.must('carla', { type: 'match-agreed', match: 'friendly', home: 'as', away: 'bs' })
  const { 'x/1/1': first, friendly } = office.league.fixtures
  expect(first).toMatchObject({ stage: null })
  expect(fixtureMatch(office.league, first!).options.tie).toBe('shoot-out')
  expect(fixtureMatch(office.league, friendly!).options.tie).not.toBe('shoot-out')
})

test('a match of play-offs is, unless the league gives points for a draw', () => {
  const decisive = (options: object): boolean => {
    const office = officeOf('lrb4', ['anna', 'bert'], { options })
    const about = { competition: 'x', name: 'X', format: 'play-offs', teams: ['annas', 'berts'] }
    office.must('carla', { type: 'competition-opened', ...about, cup: 'chaos-cup' })
    office.must('carla', { type: 'match-agreed', match: 'm', home: 'annas', away: 'berts', competition: 'x' })
    return isDecisive(office.league, office.league.fixtures['m']!)
  }
  expect([decisive({}), decisive({ draws: 10 })]).toEqual([true, false])
})
