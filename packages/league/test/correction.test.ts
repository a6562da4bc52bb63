import { SeededDice } from '@touchback/engine'
import { learnedSkills, type MatchReport, noFeats, totalPoints } from '@touchback/engine/career'
import { describe, expect, test } from 'vitest'
import { unreadyProblem } from '../src/fixture-match.ts'
import { LeagueLog } from '../src/log/log.ts'
import { changes } from '../src/log/preview.ts'
import { arrivals, withOldIds } from '../src/log/recall.ts'
import { officeOf } from './office.ts'
import { close, league, line, scored, type Scribe, teamOf } from './scribe.ts'

/** A report in which these players of Anna's scored, and nobody else did anything. */
function scoredBy(scribe: Scribe, touchdowns: Readonly<Record<string, number>>): MatchReport {
  const report = scored(scribe, [0, 0])
  const { home } = report.sides
  const players = Object.fromEntries(
    Object.keys(home.players).map((id) => [id, line(touchdowns[id] ?? 0)] as const),
  )
  const score = Object.values(touchdowns).reduce((sum, each) => sum + each, 0)
  return {
    ...report,
    gate: 20_000,
    score: { home: score, away: 0 },
    sides: { ...report.sides, home: { ...home, players } },
  }
}

/** Two matches with the same scorers; unless told otherwise p5 reaches a level in the first. */
function season(
  touchdowns: Readonly<Record<string, number>> = { p5: 2 },
  type: 'reported' | 'ruled' = 'reported',
): Scribe {
  const scribe = league({ edition: 'lrb4', inARow: 0 })
  for (const match of ['m1', 'm2']) {
    scribe.must('anna', { type: 'match-agreed', match, home: 'annas', away: 'berts' })
    scribe.must('carla', { type, match, report: scoredBy(scribe, touchdowns) })
    close(scribe, match, 'annas')
    close(scribe, match, 'berts')
  }
  return scribe
}

const BOOKS = { match: 'm1', team: 'annas' }
const placeOf = ({ log }: Scribe, type: string, match = 'm1'): number =>
  log.entries.findIndex((entry) => entry.type === type && 'match' in entry && entry.match === match) + 1
const booksOf = ({ log }: Scribe, match: string, team: string): number =>
  log.entries.findIndex(
    (entry) => entry.type === 'aftermath' && entry.match === match && entry.team === team,
  ) + 1

const correction = (scribe: Scribe, entry: number, content: object) =>
  scribe.entry('carla', { type: 'corrected', entry, content, why: 'typed wrong' })
const correct = (scribe: Scribe, entry: number, content: object): string | null =>
  scribe.log.append(correction(scribe, entry, content)).problem
const reported = (report: MatchReport, match = 'm1') => ({ type: 'reported', match, report })

const player = (scribe: Scribe, id: string, team = 'annas') => {
  const { players, former } = teamOf(scribe, team)
  return [...players, ...former].find((each) => each.id === id)!
}

describe('dice stay with the question they answered', () => {
  test('another score changes what follows from it and nothing that was rolled', () => {
    const scribe = season()
    const before = structuredClone(scribe.log.league)
    const report = { ...scoredBy(scribe, { p5: 2 }), score: { home: 2, away: 3 } }
    expect(correct(scribe, placeOf(scribe, 'reported'), reported(report))).toBeNull()
    expect(scribe.log.league.reopened).toEqual([])
    expect(player(scribe, 'p5').gained).toEqual(before.teams['annas']!.team.players[4]!.gained)
    // A victory less is 10,000 less for the winner's die.
    expect(teamOf(scribe, 'annas').treasury).toBe(before.teams['annas']!.team.treasury - 10_000)
    expect(teamOf(scribe, 'berts').treasury).toBe(before.teams['berts']!.team.treasury + 10_000)
    expect(teamOf(scribe, 'annas').matches.map(({ score }) => score)).toEqual([
      [2, 3],
      [2, 0],
    ])
  })

  test('whoever rolls for the first time is listed, and whoever had rolled keeps his dice when it is answered', () => {
    const scribe = season()
    const learned = learnedSkills(player(scribe, 'p5'))
    expect(learned.length).toBeGreaterThan(0)
    const wanted = reported(scoredBy(scribe, { p1: 2, p5: 2 }))
    expect(correct(scribe, placeOf(scribe, 'reported'), wanted)).toBeNull()
    expect(scribe.log.league.reopened).toEqual([
      {
        entry: booksOf(scribe, 'm1', 'annas'),
        team: 'annas',
        match: 'm1',
        competition: null,
        question: { what: 'improvement to Experienced', player: 'p1' },
      },
    ])
    expect(totalPoints(player(scribe, 'p1'))).toBeGreaterThanOrEqual(6)
    const aftermath = scribe.log.open(BOOKS, new SeededDice(9)).value!
    expect(aftermath.decision?.player).toBe('p1')
    aftermath.choose(aftermath.decision!.default)
    expect(aftermath.decision).toBeNull()
    const { choices, dice } = aftermath.toJSON()
    scribe.must('anna', { type: 'aftermath', match: 'm1', team: 'annas', choices, dice })
    expect(scribe.log.league.reopened).toEqual([])
    expect(learnedSkills(player(scribe, 'p5'))).toEqual(learned)
    expect(player(scribe, 'p1').gained).toHaveLength(1)
    expect(teamOf(scribe, 'annas').matches).toHaveLength(2)
  })

  test('a rank that is reached in another match now has the dice and the answer it had, there and back', () => {
    const scribe = season({ p6: 1 })
    const then = player(scribe, 'p6').gained
    expect(then.map(({ after }) => after)).toEqual([2])
    const scoring = (touchdowns: number) => reported(scoredBy(scribe, { p6: touchdowns }))
    for (const [touchdowns, match] of [
      [2, 1],
      [1, 2],
    ] as const) {
      const { treasury } = teamOf(scribe, 'annas')
      expect(correct(scribe, placeOf(scribe, 'reported'), scoring(touchdowns))).toBeNull()
      expect(scribe.log.league.reopened).toEqual([])
      expect(player(scribe, 'p6').gained).toEqual(then.map((lesson) => ({ ...lesson, after: match })))
      expect(teamOf(scribe, 'annas').treasury).toBe(treasury)
      const { value: again } = LeagueLog.read(JSON.parse(JSON.stringify(scribe.log.entries)) as unknown[])
      expect(again?.league).toEqual(scribe.log.league)
    }
  })

  test('an answer is for the question it was given to, not for those before it', () => {
    const scribe = season()
    correct(scribe, placeOf(scribe, 'reported'), reported(scoredBy(scribe, { p5: 2, p6: 2, p7: 2 })))
    const aftermath = scribe.log.open(BOOKS, new SeededDice(9)).value!
    const asked: (string | null | undefined)[] = []
    while (aftermath.decision !== null) {
      asked.push(aftermath.decision.player)
      aftermath.choose(aftermath.decision.options.at(asked.length === 1 ? 0 : -1)!)
    }
    expect(asked).toEqual(['p6', 'p7'])
    const { choices, dice } = aftermath.toJSON()
    scribe.must('anna', { type: 'aftermath', match: 'm1', team: 'annas', choices, dice })
    expect(player(scribe, 'p6').gained).not.toEqual(player(scribe, 'p7').gained)
    expect(scribe.log.league.reopened).toEqual([])
  })

  test('who has been rolled for cannot be rolled for again', () => {
    const scribe = season()
    correct(scribe, placeOf(scribe, 'reported'), reported(scoredBy(scribe, { p1: 2, p5: 2 })))
    const aftermath = scribe.log.open(BOOKS, new SeededDice(9)).value!
    aftermath.choose(aftermath.decision!.default)
    const { choices, dice } = aftermath.toJSON()
    const other = dice.map((die, index) => (index === 0 ? (die % 6) + 1 : die))
    const before = structuredClone(scribe.log.league)
    const books = { type: 'aftermath', match: 'm1', team: 'annas' }
    expect(scribe.write('anna', { ...books, choices, dice: other })).toBe(
      'Dice and answers that stood before the correction stay as they were.',
    )
    expect(scribe.write('anna', { ...books, choices, dice: dice.slice(0, -1) })).not.toBeNull()
    expect(scribe.write('anna', { ...books, choices: [], dice })).not.toBeNull()
    expect(scribe.log.league).toEqual(before)
  })

  test.each([
    ['annas', 'berts'],
    ['berts', 'annas'],
  ])('nobody plays on before what is open again is answered (%s at home)', (home, away) => {
    const scribe = season()
    scribe.must('anna', { type: 'match-agreed', match: 'm3', home, away })
    const report = scored(scribe, [0, 0])
    const turned = { ...report, sides: { home: report.sides.away, away: report.sides.home } }
    correct(scribe, placeOf(scribe, 'reported'), reported(scoredBy(scribe, { p1: 2, p5: 2 })))
    expect(scribe.log.open({ competition: 'x', team: 'annas' }, new SeededDice(1)).problem).toBe(
      'There is no prize to take.',
    )
    const told = { type: 'reported', match: 'm3', report: home === 'annas' ? report : turned }
    expect(scribe.write('bert', told)).toBe(
      'The books of anna\'s on "m1" are open again: they must be closed first.',
    )
  })

  test('a draw falls on the same player, wherever he stands now; without him it is open', () => {
    const scribe = season()
    const [drawn] = teamOf(scribe, 'annas').players.filter(({ points }) => (points['mvp'] ?? 0) > 0)
    const without = (id: string): MatchReport => {
      const report = scoredBy(scribe, { p5: 2 })
      const { home } = report.sides
      const absent = { ...line(), available: false, fielded: false }
      return {
        ...report,
        sides: { ...report.sides, home: { ...home, players: { ...home.players, [id]: absent } } },
      }
    }
    const other = teamOf(scribe, 'annas').players.find(({ id }) => id !== drawn!.id && id !== 'p5')!
    const mvps = player(scribe, drawn!.id).mvps
    expect(correct(scribe, placeOf(scribe, 'reported'), reported(without(other.id)))).toBeNull()
    expect(scribe.log.league.reopened).toEqual([])
    expect(player(scribe, drawn!.id).mvps).toBe(mvps)
    expect(correct(scribe, placeOf(scribe, 'reported'), reported(without(drawn!.id)))).toBeNull()
    expect(scribe.log.league.reopened[0]?.question).toEqual({ what: 'mvp', player: null })
  })
})

describe('what does not fit any more', () => {
  const dead = (report: MatchReport, id: string): MatchReport => {
    const { home } = report.sides
    const killed = { ...line(), hurt: [{ effect: 'dead', cause: 'corrected' } as const] }
    return {
      ...report,
      sides: { ...report.sides, home: { ...home, players: { ...home.players, [id]: killed } } },
    }
  }

  test('a transfer of somebody who is dead now stays in the log, is not applied, and is listed', () => {
    const scribe = league({ edition: 'lrb4', inARow: 0 })
    const drafted = scribe.log.entries.find((entry) => entry.type === 'drafted' && entry.team === 'annas')
    if (drafted?.type !== 'drafted') throw new Error('no draft')
    scribe.must('dora', { type: 'joined', coach: 'dora', name: 'dora' })
    const { colour, draft } = drafted
    const eleven = Array.from({ length: 11 }, () => ({ position: draft.players.at(-1)!.position }))
    const room = { ...draft, players: eleven }
    scribe.must('dora', { type: 'drafted', team: 'doras', coach: 'dora', colour, draft: room })
    const report = scoredBy(scribe, { p5: 2 })
    scribe.must('anna', { type: 'match-agreed', match: 'm1', home: 'annas', away: 'berts' })
    scribe.must('carla', { type: 'reported', match: 'm1', report })
    close(scribe, 'm1', 'annas')
    close(scribe, 'm1', 'berts')
    const agreed = ['anna', 'dora', 'carla']
    scribe.must('anna', { type: 'transferred', from: 'annas', to: 'doras', player: 'p2', agreed })
    const transfer = scribe.log.entries.length
    scribe.must('anna', { type: 'transferred', from: 'annas', to: 'doras', player: 'p3', agreed })
    const before = teamOf(scribe, 'doras')
    const [second, third] = before.players.slice(-2)
    expect(correct(scribe, placeOf(scribe, 'reported'), reported(dead(report, 'p2')))).toBeNull()
    expect(scribe.log.league.misfits).toEqual([{ entry: transfer, problem: 'anna\'s has no player "p2".' }])
    const now = teamOf(scribe, 'doras')
    expect(now.players.map(({ id }) => id)).not.toContain(second!.id)
    expect(now.players.at(-1)).toEqual(third)
    expect(now.signed).toBe(before.signed)
  })

  test.for(['reported', 'ruled'] as const)(
    'a match that was %s stays played: what it says of somebody who was dead by then is left out',
    (type) => {
      const scribe = season({ p5: 2 }, type)
      const killed = dead(scoredBy(scribe, { p5: 2 }), 'p2')
      expect(correct(scribe, placeOf(scribe, type), { type, match: 'm1', report: killed })).toBeNull()
      const second = placeOf(scribe, type, 'm2')
      const problem = `${player(scribe, 'p2').name} of anna's is dead, and cannot have been there.`
      expect(scribe.log.league.misfits).toEqual([{ entry: second, problem }])
      expect(player(scribe, 'p2').status).toBe('dead')
      expect(player(scribe, 'p2').matches).toBe(1)
      expect(teamOf(scribe, 'annas').matches).toHaveLength(2)
      expect(scribe.log.league.fixtures['m2']?.settled).toBe(true)
    },
  )
})

test('a match on a ladder that was played stays played when a result before it is corrected', () => {
  const office = officeOf('lrb4', ['anna', 'bert', 'dora'], { inARow: 0 })
  const teams = ['annas', 'berts', 'doras']
  office.must('carla', {
    type: 'competition-opened',
    competition: 'x',
    name: 'X',
    format: 'ladder',
    reach: 1,
    teams,
  })
  office.meet('m1', ['doras', 'berts'], [1, 0], 'x')
  const first = office.log.entries.findIndex(({ type }) => type === 'played') + 1
  const lost = office.report('m1', [0, 1])
  office.must('dora', { type: 'challenged', challenge: 'm2', competition: 'x', from: 'doras', to: 'annas' })
  office.must('anna', { type: 'challenge-accepted', challenge: 'm2' })
  office.play('m2', [2, 0])
  office.meet('m3', ['berts', 'annas'], [1, 0], 'x')
  office.must('bert', { type: 'match-agreed', match: 'm4', home: 'berts', away: 'doras', competition: 'x' })
  const content = { type: 'played', match: 'm1', record: 'm1', report: lost }
  expect(office.write('carla', { type: 'corrected', entry: first, content })).toBeNull()
  const { fixtures, misfits } = office.league
  const problem = 'On "X" one may play for one place at most.'
  expect(misfits.map((misfit) => misfit.problem)).toEqual([problem, problem])
  expect([fixtures['m2']?.settled, fixtures['m3']?.settled]).toEqual([true, true])
  expect(office.team('doras').matches).toHaveLength(2)
})

test('who met in a match that has been reported stays as it was: its report is about their players', () => {
  const scribe = season()
  const place = placeOf(scribe, 'match-agreed')
  const swapped = { type: 'match-agreed', match: 'm1', home: 'berts', away: 'annas' }
  expect(correct(scribe, place, swapped)).toBe(
    'Match "m1" has been reported: annas and berts have played it.',
  )
  const entry = scribe.entry('carla', { type: 'corrected', entry: place, content: swapped })
  expect(scribe.log.preview(entry).problem).toMatch(/has been reported/u)
  expect(correct(scribe, place, { ...swapped, home: 'annas', away: 'berts', when: 'Sunday' })).toBeNull()
  expect(scribe.log.league.fixtures['m1']?.when).toBe('Sunday')
})

test('nor does anybody else come into it for one of the two', () => {
  const office = officeOf('basic', ['anna', 'bert', 'dora'])
  office.meet('m1', ['annas', 'berts'], [1, 0])
  const place = office.log.entries.findIndex(({ type }) => type === 'match-agreed') + 1
  for (const [home, away] of [
    ['annas', 'doras'],
    ['doras', 'berts'],
  ]) {
    const content = { type: 'match-agreed', match: 'm1', home, away }
    expect(correct(office, place, content)).toMatch(/has been reported: annas and berts/u)
  }
})

test('books that are open again hold up their own team and no other', () => {
  const office = officeOf('lrb4', ['anna', 'bert', 'dora', 'emil'], { inARow: 0 })
  office.meet('m1', ['annas', 'berts'], [1, 0])
  const [one] = office.team('annas').players
  const report = office.report('m1', [2, 0])
  const place = office.log.entries.findIndex(({ type }) => type === 'played') + 1
  const feats = { ...report.sides.home.players[one!.id]!, feats: { ...noFeats(), touchdowns: 2 } }
  const home = { ...report.sides.home, players: { ...report.sides.home.players, [one!.id]: feats } }
  const content = {
    type: 'played',
    match: 'm1',
    record: 'm1',
    report: { ...report, sides: { ...report.sides, home } },
  }
  expect(correct(office, place, content)).toBeNull()
  expect(office.league.reopened.map(({ team }) => team)).toContain('annas')
  const unready = (match: string, home: string, away: string): string | null => {
    office.must('carla', { type: 'match-agreed', match, home, away })
    return unreadyProblem(office.league, office.league.fixtures[match]!)
  }
  const waits = 'The books of annas are open again: they must be closed first.'
  expect(unready('m2', 'annas', 'doras')).toBe(waits)
  expect(unready('m3', 'emils', 'annas')).toBe(waits)
  expect(unready('m4', 'doras', 'emils')).toBeNull()
})

describe('corrections of corrections', () => {
  test('the latest holds, and one that is corrected itself counts as corrected', () => {
    const scribe = season()
    const place = placeOf(scribe, 'reported')
    const scoring = (home: number) => {
      const report = scoredBy(scribe, { p5: 2 })
      return reported({ ...report, score: { home, away: 0 } })
    }
    const score = () => scribe.log.league.fixtures['m1']?.report?.score.home
    expect(correct(scribe, place, scoring(3))).toBeNull()
    const first = scribe.log.entries.length
    expect(correct(scribe, place, scoring(4))).toBeNull()
    expect(score()).toBe(4)
    const latest = scribe.log.entries.length
    expect(correct(scribe, first, { type: 'corrected', entry: place, content: scoring(5) })).toBeNull()
    expect(score()).toBe(4)
    expect(correct(scribe, latest, { type: 'corrected', entry: place, content: scoring(6) })).toBeNull()
    expect(score()).toBe(6)
    const again = LeagueLog.read(JSON.parse(JSON.stringify(scribe.log.entries)))
    expect(again.value?.league).toEqual(scribe.log.league)
  })

  test.each([
    [
      'another kind',
      { type: 'corrected', entry: 2, content: { type: 'retired', team: 'annas' } },
      'cannot become',
    ],
    ['what comes later', { type: 'corrected', entry: 90, content: {} }, 'There is no earlier entry 90'],
    ['the founding', { type: 'corrected', entry: 1, content: {} }, 'There is no earlier entry 1'],
    ['nothing', { type: 'corrected', entry: 2, content: null }, 'The new content'],
    ['no correction', { type: 'retired', team: 'annas' }, 'is "corrected" and cannot become "retired"'],
  ])('not into %s', (_, content, problem) => {
    const scribe = season()
    const report = scoredBy(scribe, { p5: 2 })
    correct(scribe, placeOf(scribe, 'reported'), reported(report))
    const before = structuredClone(scribe.log.league)
    expect(correct(scribe, scribe.log.entries.length, content)).toContain(problem)
    expect(scribe.log.league).toEqual(before)
  })
})

test('what a correction puts in the place of an entry must be legal there', () => {
  const scribe = season()
  const report = scoredBy(scribe, { p5: 2 })
  const { home } = report.sides
  const stranger = {
    ...report,
    sides: { ...report.sides, home: { ...home, players: { ...home.players, p99: line() } } },
  }
  const before = structuredClone(scribe.log.league)
  expect(correct(scribe, placeOf(scribe, 'reported'), reported(stranger))).toBe(
    'anna\'s has no player "p99".',
  )
  const books = { type: 'aftermath', match: 'm1', team: 'annas' }
  expect(correct(scribe, booksOf(scribe, 'm1', 'annas'), { ...books, choices: [], dice: [] })).toBe(
    'The aftermath lacks dice that were thrown.',
  )
  expect(scribe.log.league).toEqual(before)
})

describe('the preview', () => {
  test('says in words what then happens, and writes nothing', () => {
    const scribe = season()
    const report = { ...scoredBy(scribe, { p1: 2, p5: 2 }), score: { home: 4, away: 5 } }
    const entry = correction(scribe, placeOf(scribe, 'reported'), reported(report))
    const [before, written] = [scribe.log.league, [...scribe.log.entries]]
    const { value: told } = scribe.log.preview(entry)
    expect(scribe.log.league).toBe(before)
    expect(scribe.log.entries).toEqual(written)
    expect(scribe.log.append(entry).problem).toBeNull()
    expect(told).toEqual(changes(before, scribe.log.league))
    const lines = told?.map((change) => change.line)
    const scorer = before.teams['annas']?.team.players.find(({ id }) => id === 'p1')?.name
    expect(lines).toContain("All matches, anna's: points: 6 → 3")
    expect(lines).toContain("All matches, bert's: won, drawn and lost: 0, 0, 2 → 1, 0, 1")
    expect(lines).toContain(
      `Open again: the books of anna's on anna's v bert's (entry ${booksOf(scribe, 'm1', 'annas')}): none → from improvement to Experienced of ${scorer} on`,
    )
    expect(lines?.some((each) => /^anna's: treasury: [\d,]+ → [\d,]+$/u.test(each))).toBe(true)
    expect(lines?.some((each) => each.endsWith(`${scorer}: level: Rookie → Experienced`))).toBe(true)
  })

  test('of an entry that is no correction, and of one that is refused', () => {
    const scribe = season()
    const agreed = { type: 'match-agreed', match: 'm3', home: 'annas', away: 'berts' }
    expect(scribe.log.preview(scribe.entry('anna', agreed))).toEqual({ value: [], problem: null })
    expect(scribe.log.preview(scribe.entry('anna', { ...agreed, match: 'm1' })).problem).toBe(
      'There is a match "m1" already.',
    )
    expect(scribe.log.preview(scribe.entry('mallory', { type: 'retired', team: 'annas' })).problem).toMatch(
      /^Only /u,
    )
    expect(scribe.log.preview(null).problem).toContain('The entry should be')
  })
})

describe('ids after a correction', () => {
  const before = teamOf(season(), 'annas')
  const [first, second] = before.players
  const joined = (...positions: string[]) => ({
    ...before,
    players: [
      ...before.players,
      ...positions.map((position, index) => ({ ...first!, position, id: `p${before.signed + 1 + index}` })),
    ],
    signed: before.signed + positions.length,
  })
  const came = [
    { position: 'thrower', id: 'p20' },
    { position: 'lineman', id: 'p21' },
  ]
  const named = (...positions: string[]) =>
    arrivals(before, withOldIds(before, joined(...positions), { came, signed: 21, fresh: 'e9' }))

  test('whoever came then has the id he had, and a newcomer one that nobody else can have', () => {
    expect(named('lineman', 'blitzer', 'thrower', 'lineman')).toEqual([
      { position: 'lineman', id: 'p21' },
      { position: 'blitzer', id: 'e9-2' },
      { position: 'thrower', id: 'p20' },
      { position: 'lineman', id: 'e9-4' },
    ])
  })

  test('an id that a correction gave once is given to nobody else by the next one', () => {
    const again = [{ position: 'thrower', id: 'e9-1' }]
    const after = withOldIds(before, joined('lineman', 'thrower', 'lineman'), {
      came: again,
      signed: 21,
      fresh: 'e9',
    })
    expect(arrivals(before, after).map(({ id }) => id)).toEqual(['e9-2', 'e9-1', 'e9-3'])
  })

  test('the next id is what it was, and an id that is taken is not given again', () => {
    expect(withOldIds(before, joined(), { came, signed: 21, fresh: 'e9' }).signed).toBe(21)
    const taken = [{ position: 'lineman', id: second!.id }]
    const after = withOldIds(before, joined('lineman'), { came: taken, signed: 0, fresh: 'e9' })
    expect(arrivals(before, after)).toEqual([{ position: 'lineman', id: 'e9-1' }])
    expect(after.signed).toBe(before.signed)
  })
})
