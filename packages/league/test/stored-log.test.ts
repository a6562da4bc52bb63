import { editionOf, SeededDice } from '@touchback/engine'
import { describe, expect, test } from 'vitest'
import { LeagueLog } from '../src/log/log.ts'
import type { Entry } from '../src/log/entry.ts'
import { officeOf } from './office.ts'
import { league, playMatch, type Scribe, scored, teamOf } from './scribe.ts'

/** Two matches as they are stored, and one entry that is otherwise: as rules of another day let it be. */
function stored(change: (entry: Entry) => object | undefined) {
  const scribe = league({ edition: 'lrb4', inARow: 0 })
  for (const match of ['m1', 'm2']) playMatch(scribe, match, [2, 1])
  const lines = JSON.parse(JSON.stringify(scribe.log.entries)) as Entry[]
  return { scribe, lines: lines.map((entry) => change(entry) ?? entry) }
}
/** As its commissioner upholds it, and then from its lines alone. */
function opened(lines: readonly unknown[]): LeagueLog {
  const log = held(LeagueLog.doubted(lines))
  if (log.unfit.length === 0) return held(LeagueLog.read(lines))
  const [{ entry, problem } = { entry: 0, problem: '' }] = log.unfit
  expect(LeagueLog.read(lines).problem).toBe(`Entry ${entry}: ${problem}`)
  const upheld = { type: 'upheld', entries: log.unfit.map((each) => each.entry) }
  expect(log.append({ no: lines.length + 1, at: '', by: 'carla', ...upheld }).problem).toBeNull()
  expect(log.unfit).toEqual([])
  const again = held(LeagueLog.read(JSON.parse(JSON.stringify(log.entries)) as unknown[]))
  expect(again.league).toEqual(log.league)
  return again
}
function held({ value, problem }: ReturnType<typeof LeagueLog.read>): LeagueLog {
  if (value === null) throw new Error(problem)
  return value
}
const isFirstBooks = (entry: Entry): entry is Entry<'aftermath'> =>
  entry.type === 'aftermath' && entry.match === 'm1' && entry.team === 'annas'
/** What came of it, whatever the books hold. */
const results = ({ league: { fixtures } }: LeagueLog) =>
  Object.values(fixtures).map(({ id, settled, report, closed }) => [id, settled, report?.score, closed])

/** After a correction that says what was there already. */
function workedOutAgain({ entries }: LeagueLog): object {
  const log = held(LeagueLog.read(entries))
  const place = entries.findIndex(({ type }) => type === 'joined')
  const { no, at, by: _, ...content } = entries[place]!
  const corrected = { type: 'corrected', entry: no, content, why: 'looked at' }
  expect(log.append({ no: entries.length + 1, at, by: 'carla', ...corrected }).problem).toBeNull()
  expect(log.league.entries).toBe(entries.length + 1)
  return { ...log.league, entries: entries.length }
}

test('a log that today’s rules allow is the same league', () => {
  const { scribe, lines } = stored(() => undefined)
  const log = opened(lines)
  expect(log.league).toEqual(scribe.log.league)
})

test('books that today’s rules keep otherwise are open again from there on, and everything after them stands', () => {
  const { scribe, lines } = stored((entry) =>
    isFirstBooks(entry) ? { ...entry, dice: entry.dice.slice(0, -1) } : undefined,
  )
  const place = scribe.log.entries.findIndex(isFirstBooks) + 1
  const log = opened(lines)
  expect(log.entries).toHaveLength(lines.length + 1)
  expect(results(log)).toEqual(results(scribe.log))
  expect(log.league.misfits).toEqual([
    { entry: place, problem: 'The aftermath lacks dice that were thrown.' },
  ])
  const [open] = log.league.reopened
  expect(open).toMatchObject({ entry: place, team: 'annas', match: 'm1' })
  expect(workedOutAgain(log)).toEqual(log.league)
  const stamp = () => ({ no: log.entries.length + 1, at: '' })
  const agreed = { type: 'match-agreed', match: 'm3', home: 'annas', away: 'berts' }
  expect(log.append({ ...stamp(), by: 'anna', ...agreed }).problem).toBeNull()
  const report = scored(scribe, [0, 0])
  expect(log.append({ ...stamp(), by: 'anna', type: 'reported', match: 'm3', report }).problem).toBe(
    'The books of anna\'s on "m1" are open again: they must be closed first.',
  )
  const { value: books } = log.open({ match: 'm1', team: 'annas' }, new SeededDice(5))
  while (books!.decision !== null) books!.choose(books!.decision.default)
  const { choices, dice } = books!.toJSON()
  const anew = { type: 'aftermath', match: 'm1', team: 'annas', choices, dice }
  expect(log.append({ ...stamp(), by: 'anna', ...anew }).problem).toBeNull()
  expect([log.league.misfits, log.league.reopened]).toEqual([[], []])
  expect(opened(JSON.parse(JSON.stringify(log.entries)) as unknown[]).league).toEqual(log.league)
})

test('a result that today’s rules do not believe counts all the same, and is listed', () => {
  const { scribe, lines } = stored((entry) => {
    if (entry.type !== 'reported' || entry.match !== 'm1') return undefined
    return { ...entry, report: { ...entry.report, score: { home: 2, away: 60 } } }
  })
  const log = opened(lines)
  expect(log.league.misfits.map(({ problem }) => problem)).toEqual([
    "bert's cannot have scored 60 times: even with overtime a team has 24 turns.",
  ])
  expect(log.league.fixtures['m1']?.settled).toBe(true)
  expect(log.league.fixtures['m2']).toEqual(scribe.log.league.fixtures['m2'])
})

test('a match that was agreed on against today’s rules and played stays', () => {
  const { scribe, lines } = stored(() => undefined)
  const [first, ...others] = lines
  const log = opened([{ ...first, inARow: 1 }, ...others])
  expect(log.league.misfits.map(({ problem }) => problem)).toEqual([
    'These two have met 1 times in a row: somebody else comes first.',
  ])
  expect(results(log)).toEqual(results(scribe.log))
})

test('one that was not played, a round drawn otherwise and a correction that does not fit are left out', () => {
  const { scribe, lines } = stored(() => undefined)
  const no = lines.length + 1
  const more = [
    { no, at: '', by: 'anna', type: 'match-agreed', match: 'm3', home: 'annas', away: 'annas' },
    {
      no: no + 1,
      at: '',
      by: 'carla',
      type: 'corrected',
      entry: 2,
      content: { type: 'left', coach: 'anna' },
    },
    { no: no + 2, at: '', by: 'carla', type: 'locked', team: 'annas', locked: true },
  ]
  const log = opened([...lines, ...more])
  expect(log.league.misfits.map(({ entry }) => entry)).toEqual([no, no + 1])
  expect(log.league.fixtures).toEqual(scribe.log.league.fixtures)
  expect(log.league.teams['annas']?.locked).toBe(true)
  const content = { type: 'joined', coach: 'anna', name: 'Anna' }
  const better = { no: no + 4, at: '', by: 'carla', type: 'corrected', entry: 2, content }
  expect(log.append(better).problem).toBeNull()
  expect(log.league.coaches['anna']).toBe('Anna')
  expect(log.league.misfits.map(({ entry }) => entry)).toEqual([no, no + 1])
})

test('what is no entry, or was nobody’s to write, is refused', () => {
  const { lines } = stored(() => undefined)
  const no = lines.length + 1
  const locked = { no, at: '', by: 'anna', type: 'locked', team: 'annas', locked: true }
  const problem = (line: unknown): string | null => LeagueLog.doubted([...lines, line]).problem
  expect(problem({ ...locked, by: 'anna' })).toContain(`Entry ${no}: Only commissioner or delegate may write`)
  expect(problem({ ...locked, no: 3 })).toBe(`Entry ${no}: The next entry is number ${no}, not 3.`)
  expect(problem('nonsense')).toContain(`Entry ${no}: `)
  expect(LeagueLog.doubted([]).problem).not.toBeNull()
})

test('only the commissioner upholds, what was there before, and for good', () => {
  const { lines } = stored(() => undefined)
  const no = lines.length + 1
  const log = held(LeagueLog.read(lines))
  const uphold = (by: string, ...entries: readonly number[]): string | null =>
    log.append({ no: log.entries.length + 1, at: '', by, type: 'upheld', entries }).problem
  expect(uphold('anna', 3)).toContain('Only commissioner may write "upheld"')
  expect(uphold('carla', 3, no)).toBe(`There is no earlier entry ${no} to uphold.`)
  expect(uphold('carla', 3)).toBeNull()
  const content = { type: 'upheld', entries: [4] }
  expect(log.append({ no: no + 1, at: '', by: 'carla', type: 'corrected', entry: no, content }).problem).toBe(
    'What has been upheld stays upheld.',
  )
  const itself = { no, at: '', by: 'anna', type: 'match-agreed', match: 'm3', home: 'annas', away: 'annas' }
  const stranger = { no: no + 1, at: '', by: 'anna', type: 'upheld', entries: [no] }
  expect(LeagueLog.read([...lines, itself, stranger]).problem).toContain(`Entry ${no + 1}: Only commissioner`)
})

test('players who were bought in such books keep the ids that later entries know them by', () => {
  const scribe: Scribe = league({ edition: 'lrb4', inARow: 0 })
  playMatch(scribe, 'm1', [2, 1])
  const lines = JSON.parse(JSON.stringify(scribe.log.entries)) as Entry[]
  const books = lines.find(isFirstBooks)!
  const position = teamOf(scribe, 'annas').players.at(-1)!.position
  const signed = teamOf(scribe, 'annas').signed
  const choices = [{ type: 'buy', what: position }, ...books.choices]
  const log = opened(lines.map((entry) => (entry === books ? { ...entry, choices, dice: [] } : entry)))
  expect(log.league.reopened).toHaveLength(1)
  expect(teamOf({ log } as Scribe, 'annas').signed).toBe(signed + 1)
  const nobody = [{ type: 'keep', player: 'Nobody' }, ...books.choices]
  const other = opened(
    lines.map((entry) => (entry === books ? { ...entry, choices: nobody, dice: [] } : entry)),
  )
  expect(teamOf({ log: other } as Scribe, 'annas').signed).toBe(signed)
})

describe('a round that was drawn against today’s rules', () => {
  const knockOut = (competition: string) => ({
    type: 'competition-opened',
    competition,
    name: competition,
    format: 'knock-out',
    teams: ['annas', 'berts'],
  })
  const drawn = (competition: string, ...dice: readonly number[]) => ({
    type: 'round-drawn',
    competition,
    round: 1,
    dice,
    pairings: [['berts', 'annas']],
  })
  const numbered = (lines: readonly object[]): object[] =>
    lines.map((entry, place) => ({ ...entry, no: place + 1 }))
  /** Two cups, both drawn by the dice before the first is played. */
  function cups(...before: readonly object[]) {
    const office = officeOf('basic', ['anna', 'bert'])
    for (const entry of [knockOut('x'), knockOut('y'), ...before]) office.must('carla', entry)
    for (const competition of ['x', 'y']) office.must('carla', drawn(competition, 2))
    office.play('x/1/1', [2, 1])
    const lines = JSON.parse(JSON.stringify(office.log.entries)) as Entry[]
    return { office, lines, place: lines.findIndex(({ type }) => type === 'round-drawn') }
  }
  const otherwise = (place: number) => [{ entry: place + 1, problem: 'The draw comes out otherwise.' }]

  test('stays once it is played, whatever else was drawn in between', () => {
    const { office, lines, place } = cups()
    const { league: now } = opened(lines.with(place, { ...lines[place]!, ...drawn('x', 1) } as Entry))
    expect(now.misfits).toEqual(otherwise(place))
    expect(now.fixtures).toEqual(office.league.fixtures)
    expect(now.teams).toEqual(office.league.teams)
  })

  test('is left out where it was drawn again before it was played', () => {
    const { office, lines, place } = cups()
    const wrong = { ...lines[place]!, pairings: [['annas', 'berts']] }
    const { league: now } = opened(numbered(lines.toSpliced(place, 0, wrong as unknown as Entry)))
    expect(now.misfits).toEqual(otherwise(place))
    expect(now.fixtures['x/1/1']).toEqual({
      ...office.league.fixtures['x/1/1'],
      settledBy: office.log.entries.findIndex(({ type }) => type === 'played') + 2,
    })
    expect(now.competitions).toEqual(office.league.competitions)
  })
})

test('a match that was refereed counts, whatever today’s rules say of its report', () => {
  const office = officeOf('basic', ['anna', 'bert'])
  office.meet('m1', ['annas', 'berts'], [2, 1])
  const lines = JSON.parse(JSON.stringify(office.log.entries)) as Entry[]
  const played = lines.find((entry) => entry.type === 'played')!
  const [, other = ''] = Object.keys(editionOf('basic').teams.rosters)
  played.report.sides.home = { ...played.report.sides.home, roster: other }
  const { league: now } = opened(lines)
  expect(now.misfits.map(({ entry }) => entry)).toEqual([played.no])
  expect(now.fixtures['m1']?.settled).toBe(true)
  expect(now.teams).toEqual(office.league.teams)
})

test('a second report, one of a match that nobody arranged, and a coach who joins again change nothing', () => {
  const { scribe, lines } = stored(() => undefined)
  const report = scored(scribe, [0, 1])
  const more = [
    { by: 'anna', type: 'reported', match: 'm1', report },
    { by: 'carla', type: 'ruled', match: 'm9', report },
    { by: 'anna', type: 'joined', coach: 'anna', name: 'Another' },
  ].map((entry, place) => ({ no: lines.length + 1 + place, at: '', ...entry }))
  const { league: now } = opened([...lines, ...more])
  expect(now.misfits.map(({ entry }) => entry)).toEqual(more.map(({ no }) => no))
  const { misfits: _, entries: __, ...before } = scribe.log.league
  expect(now).toMatchObject(before)
})
