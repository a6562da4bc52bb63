import { editionOf, read } from '@touchback/engine'
import { describe, expect, test } from 'vitest'
import { entryOf } from '../src/log/entry.ts'

/** Readers are kept with the book they were made for; another copy of it gets its own. */
const freshBook = () => ({ ...editionOf('sevens') })
const stamp = { no: 1, at: '', by: 'carla' }
const bonus = { touchdowns: 1, cleanSheet: true, casualties: 1 }
const points = { win: 1, draw: 1, loss: 1, concession: 1, bonus }
const opened = { type: 'competition-opened', competition: 'x', name: 'X', format: 'open', teams: [] }

const problem = (content: object): string | null =>
  read(entryOf(freshBook()), { ...stamp, ...content }, 'The entry').problem
const text = (length: number): string => 'x'.repeat(length)
const many = <T>(count: number, each: T): T[] => Array.from({ length: count }, () => each)

/** What is just allowed, and what is one too much or too little. */
const LIMITS: readonly (readonly [what: string, fits: object, unfit: object])[] = [
  [
    'a number of an entry',
    { type: 'left', coach: 'a', no: 1_000_000 },
    { type: 'left', coach: 'a', no: 1_000_001 },
  ],
  ['the first number', { type: 'left', coach: 'a' }, { type: 'left', coach: 'a', no: 0 }],
  ['a time', { type: 'left', coach: 'a', at: text(40) }, { type: 'left', coach: 'a', at: text(41) }],
  ['a reason', { type: 'left', coach: 'a', why: text(400) }, { type: 'left', coach: 'a', why: text(401) }],
  ['an id', { type: 'left', coach: text(60) }, { type: 'left', coach: text(61) }],
  ['who writes it', { type: 'left', coach: 'a', by: text(60) }, { type: 'left', coach: 'a', by: text(61) }],
  [
    'a name',
    { type: 'joined', coach: 'a', name: text(120) },
    { type: 'joined', coach: 'a', name: text(121) },
  ],
  [
    'a program',
    { type: 'joined', coach: 'a', name: 'x', program: text(40) },
    { type: 'joined', coach: 'a', name: 'x', program: text(41) },
  ],
  ...(['win', 'draw', 'loss'] as const).flatMap((field) => [
    [
      `${field}, most`,
      settings({ points: { ...points, [field]: 1000 } }),
      settings({ points: { ...points, [field]: 1001 } }),
    ] as const,
    [
      `${field}, least`,
      settings({ points: { ...points, [field]: 0 } }),
      settings({ points: { ...points, [field]: -1 } }),
    ] as const,
  ]),
  [
    'conceding, most',
    settings({ points: { ...points, concession: 100 } }),
    settings({ points: { ...points, concession: 101 } }),
  ],
  [
    'conceding, least',
    settings({ points: { ...points, concession: -100 } }),
    settings({ points: { ...points, concession: -101 } }),
  ],
  [
    'a bonus',
    settings({ points: { ...points, bonus: { ...bonus, touchdowns: 1000 } } }),
    settings({ points: { ...points, bonus: { ...bonus, casualties: 1001 } } }),
  ],
  ['tie-breaks', settings({ ties: many(10, 'wins') }), settings({ ties: many(11, 'wins') })],
  ['in a row', settings({ inARow: 0 }), settings({ inARow: -1 })],
  ['teams of a coach, least', settings({ teamsPerCoach: 1 }), settings({ teamsPerCoach: 0 })],
  ['teams of a coach, most', settings({ teamsPerCoach: 99 }), settings({ teamsPerCoach: 100 })],
  [
    'an option',
    settings({ options: { 'bonus-points': 1_000_000_000 } }),
    settings({ options: { 'bonus-points': 1_000_000_001 } }),
  ],
  [
    'an option below 0',
    settings({ options: { 'bonus-points': -1_000_000_000 } }),
    settings({ options: { 'bonus-points': -1_000_000_001 } }),
  ],
  [
    'an option in words',
    settings({ options: { 'bonus-points': text(120) } }),
    settings({ options: { 'bonus-points': text(121) } }),
  ],
  [
    'an option of the book',
    settings({ options: { 'bonus-points': true } }),
    settings({ options: { bribery: true } }),
  ],
  ['the name of a competition', { ...opened, competition: text(40) }, { ...opened, competition: text(41) }],
  ['teams of a competition', { ...opened, teams: many(256, 'a') }, { ...opened, teams: many(257, 'a') }],
  ['a name of ours', { type: 'left', coach: 'constructor' }, { type: 'left', coach: '__proto__' }],
  ['a competition of a name', { ...opened, competition: 'x' }, { ...opened, competition: '__proto__' }],
  ['legs, least', { ...opened, legs: 1 }, { ...opened, legs: 0 }],
  ['legs, most', { ...opened, legs: 2 }, { ...opened, legs: 3 }],
  ['rounds, least', { ...opened, rounds: 1 }, { ...opened, rounds: 0 }],
  ['rounds, most', { ...opened, rounds: 99 }, { ...opened, rounds: 100 }],
  ['groups, least', { ...opened, groups: 1 }, { ...opened, groups: 0 }],
  ['groups, most', { ...opened, groups: 32 }, { ...opened, groups: 33 }],
  [
    'divisions',
    { ...opened, divisions: many(32, many(256, 'a')) },
    { ...opened, divisions: many(33, many(256, 'a')) },
  ],
  [
    'teams of a division',
    { ...opened, divisions: [many(256, 'a')] },
    { ...opened, divisions: [many(257, 'a')] },
  ],
  ['what is upheld, least', { type: 'upheld', entries: [2] }, { type: 'upheld', entries: [1] }],
  [
    'what is upheld, most',
    { type: 'upheld', entries: [1_000_000] },
    { type: 'upheld', entries: [1_000_001] },
  ],
  [
    'how much is upheld',
    { type: 'upheld', entries: many(10_000, 2) },
    { type: 'upheld', entries: many(10_001, 2) },
  ],
  ['through, least', { ...opened, through: 1 }, { ...opened, through: 0 }],
  ['through, most', { ...opened, through: 16 }, { ...opened, through: 17 }],
  ['reach, least', { ...opened, reach: 1 }, { ...opened, reach: 0 }],
  ['reach, most', { ...opened, reach: 256 }, { ...opened, reach: 257 }],
  [
    'a purse',
    { ...opened, purse: { winner: 100_000_000, runnerUp: 0 } },
    { ...opened, purse: { winner: 100_000_001, runnerUp: 0 } },
  ],
  [
    'a purse below 0',
    { ...opened, purse: { winner: 0, runnerUp: 0 } },
    { ...opened, purse: { winner: 0, runnerUp: -1 } },
  ],
  ['a format', { ...opened, format: 'ladder' }, { ...opened, format: 'lottery' }],
  ['overdue', { ...opened, overdue: 'both-lose' }, { ...opened, overdue: 'later' }],
  [
    'a week',
    { type: 'week-begun', competition: 'x', week: 99 },
    { type: 'week-begun', competition: 'x', week: 100 },
  ],
  [
    'the first week',
    { type: 'week-begun', competition: 'x', week: 1 },
    { type: 'week-begun', competition: 'x', week: 0 },
  ],
  [
    'results',
    { type: 'submitted', competition: 'x', team: 'a', matches: many(99, 'm') },
    { type: 'submitted', competition: 'x', team: 'a', matches: many(100, 'm') },
  ],
  [
    'lots',
    { type: 'qualified', competition: 'x', dice: many(300, 256) },
    { type: 'qualified', competition: 'x', dice: many(301, 1) },
  ],
  [
    'a lot',
    { type: 'qualified', competition: 'x', dice: [1] },
    { type: 'qualified', competition: 'x', dice: [0] },
  ],
  [
    'a lot of too many',
    { type: 'qualified', competition: 'x', dice: [256] },
    { type: 'qualified', competition: 'x', dice: [257] },
  ],
  ['a round', drawn({ round: 99 }), drawn({ round: 100 })],
  ['the first round', drawn({ round: 1 }), drawn({ round: 0 })],
  ['pairings', drawn({ pairings: many(256, ['a', null]) }), drawn({ pairings: many(257, ['a', null]) })],
  ['a pairing', drawn({ pairings: [['a', 'b']] }), drawn({ pairings: [['a', 'b', 'c']] })],
  ['a free day', drawn({ pairings: [['a', null]] }), drawn({ pairings: [[null, 'a']] })],
  [
    'a stage',
    { type: 'match-agreed', match: 'm', home: 'a', away: 'b', stage: 'third-place' },
    { type: 'match-agreed', match: 'm', home: 'a', away: 'b', stage: 'final' },
  ],
  [
    'who agrees',
    { type: 'challenge-substituted', challenge: 'c', team: 'a', agreed: many(3, 'a') },
    { type: 'challenge-substituted', challenge: 'c', team: 'a', agreed: many(4, 'a') },
  ],
  [
    'who agrees to a transfer',
    { type: 'transferred', from: 'a', to: 'b', agreed: many(3, 'a') },
    { type: 'transferred', from: 'a', to: 'b', agreed: many(4, 'a') },
  ],
  [
    'a dispute',
    { type: 'disputed', match: 'm', reason: text(400) },
    { type: 'disputed', match: 'm', reason: text(401) },
  ],
  [
    'answers',
    books({ choices: many(2000, { type: 'done' }) }),
    books({ choices: many(2001, { type: 'done' }) }),
  ],
  ['dice', books({ dice: many(2000, 1) }), books({ dice: many(2001, 1) })],
  ['a die', books({ dice: [200] }), books({ dice: [201] })],
  ['a die below 1', books({ dice: [1] }), books({ dice: [0] })],
  [
    'gold',
    { type: 'transferred', from: 'a', to: 'b', agreed: [], gold: 100_000_000 },
    { type: 'transferred', from: 'a', to: 'b', agreed: [], gold: 100_000_001 },
  ],
  [
    'what is corrected',
    { type: 'corrected', entry: 1_000_000, content: {} },
    { type: 'corrected', entry: 1_000_001, content: {} },
  ],
  [
    'what is corrected first',
    { type: 'corrected', entry: 1, content: {} },
    { type: 'corrected', entry: 0, content: {} },
  ],
]

function settings(more: object): object {
  return { type: 'season-begun', season: 's', name: 'S', ...more }
}
function drawn(more: object): object {
  return { type: 'round-drawn', competition: 'x', round: 1, pairings: [], ...more }
}
function books(more: object): object {
  return { type: 'aftermath', match: 'm', team: 'a', choices: [], dice: [], ...more }
}

test.each(LIMITS)('%s: the last that fits, and the first that does not', (_, fits, unfit) => {
  expect(problem(fits)).toBeNull()
  expect(problem(unfit)).toContain('The entry')
})

describe('the book of an entry', () => {
  const begun = { type: 'season-begun', season: 's', name: 'S' }
  test('is the one it names, or the league’s', () => {
    expect(problem({ ...begun, edition: 'leagues16', options: { cap: 1 } })).toBeNull()
    expect(problem({ ...begun, options: { cap: 1 } })).toContain('cap')
    expect(problem({ ...begun, edition: 'lrb9' })).toBe(
      'The entry.edition should be a book we have, not "lrb9".',
    )
    expect(read(entryOf(null), { ...stamp, type: 'left', coach: 'a' }, 'It').problem).toContain(
      'a book we have',
    )
  })
})

test('a roster that is drafted anew keeps forty at most', () => {
  const draft = {
    name: 'A',
    roster: 'human',
    players: [],
    rerolls: 0,
    fanFactor: 1,
    cheerleaders: 0,
    assistants: [],
    apothecaries: 0,
    wizard: null,
    ingredients: 0,
  }
  expect(problem({ type: 'redrafted', team: 'a', keep: many(40, 'p1'), draft })).toBeNull()
  expect(problem({ type: 'redrafted', team: 'a', keep: many(41, 'p1'), draft })).toMatch(/^The entry/u)
})
