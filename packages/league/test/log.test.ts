import { EDITIONS } from '@touchback/engine'
import { describe, expect, test } from 'vitest'
import { LeagueLog } from '../src/log/log.ts'
import { openBooks } from '../src/log/league.ts'
import { RIGHTS, ROLES } from '../src/log/rights.ts'
import { suggestedDraft } from '../src/suggested.ts'
import { officeOf } from './office.ts'
import { close, league, playMatch, scored, type Scribe, teamOf } from './scribe.ts'

const edition = EDITIONS['basic']!
const [, second = ''] = Object.keys(edition.teams.rosters)

test('a match typed in counts when the other coach has confirmed it, and the books are closed by each team alone', () => {
  const scribe = league()
  scribe.must('anna', { type: 'match-agreed', match: 'm1', home: 'annas', away: 'berts' })
  scribe.must('anna', { type: 'reported', match: 'm1', report: scored(scribe, [2, 1]) })
  expect(scribe.write('anna', { type: 'confirmed', match: 'm1' })).toContain('Only opponent may write')
  expect(scribe.write('anna', { type: 'aftermath', match: 'm1', team: 'annas', choices: [], dice: [] })).toBe(
    'Its report is not settled yet.',
  )
  scribe.must('bert', { type: 'disputed', match: 'm1', reason: 'It was 2-2.' })
  expect(scribe.log.league.fixtures['m1']?.disputed).toBe('It was 2-2.')
  scribe.must('carla', { type: 'ruled', match: 'm1', report: scored(scribe, [2, 2]) })
  expect(openBooks(scribe.log.league, 'annas')).toEqual(['m1'])
  close(scribe, 'm1', 'annas')
  expect(openBooks(scribe.log.league, 'annas')).toEqual([])
  expect(openBooks(scribe.log.league, 'berts')).toEqual(['m1'])
  expect(teamOf(scribe, 'annas').matches).toHaveLength(1)
})

test('the league before an entry has all that came earlier and not the entry itself', () => {
  const { log } = league()
  const joined = log.entries.find(({ type }) => type === 'joined')!
  const coaches = (no: number) => Object.keys(log.before(no).coaches).length
  expect(log.before(joined.no).entries).toBe(joined.no - 1)
  expect(coaches(joined.no + 1)).toBe(coaches(joined.no) + 1)
})

test('two in a row and no third against the same', () => {
  const scribe = league()
  playMatch(scribe, 'm1', [1, 0])
  playMatch(scribe, 'm2', [1, 1])
  expect(scribe.write('anna', { type: 'match-agreed', match: 'm3', home: 'berts', away: 'annas' })).toContain(
    '2 times in a row',
  )
  const freer = league({ inARow: 0 })
  for (const match of ['m1', 'm2', 'm3']) playMatch(freer, match, [0, 0])
})

test('nobody reports a match while books of an earlier one are open', () => {
  const scribe = league()
  for (const match of ['m1', 'm2'])
    scribe.must('anna', { type: 'match-agreed', match, home: 'annas', away: 'berts' })
  scribe.must('anna', { type: 'reported', match: 'm1', report: scored(scribe, [1, 0]) })
  scribe.must('bert', { type: 'confirmed', match: 'm1' })
  expect(scribe.write('anna', { type: 'reported', match: 'm2', report: scored(scribe, [1, 0]) })).toContain(
    'closed its books',
  )
})

test('a report that nobody has confirmed holds up its own two teams and nobody else', () => {
  const office = officeOf('basic', ['anna', 'bert', 'dora', 'emil'])
  office.must('anna', { type: 'match-agreed', match: 'm1', home: 'annas', away: 'berts' })
  const typed = (score: [number, number]) => ({
    type: 'reported',
    match: 'm1',
    report: office.report('m1', score),
  })
  office.must('anna', typed([1, 0]))
  office.must('anna', typed([2, 0]))
  expect(office.league.unsettled).toEqual(['m1'])
  for (const [match, home, away] of [
    ['m2', 'doras', 'emils'],
    ['m3', 'annas', 'doras'],
    ['m4', 'doras', 'berts'],
  ] as const)
    office.must('carla', { type: 'match-agreed', match, home, away })
  const played = (match: string) => ({
    type: 'played',
    match,
    record: match,
    report: office.report(match, [0, 0]),
  })
  expect(office.write('carla', played('m3'))).not.toBeNull()
  expect(office.write('carla', played('m4'))).not.toBeNull()
  expect(office.write('carla', played('m2'))).toBeNull()
})

test('a coach who is a program is known as one until he leaves', () => {
  const scribe = league()
  scribe.must('robo', { type: 'joined', coach: 'robo', name: 'Robo', program: 'rookie' })
  expect(scribe.log.league.programs).toEqual({ robo: 'rookie' })
  scribe.must('robo', { type: 'left', coach: 'robo' })
  expect(scribe.log.league.programs).toEqual({})
})

test('what was refereed has happened, and what is typed in may be a slip of the pen', () => {
  const scribe = league()
  scribe.must('anna', { type: 'match-agreed', match: 'm1', home: 'annas', away: 'berts' })
  const report = scored(scribe, [1, 0])
  const slip = { ...report, score: { home: 0, away: 0 } }
  expect(scribe.write('anna', { type: 'reported', match: 'm1', report: slip })).toContain('scored 1 times')
  expect(scribe.write('carla', { type: 'played', match: 'm1', record: 'r', report: slip })).toBeNull()
})

test.for([
  ['it founds nothing', { no: 1, type: 'joined', coach: 'anna', name: 'Anna' }],
  ['it is not the first', { no: 2, type: 'founded', name: 'Monday', edition: 'basic' }],
])('a log does not begin where %s', ([, first]) => {
  const { value, problem } = LeagueLog.found({ at: '', by: 'carla', ...(first as object) })
  expect(value).toBeNull()
  expect(problem).toBe('The first entry of a log is number 1 and founds the league.')
})

test('nobody begins in a league with a star in his team', () => {
  const scribe = league({ edition: 'lrb4' })
  const draft = suggestedDraft(EDITIONS['lrb4']!, 'human')
  const [first, ...others] = draft.players
  const starred = { ...draft, rerolls: 0, players: [{ ...first, position: 'griff-oberwald' }, ...others] }
  scribe.must('dora', { type: 'joined', coach: 'dora', name: 'Dora' })
  const drafted = { type: 'drafted', team: 'doras', coach: 'dora', colour: '#e8833a', draft: starred }
  expect(scribe.write('dora', drafted)).toContain('league')
})

test('a log from its lines is the same league', () => {
  const scribe = league()
  playMatch(scribe, 'm1', [3, 0])
  const again = LeagueLog.read(JSON.parse(JSON.stringify(scribe.log.entries)))
  expect(again.value?.league).toEqual(scribe.log.league)
})

test('any prefix of a log is a legal log', () => {
  const scribe = league()
  playMatch(scribe, 'm1', [3, 0])
  for (let count = 1; count <= scribe.log.entries.length; count++)
    expect(LeagueLog.read(scribe.log.entries.slice(0, count)).problem).toBeNull()
})

describe('correcting', () => {
  const corrected = (scribe: Scribe, entry: number, content: object) =>
    scribe.entry('carla', { type: 'corrected', entry, content, why: 'typed wrong' })
  const reportedAt = ({ log }: Scribe) => log.entries.findIndex(({ type }) => type === 'reported') + 1

  test('a correction that changes nothing changes nothing', () => {
    const scribe = league()
    playMatch(scribe, 'm1', [1, 0])
    const before = structuredClone(scribe.log.league)
    const { no: _, at: __, by: ___, ...content } = scribe.log.entries[reportedAt(scribe) - 1]!
    expect(scribe.log.preview(corrected(scribe, reportedAt(scribe), content)).value).toEqual([])
    expect(scribe.log.append(corrected(scribe, reportedAt(scribe), content)).problem).toBeNull()
    expect({ ...scribe.log.league, entries: 0 }).toEqual({ ...before, entries: 0 })
  })

  test('a new score is counted, the old entries stay, and the preview says what happens then', () => {
    const scribe = league()
    const report = scored(scribe, [0, 4])
    playMatch(scribe, 'm1', [1, 0])
    const entry = corrected(scribe, reportedAt(scribe), { type: 'reported', match: 'm1', report })
    const kept = scribe.log.entries.slice()
    const told = scribe.log.preview(entry)
    expect(told.problem).toBeNull()
    expect(scribe.log.entries).toEqual(kept)
    expect(scribe.log.append(entry).problem).toBeNull()
    expect(scribe.log.entries.slice(0, -1)).toEqual(kept)
    expect(scribe.log.league.fixtures['m1']?.report?.score).toEqual({ home: 0, away: 4 })
  })

  test('only the commissioner, only what is there, and never into something else', () => {
    const scribe = league()
    playMatch(scribe, 'm1', [1, 0])
    expect(scribe.write('anna', { type: 'corrected', entry: 3, content: {} })).toContain('Only commissioner')
    expect(scribe.write('carla', { type: 'corrected', entry: 99, content: {} })).toContain(
      'no earlier entry 99',
    )
    expect(
      scribe.write('carla', { type: 'corrected', entry: 2, content: { type: 'retired', team: 'annas' } }),
    ).toContain('cannot become "retired"')
  })
})

test('between two teams of one coach nothing changes hands; between two coaches both must agree', () => {
  const scribe = league({ teamsPerCoach: 2 })
  const draft = suggestedDraft(edition, second)
  scribe.must('anna', {
    type: 'drafted',
    team: 'annas-2',
    coach: 'anna',
    colour: '#e8833a',
    draft: { ...draft, name: 'Seconds' },
  })
  const moved = { type: 'transferred', gold: 0, agreed: ['anna', 'bert'] }
  expect(scribe.write('anna', { ...moved, from: 'annas', to: 'annas-2' })).toContain('same coach')
  expect(scribe.write('anna', { ...moved, from: 'annas', to: 'berts', agreed: ['anna'] })).toBe(
    'Coach "bert" has not agreed.',
  )
  scribe.must('anna', { ...moved, from: 'annas', to: 'berts' })
})

describe('rights are one table', () => {
  test.each(Object.entries(RIGHTS))('%s names roles there are', (_, roles) => {
    expect(roles.length).toBeGreaterThan(0)
    expect(roles.every((role) => ROLES.includes(role))).toBe(true)
  })
  test('a stranger may found a league or join one, and nothing else', () => {
    const scribe = league()
    scribe.must('anna', { type: 'match-agreed', match: 'm1', home: 'annas', away: 'berts' })
    const attempts = [
      { type: 'match-cancelled', match: 'm1' },
      { type: 'reported', match: 'm1', report: scored(scribe, [1, 0]) },
      { type: 'locked', team: 'annas', locked: true },
      { type: 'retired', team: 'annas' },
      { type: 'season-closed', season: '1' },
      {
        type: 'competition-opened',
        competition: 'cup',
        name: 'Cup',
        format: 'knock-out',
        teams: ['annas', 'berts'],
      },
    ]
    for (const attempt of attempts) expect(scribe.write('mallory', attempt)).toMatch(/^Only /u)
    expect(scribe.write('mallory', { type: 'joined', coach: 'mallory', name: 'Mallory' })).toBeNull()
  })
})

test.each([
  ['nothing', null, 'should be an object'],
  ['a stranger kind', { type: 'bribed' }, 'should be a kind of entry we know'],
  ['a wrong number', { no: 7, type: 'retired', team: 'annas' }, 'The next entry is number 6, not 7.'],
  ['a missing field', { type: 'retired' }, 'The entry.team should be'],
  ['a field too many', { type: 'retired', team: 'annas', gold: 5 }, 'The entry has no "gold".'],
  ['__proto__', JSON.parse('{"type":"retired","team":"annas","__proto__":{"by":"carla"}}'), 'has no'],
  ['a team nobody has', { type: 'retired', team: 'constructor' }, 'none of these here'],
])('%s is refused with a sentence, and nothing is half-applied', (_, content, problem) => {
  const scribe = league()
  const before = structuredClone(scribe.log.league)
  const entry = content === null ? null : { ...scribe.entry('anna', {}), ...content }
  expect(scribe.log.append(entry).problem).toContain(problem)
  expect(scribe.log.league).toEqual(before)
})
