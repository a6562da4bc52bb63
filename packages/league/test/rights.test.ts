import { expect, test } from 'vitest'
import type { Entry, EntryType } from '../src/log/entry.ts'
import { rightsProblem } from '../src/log/problems.ts'
import { RIGHTS } from '../src/log/rights.ts'
import { officeOf } from './office.ts'

/**
 * Carla runs the league, Dora the cup; Anna and Bert have a match in it, which Anna has reported, and a challenge of hers that waits
 * for him; Emil is in the league and has nothing to do with any of it; Mallory is nobody.
 */
const office = officeOf('lrb4', ['anna', 'bert', 'dora', 'emil'])
office.must('carla', {
  type: 'competition-opened',
  competition: 'cup',
  name: 'Cup',
  format: 'play-offs',
  teams: ['annas', 'berts'],
})
office.must('carla', { type: 'delegated', competition: 'cup', coach: 'dora' })
office.must('anna', { type: 'challenged', challenge: 'c1', competition: 'cup', from: 'annas', to: 'berts' })
office.must('anna', { type: 'match-agreed', match: 'm1', competition: 'cup', home: 'annas', away: 'berts' })
office.must('anna', { type: 'reported', match: 'm1', report: office.report('m1', [1, 0]) })

const about = {
  match: 'm1',
  competition: 'cup',
  team: 'annas',
  coach: 'anna',
  from: 'annas',
  to: 'berts',
  home: 'annas',
  away: 'berts',
  challenge: 'c1',
}
/** What of it belongs to each kind of entry, as far as rights look at it, and who may write it. */
const EXPECTED: Readonly<
  Record<EntryType, readonly [fields: readonly (keyof typeof about)[], allowed: readonly string[]]>
> = {
  founded: [[], ['anna', 'bert', 'carla', 'dora', 'emil', 'mallory']],
  joined: [['coach'], ['anna', 'bert', 'carla', 'dora', 'emil', 'mallory']],
  left: [['coach'], ['anna', 'carla']],
  'season-begun': [[], ['carla']],
  'season-closed': [[], ['carla']],
  drafted: [
    ['team', 'coach'],
    ['anna', 'carla'],
  ],
  redrafted: [['team'], ['anna', 'carla']],
  'competition-opened': [['competition'], ['carla']],
  entered: [
    ['competition', 'team'],
    ['anna', 'carla', 'dora'],
  ],
  delegated: [['competition', 'coach'], ['carla']],
  'week-begun': [['competition'], ['carla', 'dora']],
  submitted: [
    ['competition', 'team'],
    ['anna', 'carla', 'dora'],
  ],
  qualified: [['competition'], ['carla', 'dora']],
  'round-drawn': [['competition'], ['carla', 'dora']],
  'match-agreed': [
    ['match', 'competition', 'home', 'away'],
    ['anna', 'bert', 'carla', 'dora'],
  ],
  'match-cancelled': [['match'], ['carla', 'dora']],
  challenged: [
    ['challenge', 'competition', 'from', 'to'],
    ['anna', 'carla', 'dora'],
  ],
  'challenge-accepted': [['challenge'], ['bert']],
  'challenge-refused': [['challenge'], ['bert', 'carla', 'dora']],
  'challenge-substituted': [['challenge'], ['bert']],
  'challenge-evaded': [['challenge'], ['anna', 'carla', 'dora']],
  'deadline-passed': [['match'], ['carla', 'dora']],
  decided: [['match'], ['carla', 'dora']],
  locked: [['team'], ['carla', 'dora']],
  reported: [['match'], ['anna', 'bert', 'carla']],
  played: [['match'], ['anna', 'bert', 'carla']],
  confirmed: [['match'], ['bert']],
  disputed: [['match'], ['bert']],
  ruled: [['match'], ['carla', 'dora']],
  aftermath: [
    ['match', 'team'],
    ['anna', 'carla'],
  ],
  transferred: [
    ['from', 'to'],
    ['anna', 'bert', 'carla'],
  ],
  'prizes-given': [['competition'], ['carla', 'dora']],
  'prize-taken': [
    ['competition', 'team'],
    ['anna', 'carla'],
  ],
  honoured: [['team'], ['carla']],
  corrected: [[], ['carla']],
  upheld: [[], ['carla']],
  retired: [['team'], ['anna', 'carla']],
}
const PEOPLE = ['anna', 'bert', 'carla', 'dora', 'emil', 'mallory']

const problem = (type: EntryType, by: string, given: object): string | null => {
  const entry = { no: office.log.entries.length + 1, at: '', by, type, ...given }
  // Rights are asked before anything else of an entry is looked at.
  return rightsProblem(office.league, entry as unknown as Entry)
}

test.each(Object.entries(EXPECTED))('%s', (type, [fields, allowed]) => {
  const given = Object.fromEntries(fields.map((field) => [field, about[field]]))
  const kind = type as EntryType
  expect(PEOPLE.filter((by) => problem(kind, by, given) === null)).toEqual(allowed)
  for (const by of PEOPLE.filter((each) => !allowed.includes(each)))
    expect(problem(kind, by, given)).toBe(
      `Only ${RIGHTS[kind].join(' or ')} may write "${type}", and "${by}" is none of these here.`,
    )
})

test('the coach who did not type a report in confirms it, whichever side he has', () => {
  const other = officeOf('lrb4', ['anna', 'bert'])
  other.must('anna', { type: 'match-agreed', match: 'm1', home: 'annas', away: 'berts' })
  const confirmed = { type: 'confirmed', match: 'm1' }
  expect(other.write('bert', confirmed)).toMatch(/^Only opponent/u)
  other.must('bert', { type: 'reported', match: 'm1', report: other.report('m1', [1, 0]) })
  expect(other.write('bert', confirmed)).toMatch(/^Only opponent/u)
  other.must('anna', confirmed)
})

test('nobody confirms what nobody has reported, or what the commissioner has', () => {
  const other = officeOf('lrb4', ['anna', 'bert', 'dora', 'emil'])
  other.must('anna', { type: 'match-agreed', match: 'm1', home: 'annas', away: 'berts' })
  const nobody = (): void => {
    for (const by of ['anna', 'bert', 'carla', 'dora'])
      expect(other.write(by, { type: 'confirmed', match: 'm1' })).toMatch(/^Only opponent/u)
  }
  nobody()
  other.must('carla', { type: 'reported', match: 'm1', report: other.report('m1', [1, 0]) })
  nobody()
})

test('a competition that somebody runs gives him no right in another, nor over teams that are not in it', () => {
  office.must('carla', {
    type: 'competition-opened',
    competition: 'other',
    name: 'Other',
    format: 'open',
    teams: ['emils'],
  })
  expect(problem('round-drawn', 'dora', { competition: 'other' })).toMatch(/^Only /u)
  expect(problem('locked', 'dora', { team: 'emils' })).toMatch(/^Only /u)
  expect(problem('match-cancelled', 'dora', { match: 'nowhere' })).toMatch(/^Only /u)
  expect(problem('challenge-refused', 'bert', { challenge: 'nowhere' })).toMatch(/^Only /u)
})
