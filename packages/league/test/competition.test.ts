import { Dice, RecordedDice } from '@touchback/engine'
import { describe, expect, test } from 'vitest'
import { nextRound } from '../src/competition/next-round.ts'
import { bracketOf } from '../src/competition/rounds.ts'
import { placesOf, rungsOf, tablesOf } from '../src/competition/tables.ts'
import type { Competition } from '../src/log/league.ts'
import { type Office, officeOf } from './office.ts'

const NINE = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

/** A league of so many in which one competition is open for all; teams are `as`, `bs` and so on. */
function open(count: number, more: object, founding: object = {}): Office {
  const coaches = NINE.slice(0, count)
  const office = officeOf('basic', coaches, { inARow: 0, ...founding })
  const teams = coaches.map((coach) => `${coach}s`)
  office.must('carla', { type: 'competition-opened', competition: 'x', name: 'X', teams, ...more })
  return office
}

const competition = (office: Office): Competition => office.league.competitions['x']!

/** Written as it comes out, and told in short: `a-b c-d e-`. */
function draw(office: Office, faces?: readonly number[]): string {
  const dice = faces === undefined ? null : new Dice(new RecordedDice(faces))
  const { value: next, problem } = nextRound(office.league, 'x', dice)
  if (next === null) return problem
  const { round, pairings, stages } = next
  office.must('carla', {
    type: 'round-drawn',
    competition: 'x',
    round,
    pairings,
    ...(faces === undefined ? {} : { dice: faces }),
  })
  const told = pairings.map(([home, away]) => `${home.slice(0, 1)}-${away?.slice(0, 1) ?? ''}`)
  const names = [...new Set(stages)].filter((stage) => stage !== null)
  return [...told, ...names.map((name) => `(${name})`)].join(' ')
}

/** Plays a round: scores in the order of the pairings. */
function play(office: Office, round: number, ...scores: readonly (readonly [number, number])[]): void {
  for (const [place, score] of scores.entries()) office.play(`x/${round}/${place + 1}`, score)
}

const order = (office: Office): string[] =>
  tablesOf(office.league, competition(office)).map((table) =>
    table.map(({ team }) => team.slice(0, 1)).join(''),
  )
const places = (office: Office): string | undefined =>
  placesOf(office.league, competition(office))
    ?.map((team) => team.slice(0, 1))
    .join('')

describe('round robin', () => {
  test('everybody meets everybody, with a free day where they are odd, and then it is over', () => {
    const office = open(3, { format: 'round-robin' })
    expect([draw(office), draw(office), draw(office)]).toEqual(['a- c-b', 'b-a c-', 'a-c b-'])
    expect(draw(office)).toBe('All rounds of "X" have been drawn.')
    expect(places(office)).toBeUndefined()
    office.play('x/1/2', [0, 1])
    office.play('x/2/1', [2, 0])
    expect(places(office)).toBeUndefined()
    office.play('x/3/1', [0, 1])
    expect(places(office)).toBe('bca')
  })

  test('is all there is to tell of in a correction, unless something else is played', () => {
    const office = open(2, { format: 'round-robin' })
    draw(office)
    office.play('x/1/1', [0, 1])
    const place = office.log.entries.findIndex(({ type }) => type === 'played') + 1
    const content = {
      type: 'played',
      match: 'x/1/1',
      record: 'x/1/1',
      report: office.report('x/1/1', [2, 1]),
    }
    const tables = () => {
      const { value } = office.log.preview(
        office.entry('carla', { type: 'corrected', entry: place, content }),
      )
      return value!.filter(({ about }) => about.kind === 'table').map(({ what }) => what.split(',')[0])
    }
    expect(new Set(tables())).toEqual(new Set(['X']))
    office.must('carla', { type: 'match-agreed', match: 'friendly', home: 'as', away: 'bs' })
    expect(new Set(tables())).toEqual(new Set(['All matches', 'X']))
  })

  test('is not over before all its rounds are drawn', () => {
    const office = open(3, { format: 'round-robin' })
    draw(office)
    office.play('x/1/2', [0, 1])
    expect(places(office)).toBeUndefined()
  })

  test('nobody has nothing to draw', () => {
    expect(draw(open(0, { format: 'round-robin' }))).toBe('All rounds of "X" have been drawn.')
  })

  test('both ways with two legs, and as many rounds as are wanted', () => {
    const twice = open(2, { format: 'round-robin', legs: 2 })
    expect([draw(twice), draw(twice)]).toEqual(['a-b', 'b-a'])
    expect(draw(twice)).toContain('have been drawn')
    const often = open(2, { format: 'round-robin', rounds: 3 })
    expect([draw(often), draw(often), draw(often)]).toEqual(['a-b', 'a-b', 'a-b'])
    expect(draw(often)).toContain('have been drawn')
  })

  test('divisions play among themselves, each with its table, and nobody is first of all', () => {
    const office = open(6, { format: 'round-robin', groups: 2 })
    expect(draw(office)).toBe('a- e-d b- f-c')
    expect(order(office)).toEqual(['ade', 'bcf'])
    expect([draw(office), draw(office)]).toEqual(['d-a e- c-b f-', 'a-e d- b-f c-'])
    for (const match of ['x/1/2', 'x/1/4']) office.play(match, [3, 0])
    for (const match of ['x/2/1', 'x/2/3']) office.play(match, [1, 0])
    for (const match of ['x/3/1', 'x/3/3']) office.play(match, [0, 1])
    expect(order(office)).toEqual(['eda', 'fcb'])
    expect(places(office)).toBeUndefined()
  })

  test('divisions may be listed by name; whoever enters later goes where there are fewest', () => {
    const divisions = [
      ['as', 'bs', 'cs'],
      ['ds', 'es'],
    ]
    const office = open(5, { format: 'round-robin', divisions })
    expect(order(office)).toEqual(['abc', 'de'])
    expect(draw(office)).toBe('a- c-b d-e')
    const later = open(6, { format: 'groups', through: 1, divisions, teams: ['as', 'bs', 'cs', 'ds', 'es'] })
    later.must('carla', { type: 'entered', competition: 'x', team: 'fs' })
    expect(order(later)).toEqual(['abc', 'def'])
  })

  test.each([
    [{ divisions: [['as'], ['bs']] }, '"cs" is in no division.'],
    [
      {
        divisions: [
          ['as', 'bs'],
          ['cs', 'as'],
        ],
      },
      '"as" is in two divisions.',
    ],
    [{ divisions: [['as', 'bs', 'zs'], ['cs']] }, '"zs" is in a division and does not play.'],
    [{ divisions: [['as', 'bs', 'cs'], []] }, 'There is a division without a team.'],
    [{ divisions: [['as', 'bs', 'cs']], groups: 2 }, 'There are 1 divisions, and 2 groups are wanted.'],
    [
      { divisions: [['as', 'bs', 'cs']], format: 'swiss' },
      'Only a round robin and groups before a knock-out have divisions.',
    ],
  ])('%j: %s', (more, problem) => {
    const office = open(3, { format: 'open' })
    const entry = { type: 'competition-opened', competition: 'y', name: 'Y', format: 'round-robin' }
    expect(office.write('carla', { ...entry, teams: ['as', 'bs', 'cs'], ...more })).toBe(problem)
  })

  test('the organiser may draw otherwise, but only those who play in it and each once', () => {
    const office = open(4, { format: 'round-robin' })
    const drawn = (round: number, pairings: readonly unknown[]) =>
      office.write('carla', { type: 'round-drawn', competition: 'x', round, pairings })
    expect(drawn(2, [])).toBe('The next round of "x" is 1, not 2.')
    expect(drawn(1, [['as', 'zs']])).toBe('"zs" does not play in "x".')
    expect(
      drawn(1, [
        ['as', 'bs'],
        ['cs', 'as'],
      ]),
    ).toBe('A team is named twice.')
    expect(office.write('carla', { type: 'round-drawn', competition: 'y', round: 1, pairings: [] })).toBe(
      'There is no competition "y".',
    )
    office.must('carla', { type: 'match-agreed', match: 'x/1/1', home: 'as', away: 'bs' })
    const own = [
      ['as', 'cs'],
      ['bs', 'ds'],
    ]
    expect(drawn(1, own)).toBe('There is a match "x/1/1" already.')
    office.must('carla', { type: 'match-cancelled', match: 'x/1/1' })
    expect(drawn(1, own)).toBeNull()
    expect(office.enter('z')).toBeNull()
    expect(office.write('z', { type: 'entered', competition: 'x', team: 'zs' })).toBe(
      '"X" has begun without it.',
    )
    office.must('a', { type: 'retired', team: 'as' })
    expect(drawn(2, own)).toBe('as has retired.')
  })
})

describe('Swiss', () => {
  test('the nearest in the table who have not met; a free day is a victory and comes once', () => {
    const office = open(5, { format: 'swiss', rounds: 3 })
    expect(draw(office)).toBe('a-b c-d e-')
    expect(draw(office)).toBe('Match "x/1/1" has not been settled yet.')
    play(office, 1, [1, 0], [3, 0])
    expect(
      tablesOf(office.league, competition(office))[0]?.map(({ team, points }) => [team, points]),
    ).toEqual([
      ['cs', 3],
      ['as', 3],
      ['es', 3],
      ['bs', 0],
      ['ds', 0],
    ])
    expect(places(office)).toBeUndefined()
    expect(draw(office)).toBe('c-a e-b d-')
    play(office, 2, [0, 0], [1, 0])
    expect(draw(office)).toBe('e-c a-d b-')
    play(office, 3, [0, 0], [0, 0])
    expect(draw(office)).toBe('All rounds of "X" have been drawn.')
    expect(places(office)?.[0]).toBe('e')
  })

  test('by lot in the first round, and never a rematch', () => {
    const office = open(4, { format: 'swiss' })
    expect(draw(office, [4, 1, 2])).toBe('d-a c-b')
    play(office, 1, [1, 0], [1, 0])
    const again = {
      type: 'round-drawn',
      competition: 'x',
      round: 2,
      pairings: [
        ['bs', 'cs'],
        ['as', 'ds'],
      ],
    }
    expect(office.write('carla', again)).toBe('bs and cs have met already.')
    office.must('carla', {
      ...again,
      pairings: [
        ['as', 'cs'],
        ['ds', 'bs'],
      ],
    })
    play(office, 2, [1, 0], [1, 0])
    expect(draw(office)).toMatch(/^(?:a-b|b-a|d-c|c-d) (?:a-b|b-a|d-c|c-d)$/u)
    play(office, 3, [1, 0], [1, 0])
    expect(draw(office)).toBe('Nobody is left in "X" who could meet without a rematch.')
  })
})

describe('knock-out', () => {
  test('the best have a free day, neighbours of the bracket meet, and two play for third place', () => {
    const office = open(6, { format: 'knock-out', thirdPlace: true })
    expect(draw(office)).toBe('a- d-e b- c-f (quarter-final)')
    office.play('x/1/2', [0, 1])
    expect(draw(office)).toBe('Match "x/1/4" has not been settled yet.')
    office.play('x/1/4', [0, 1], { conceded: { side: 'away', forced: false } })
    expect(draw(office)).toBe('a-e b-c (semi-final)')
    play(office, 2, [1, 0], [1, 2])
    expect(draw(office)).toBe('a-c e-b (final) (third-place)')
    expect(office.league.fixtures['x/3/2']?.stage).toBe('third-place')
    office.play('x/3/1', [0, 0], { shootOut: 'home' })
    expect(places(office)).toBeUndefined()
    office.play('x/3/2', [1, 0])
    expect(places(office)).toBe('ace')
    expect(draw(office)).toBe('"X" has been decided.')
    expect(
      bracketOf(office.league, competition(office)).map((bouts) => bouts.map(({ winner }) => winner)),
    ).toEqual([
      ['as', 'es', 'bs', 'cs'],
      ['as', 'cs'],
      ['as', 'es'],
    ])
  })

  test('a match for third place that two coaches have agreed on is not drawn again', () => {
    const office = open(4, { format: 'knock-out', thirdPlace: true })
    expect(draw(office)).toBe('a-d b-c (semi-final)')
    play(office, 1, [1, 0], [1, 0])
    const bronze = { match: 'bronze', home: 'ds', away: 'cs', competition: 'x', stage: 'third-place' }
    office.must('c', { type: 'match-agreed', ...bronze })
    expect(draw(office)).toBe('a-b (final)')
    office.play('bronze', [0, 1])
    play(office, 2, [0, 1])
    expect(places(office)).toBe('bac')
  })

  test('by lot where lots are drawn, and later rounds only as they come out', () => {
    const office = open(4, { format: 'knock-out' })
    expect(draw(office, [3, 3, 1])).toBe('c-b d-a (semi-final)')
    play(office, 1, [1, 0], [1, 0])
    const final = { type: 'round-drawn', competition: 'x', round: 2 }
    expect(office.write('carla', { ...final, pairings: [['cs', 'as']] })).toBe(
      'The draw comes out otherwise.',
    )
    office.must('carla', { ...final, pairings: [['cs', 'ds']] })
    expect(office.league.fixtures['x/2/1']?.stage).toBe('final')
    expect(office.write('carla', { type: 'match-cancelled', match: 'x/2/1' })).toBe(
      'Somebody must win it: "X" goes on from there.',
    )
  })

  test('nine are sixteen with seven free days', () => {
    const office = open(9, { format: 'knock-out' })
    expect(draw(office)).toBe('a- h-i d- e- b- g- c- f-')
    office.play('x/1/2', [1, 0])
    expect(draw(office)).toBe('a-h d-e b-g c-f (quarter-final)')
    const [first] = bracketOf(office.league, competition(office))
    expect(first?.map(({ settled, stage }) => [settled, stage])).toEqual(first?.map(() => [true, null]))
  })

  test('the first round may be drawn by the organiser', () => {
    const office = open(4, { format: 'knock-out' })
    const pairings = [
      ['as', 'bs'],
      ['cs', 'ds'],
    ]
    office.must('carla', { type: 'round-drawn', competition: 'x', round: 1, pairings })
    play(office, 1, [1, 0], [1, 0])
    expect(draw(office)).toBe('a-c (final)')
  })

  test('a level match waits for a winner, and two who both lost are both out', () => {
    const office = open(4, { format: 'knock-out', overdue: 'both-lose' })
    office.must('carla', {
      type: 'round-drawn',
      competition: 'x',
      round: 1,
      pairings: [
        ['as', 'ds'],
        ['bs', 'cs'],
      ],
      deadline: '2026-04-01',
    })
    const decided = { type: 'decided', match: 'x/1/1', winner: 'ds' }
    expect(office.write('carla', decided)).toBe('It is not settled yet.')
    office.play('x/1/1', [1, 1])
    expect(office.write('carla', { ...decided, winner: 'bs' })).toBe('"bs" does not play in it.')
    expect(draw(office)).toBe('Match "x/1/2" has not been settled yet.')
    office.must('carla', { type: 'deadline-passed', match: 'x/1/2' })
    expect(draw(office)).toBe('Match "x/1/1" must have a winner.')
    office.must('carla', decided)
    expect(office.write('carla', decided)).toBe('It has a winner: "ds".')
    expect(draw(office)).toBe('d- (final)')
    expect(places(office)).toBe('da')
    expect(draw(office)).toBe('"X" has been decided.')
  })
})

describe('groups and then a knock-out', () => {
  test('the best of every group go on, and meet nobody of their own at once', () => {
    const office = open(6, { format: 'groups', groups: 2, through: 2 })
    expect(draw(office)).toBe('a- e-d b- f-c')
    for (const match of ['x/1/2', 'x/1/4']) office.play(match, [0, 1])
    expect([draw(office), draw(office)]).toEqual(['d-a e- c-b f-', 'a-e d- b-f c-'])
    expect(draw(office)).toBe('Match "x/2/1" has not been settled yet.')
    for (const match of ['x/2/1', 'x/2/3']) office.play(match, [0, 0])
    for (const match of ['x/3/1', 'x/3/3']) office.play(match, [2, 0])
    expect(order(office)).toEqual(['ade', 'bcf'])
    expect(office.write('carla', { type: 'decided', match: 'x/2/1', winner: 'as' })).toBe(
      'It may end without a winner.',
    )
    expect(draw(office)).toBe('a-c b-d (semi-final)')
    play(office, 4, [0, 3], [0, 3])
    expect(order(office)).toEqual(['ade', 'bcf'])
    expect(draw(office)).toBe('c-d (final)')
    play(office, 5, [1, 0])
    expect(places(office)).toBe('cda')
  })

  /** Three groups of three, in which everybody beats whoever comes after him in the alphabet. */
  function threeGroups(): Office {
    const divisions = [['as', 'bs', 'cs'], ['ds', 'es', 'fs'], ['gs', 'hs', 'is']] // prettier-ignore
    const office = open(9, { format: 'groups', divisions, through: 2 })
    for (const round of [1, 2, 3]) {
      draw(office)
      for (const { id, home, away, settled } of Object.values(office.league.fixtures))
        if (!settled) office.play(id, home < away ? [round, 0] : [0, round])
    }
    return office
  }

  test('of three groups neither the best nor those behind them meet their own', () => {
    const office = threeGroups()
    expect(order(office)).toEqual(['abc', 'def', 'ghi'])
    expect(draw(office)).toBe('a- b-h d- g-e (quarter-final)')
  })

  test('whoever has not come through the groups is not drawn, and a corrected table draws anew', () => {
    const office = threeGroups()
    const pairings = [['as', null], ['cs', 'hs'], ['ds', null], ['gs', 'es']] // prettier-ignore
    expect(office.write('carla', { type: 'round-drawn', competition: 'x', round: 4, pairings })).toBe(
      '"cs" has not come so far in "X".',
    )
    draw(office)
    const { entries, league } = office.log
    const match = Object.values(league.fixtures).find(
      ({ home, away }) => [home, away].toSorted().join('') === 'bscs',
    )
    const played = entries.find((entry) => entry.type === 'played' && entry.match === match?.id)
    const report = office.report(match?.id ?? '', match?.home === 'bs' ? [0, 9] : [9, 0])
    const content = { ...played, report }
    office.must('carla', { type: 'corrected', entry: played?.no, content })
    expect(order(office)[0]).toBe('acb')
    expect(office.league.misfits).toEqual([
      { entry: entries.length, problem: '"bs" has not come so far in "X".' },
    ])
    expect(draw(office)).toBe('a- c-h d- g-e (quarter-final)')
  })

  test('the last round of the groups is not of the knock-out: a match of it may be called off', () => {
    const office = open(4, { format: 'groups', groups: 2, through: 1 })
    expect(draw(office)).toBe('a-d b-c')
    play(office, 1, [1, 0])
    expect(office.write('carla', { type: 'match-cancelled', match: 'x/1/2' })).toBeNull()
    const other = open(4, { format: 'groups', groups: 2, through: 1 })
    draw(other)
    play(other, 1, [1, 0], [1, 0])
    expect(draw(other)).toBe('a-b (final)')
    expect(other.write('carla', { type: 'match-cancelled', match: 'x/2/1' })).toBe(
      'Somebody must win it: "X" goes on from there.',
    )
  })

  test('two of each where nobody says how many', () => {
    const office = open(3, { format: 'groups' })
    for (const round of [1, 2, 3]) {
      draw(office)
      for (const { id, settled } of Object.values(office.league.fixtures))
        if (!settled) office.play(id, [round, 0])
    }
    expect(draw(office)).toMatch(/^[abc]-[abc] \(final\)$/u)
  })
})

describe('where coaches arrange their matches', () => {
  test.each(['open', 'ladder'])('%s: nothing is drawn', (format) => {
    const office = open(3, { format })
    expect(draw(office)).toBe('In "X" coaches arrange their matches themselves.')
    expect(
      office.write('carla', { type: 'round-drawn', competition: 'x', round: 1, pairings: [['as', 'bs']] }),
    ).toBe('In "X" coaches arrange their matches themselves.')
  })

  test.each(['round-robin', 'swiss', 'knock-out', 'groups'])('%s: nobody arranges matches', (format) => {
    const office = open(2, { format })
    const match = { type: 'match-agreed', match: 'm1', competition: 'x', home: 'as', away: 'bs' }
    expect(office.write('a', match)).toBe('The matches of "X" are drawn.')
  })

  test('open play counts for its table, and is over whenever one looks', () => {
    const office = open(3, { format: 'open' })
    office.meet('m1', ['as', 'bs'], [0, 1], 'x')
    office.meet('m2', ['cs', 'as'], [5, 0])
    expect(places(office)?.[0]).toBe('b')
    expect(tablesOf(office.league, competition(office))[0]?.find(({ team }) => team === 'cs')?.played).toBe(0)
    expect(
      office.write('a', { type: 'match-agreed', match: 'm3', competition: 'x', home: 'as', away: 'zs' }),
    ).toBe('There is no team "zs" in this league.')
  })

  test('on a ladder whoever beats somebody above him takes his place, within reach', () => {
    const office = open(4, { format: 'ladder', reach: 2 })
    const match = { type: 'match-agreed', match: 'm1', competition: 'x', home: 'ds', away: 'as' }
    expect(office.write('d', match)).toBe('On "X" one may play for 2 places at most.')
    office.meet('m2', ['ds', 'bs'], [1, 0], 'x')
    expect(order(office)).toEqual(['adbc'])
    expect(rungsOf(office.league, competition(office))).toEqual(['as', 'ds', 'bs', 'cs'])
    office.meet('m3', ['as', 'ds'], [1, 1], 'x')
    expect(order(office)).toEqual(['adbc'])
    office.meet('m4', ['ds', 'as'], [2, 1], 'x')
    expect(order(office)).toEqual(['dabc'])
    expect(places(office)).toBe('dabc')
  })
})

test('results count in the order in which they came in, played or not', () => {
  const office = open(3, { format: 'ladder', overdue: 'default' })
  const agree = (match: string, home: string, away: string) =>
    office.must('carla', { type: 'match-agreed', match, competition: 'x', home, away, when: 'soon' })
  agree('m1', 'bs', 'as')
  agree('m2', 'cs', 'bs')
  office.play('m2', [1, 0])
  expect(office.league.fixtures['m2']?.settledBy).toBe(office.log.entries.length - 2)
  expect(order(office)).toEqual(['acb'])
  office.must('carla', { type: 'deadline-passed', match: 'm1', winner: 'bs' })
  expect(office.league.fixtures['m1']?.settledBy).toBe(office.log.entries.length)
  expect(order(office)).toEqual(['bac'])
})

test('whoever was ready has won two to nothing where the book names no score', () => {
  const office = officeOf('sevens', ['a', 'b'])
  const teams = ['as', 'bs']
  office.must('carla', {
    type: 'competition-opened',
    competition: 'x',
    name: 'X',
    format: 'open',
    teams,
    overdue: 'default',
  })
  office.must('a', {
    type: 'match-agreed',
    match: 'm1',
    competition: 'x',
    home: 'as',
    away: 'bs',
    when: 'soon',
  })
  expect(office.league.played).toEqual({ as: [], bs: [] })
  office.must('carla', { type: 'deadline-passed', match: 'm1', winner: 'bs' })
  expect(office.league.fixtures['m1']?.awarded).toEqual({ score: { home: 0, away: 2 }, why: 'default' })
  expect(office.league.played).toEqual({ as: [], bs: [] })
  expect(office.league.unsettled).toEqual([])
})

test('there must be such a competition, and not more groups in it than teams', () => {
  const office = open(2, { format: 'open' })
  expect(nextRound(office.league, 'y').problem).toBe('There is no competition "y".')
  const more = { type: 'competition-opened', name: 'Y', format: 'groups', teams: ['as', 'bs'] }
  expect(office.write('carla', { ...more, competition: 'x' })).toBe('There is a competition "x" already.')
  expect(office.write('carla', { ...more, competition: 'y', groups: 3 })).toBe(
    'There are more groups than teams.',
  )
  expect(office.write('carla', { ...more, competition: 'y', teams: ['as', 'zs'] })).toBe(
    'There is no team "zs" in this league.',
  )
  expect(office.write('carla', { ...more, competition: 'y', format: 'play-offs' })).toBe(
    'Basic Blood Bowl knows no play-offs.',
  )
  office.must('carla', { ...more, competition: 'y', groups: 2 })
})

describe('a deadline passes', () => {
  const begun = (overdue?: string): Office => {
    const office = open(2, {
      format: 'round-robin',
      rounds: 2,
      ...(overdue === undefined ? {} : { overdue }),
    })
    office.must('carla', {
      type: 'round-drawn',
      competition: 'x',
      round: 1,
      pairings: [['as', 'bs']],
      deadline: '2026-04-01',
    })
    return office
  }
  const passed = (more: object = {}) => ({ type: 'deadline-passed', match: 'x/1/1', ...more })

  test.each([undefined, 'extended'])('more time (%s)', (overdue) => {
    const office = begun(overdue)
    expect(office.write('carla', passed())).toBe('It needs a new date.')
    expect(office.write('carla', passed({ until: '2026-05-01', winner: 'as' }))).toBe(
      'Here nobody wins what was not played.',
    )
    office.must('carla', passed({ until: '2026-05-01' }))
    expect(office.league.fixtures['x/1/1']).toMatchObject({ when: '2026-05-01', settled: false })
    office.play('x/1/1', [1, 0])
    expect(office.write('carla', passed({ until: '2026-06-01' }))).toBe('It has been reported already.')
  })

  test('the team that was ready has won', () => {
    const office = begun('default')
    expect(office.write('carla', passed({ until: '2026-05-01' }))).toBe('Here no match is given more time.')
    expect(office.write('carla', passed())).toBe('It needs the team that was ready.')
    expect(office.write('carla', passed({ winner: 'zs' }))).toBe('"zs" does not play in it.')
    office.must('carla', passed({ winner: 'bs' }))
    const [table] = tablesOf(office.league, competition(office))
    expect(table).toMatchObject([
      { team: 'bs', points: 3, won: 1, touchdowns: [2, 0] },
      { team: 'as', points: 0, lost: 1, touchdowns: [0, 2] },
    ])
    expect(office.team('bs').matches).toEqual([])
    expect(
      office.write('carla', { type: 'ruled', match: 'x/1/1', report: office.report('x/1/1', [1, 0]) }),
    ).toBe('It has been awarded.')
  })

  test('both have lost', () => {
    const office = begun('both-lose')
    expect(office.write('carla', passed({ winner: 'as' }))).toBe('Here nobody wins what was not played.')
    office.must('carla', passed())
    expect(tablesOf(office.league, competition(office))[0]).toMatchObject([
      { points: 0, lost: 1, drawn: 0 },
      { points: 0, lost: 1, drawn: 0 },
    ])
  })

  test('only of a match that has one', () => {
    const office = open(2, { format: 'round-robin' })
    draw(office)
    expect(office.write('carla', passed({ until: '2026-05-01' }))).toBe('It has no deadline.')
    expect(office.write('carla', { ...passed(), match: 'y' })).toBe('There is no match "y".')
    office.must('carla', { type: 'match-agreed', match: 'm1', home: 'as', away: 'bs', when: '2026-04-01' })
    office.must('carla', { type: 'deadline-passed', match: 'm1', until: '2026-05-01' })
  })
})

test('where a match may end level nobody names a winner', () => {
  const office = open(2, { format: 'round-robin' })
  draw(office)
  office.play('x/1/1', [1, 1])
  expect(office.write('carla', { type: 'decided', match: 'x/1/1', winner: 'as' })).toBe(
    'It may end without a winner.',
  )
  office.meet('m1', ['as', 'bs'], [1, 1])
  expect(office.write('carla', { type: 'decided', match: 'm1', winner: 'as' })).toBe(
    'It may end without a winner.',
  )
})

test('a match that was given up stands in the table as the book writes it down', () => {
  const office = open(2, { format: 'round-robin', rounds: 2 })
  draw(office)
  office.play('x/1/1', [1, 0], { conceded: { side: 'home', forced: false } })
  expect(tablesOf(office.league, competition(office))[0]).toMatchObject([
    { team: 'bs', points: 3, touchdowns: [2, 0] },
    { team: 'as', conceded: 1, touchdowns: [0, 2] },
  ])
})

describe('a semi-final that is corrected', () => {
  /** The other team has won the first semi-final after all. */
  function turned(office: Office): void {
    const old = office.log.entries.find((entry) => entry.type === 'played' && entry.match === 'x/1/1')!
    const content = {
      type: 'played',
      match: 'x/1/1',
      record: 'x/1/1',
      report: office.report('x/1/1', [0, 3]),
    }
    office.must('carla', { type: 'corrected', entry: old.no, content })
  }
  const semis = (): Office => {
    const office = open(4, { format: 'knock-out' })
    expect(draw(office)).toBe('a-d b-c (semi-final)')
    play(office, 1, [2, 0], [2, 0])
    expect(draw(office)).toBe('a-b (final)')
    return office
  }

  test('voids a final that nobody has played: it is drawn again, and that draw stands whatever is corrected next', () => {
    const office = semis()
    turned(office)
    expect(office.league.misfits).toMatchObject([{ problem: 'The draw comes out otherwise.' }])
    expect(draw(office)).toBe('d-b (final)')
    office.play('x/2/1', [1, 0])
    expect(places(office)).toBe('dba')
    expect(office.league.misfits).toHaveLength(1)
    const [founding] = office.log.entries.filter(({ type }) => type === 'joined')
    const content = { type: 'joined', coach: 'a', name: 'Anna' }
    office.must('carla', { type: 'corrected', entry: founding!.no, content })
    expect(places(office)).toBe('dba')
  })

  test('leaves a final that was played as it was: it counts, for the cup and for both careers, and is listed', () => {
    const office = semis()
    office.play('x/2/1', [1, 0])
    expect(places(office)).toBe('abc')
    turned(office)
    expect(office.league.misfits).toMatchObject([{ problem: 'The draw comes out otherwise.' }])
    expect(office.league.fixtures['x/2/1']).toMatchObject({ home: 'as', away: 'bs', settled: true })
    expect(office.team('as').matches).toHaveLength(2)
    expect(places(office)?.slice(0, 2)).toBe('ab')
  })
})
