import { EDITIONS, read } from '@touchback/engine'
import { describe, expect, test } from 'vitest'
import { LeagueLog } from '../src/log/log.ts'
import { joiningPositions } from '../src/infection.ts'
import { implausible } from '../src/report/plausible.ts'
import { sideProblem } from '../src/report/side-problem.ts'
import { reportBetween } from '../src/report/typed-in.ts'
import { edition, Handmade } from './handmade.ts'

const league = new Handmade({ anna: 'human', bert: 'orc' })
const [home, away] = [league.team('anna'), league.team('bert')]
const reported = (value: unknown) => {
  const report = read(reportBetween(edition, home, away), value, 'The report').value
  if (report === null) throw new Error('not a report')
  return report
}
const problem = (value: unknown): string | null => implausible(edition, reported(value), { home, away })
const everybodyOut = Object.fromEntries(away.players.map(({ id }) => [id, { played: false }]))
const most = edition.field.lineUp.players

test('what is learned during a match is a skill of the book or a better characteristic', () => {
  const learns = (take: string) => {
    const report = reported({ score: [0, 0] })
    const { home: side } = report.sides
    const pupil = { ...side.players['p1']!, learned: [{ take, kind: 'own' } as const] }
    return sideProblem(edition, { ...side, players: { ...side.players, p1: pupil } })
  }
  expect([learns('block'), learns('+ma')]).toEqual([null, null])
  expect(learns('juggling')).toContain('nobody can learn "juggling"')
})

describe('who joins for nothing', () => {
  const undead = new Handmade({ anna: 'undead', bert: 'orc' })
  const teams = { home: undead.team('anna'), away: undead.team('bert') }
  const joins = (joined: object, died: readonly string[]) => {
    const away = Object.fromEntries(died.map((id) => [id, { injury: 'dead' }]))
    const reader = reportBetween(edition, teams.home, teams.away)
    const { value } = read(reader, { score: [0, 0], joined, away }, 'The report')
    return value === null ? 'not a report' : implausible(edition, value, teams)
  }
  test('is an opponent who died, in the shape his new team gives him', () => {
    expect(joins({ home: ['zombie'] }, ['p1'])).toBeNull()
    expect(joins({ home: ['zombie', 'zombie'] }, ['p1'])).toBe(
      'Team anna cannot have raised or infected 2: only 1 of the opponents died.',
    )
    expect(joins({ home: ['mummy'] }, ['p1'])).toBe(
      'Nobody joins Team anna for nothing as "mummy", only as "zombie".',
    )
  })
  test('is nobody where a team has no such gift', () => {
    expect(joins({ away: ['lineman'] }, [])).toBe(
      'Team bert neither raises nor infects anybody, so nobody joins it for nothing.',
    )
  })
  test.for([
    ['lrb4', 'nurgle', ['rotter']],
    ['lrb4', 'necromantic', ['zombie']],
    ['lrb4', 'human', []],
    ['basic', 'undead', []],
    ['sevens', 'shambling-undead', ['zombie-lineman']],
    ['sevens', 'vampire', ['thrall-lineman']],
  ] as const)('in %s for %s: %s', ([book, roster, positions]) => {
    expect(joiningPositions(EDITIONS[book]!, roster)).toEqual(positions)
  })
})

describe('what cannot have been', () => {
  test('is that somebody played who had to miss the match', () => {
    const players = home.players.map((player, index) => ({ ...player, missNext: index === 3 }))
    const hurt = { ...home, players }
    const reads = (value: unknown) => read(reportBetween(edition, hurt, away), value, 'The report').value!
    const judged = (value: unknown) => implausible(edition, reads(value), { home: hurt, away })
    expect(judged({ score: [0, 0] })).toBeNull()
    expect(judged({ score: [0, 0], home: { p4: { played: true } } })).toBe(
      `${players[3]!.name} has to miss this match, so he cannot have taken part.`,
    )
  })
  test.for([
    ['somebody who was not there scores', { played: false, touchdowns: 1 }, 'did not take part'],
    ['or fouls', { played: false, fouls: 1 }, 'did not take part'],
    ['or is hurt', { played: false, injury: 'miss-next' }, 'did not take part'],
    ['whoever was not there did nothing', { played: false }, null],
    ['whoever was there may be hurt', { injury: 'miss-next' }, null],
    ['one award before the match', { mvp: true }, null],
    ['as many as are on the pitch', { casualties: most }, null],
    ['one more', { casualties: most, otherCasualties: 1 }, 'more than'],
    ['of any kind', { otherCasualties: most + 1 }, 'more than'],
  ] as const)('%s', ([, doings, sentence]) => {
    const found = problem({ score: [1, 0], home: { p1: doings } })
    expect(found === null ? null : sentence !== null && found.includes(sentence)).toBe(
      sentence === null ? null : true,
    )
  })
  test('and it is said of whom', () => {
    const [, second] = home.players
    for (const doings of [{ played: false, fouls: 1 }, { casualties: most + 1 }])
      expect(problem({ score: [0, 0], home: { [second!.id]: doings } })).toContain(second!.name)
  })
  test('more casualties than there were opponents', () => {
    const out = { ...everybodyOut, p1: {}, p2: {} }
    const two = { p1: { casualties: 1 }, p2: { casualties: 1 } }
    expect(problem({ score: [0, 0], home: two, away: out })).toBeNull()
    expect(problem({ score: [0, 0], home: { ...two, p3: { casualties: 1 } }, away: out })).toContain(
      'more casualties than there were opponents',
    )
  })
  test('more points than there are turns, overtime and all', () => {
    const turns = edition.timing.turns * (edition.timing.halves + 1)
    expect(problem({ score: [turns, 0], home: { p1: { touchdowns: turns } } })).toBeNull()
    expect(problem({ score: [turns + 1, 0], home: { p1: { touchdowns: turns + 1 } } })).toBe(
      `${home.name} cannot have scored ${turns + 1} times: even with overtime a team has ${turns} turns.`,
    )
    expect(problem({ score: [0, 40], away: { p1: { touchdowns: 40 } } })).toContain('40 times')
    expect(problem({ score: [0, 0], away: { p1: { completions: 2 * turns } } })).toBeNull()
    expect(
      problem({ score: [0, 0], away: { p1: { completions: turns }, p2: { completions: turns + 1 } } }),
    ).toBe(
      `${away.name} cannot have completed ${2 * turns + 1} passes: even with overtime a match has ${2 * turns} turns.`,
    )
  })
  test('more touchdowns than the team has', () => {
    const report = reported({ score: [1, 0], home: { p1: { touchdowns: 1 } } })
    expect(implausible(edition, report, { home, away })).toBeNull()
    expect(implausible(edition, { ...report, score: { home: 0, away: 1 } }, { home, away })).toContain(
      'scored 1 times',
    )
  })
})

test('two awards before the match are one too many, and who is not there is on no pitch', () => {
  const two = { p1: { mvp: true }, p2: { mvp: true } }
  expect(problem({ score: [0, 0], home: two })).toContain('has had 2 awards')
  const report = reported({ score: [0, 0], home: { p1: { played: false } } })
  const { p1, ...others } = report.sides.home.players
  const players = { ...others, p1: { ...p1!, fielded: true } }
  const sides = { ...report.sides, home: { ...report.sides.home, players } }
  expect(implausible(edition, { ...report, sides }, { home, away })).toContain('did not take part')
})

test('a whole report is about these two teams as they are rated', () => {
  const whole = reported({ score: [1, 0] })
  const told = (fields: object) => {
    const sides = { ...whole.sides, home: { ...whole.sides.home, ...fields } }
    return read(reportBetween(edition, home, away), { ...whole, sides }, 'The report').problem
  }
  expect(told({})).toBeNull()
  expect(told({ worth: 1 })).toBe(`The report.sides.home.worth should be ${home.rating}, not 1.`)
  expect(told({ roster: 'undead' })).toBe('The report.sides.home.roster should be "human", not "undead".')
  expect(told({ name: 'Others' })).toBe(`The report.sides.home.name should be "${home.name}", not "Others".`)
})

describe('whom a team can have hired', () => {
  const star = (position: string) => ({ name: position, position, kind: 'star' })
  test.for([
    ['a star who likes it', ['griff-oberwald', 'morg-n-throg'], null],
    ['somebody of its own list, twice', ['lineman', 'lineman'], null],
    [
      'no star who plays for others',
      ['varag-ghoul-chewer'],
      'Varag Ghoul-Chewer does not play for Team anna.',
    ],
    [
      'nor one twice',
      ['mighty-zug', 'mighty-zug'],
      'Mighty Zug cannot have played twice for Team anna in one match.',
    ],
  ] as const)('%s', ([, positions, sentence]) => {
    expect(problem({ score: [0, 0], guests: { home: positions.map(star) } })).toBe(sentence)
  })
})

test('whoever did it is looked for on the other side, among those hired for the day too', () => {
  const guests = {
    home: [{ name: 'Morg', position: 'lineman', kind: 'star' }],
    away: [{ name: 'Ripper', position: 'lineman', kind: 'star' }],
  }
  const { sides } = reported({
    score: [0, 0],
    guests,
    home: { p1: { injury: 'dead', by: 'Ripper' } },
    away: { p1: { injury: 'dead', by: 'Morg' } },
  })
  expect(sides.home.players['p1']?.hurt).toMatchObject([{ by: 'Ripper' }])
  expect(sides.away.players['p1']?.hurt).toMatchObject([{ by: 'Morg' }])
})

test('a log that does not fit says at which entry', () => {
  const entries: unknown[] = [...league.log.entries]
  expect(LeagueLog.read([entries[0], 'nonsense']).problem).toMatch(/^Entry 2: /u)
  expect(LeagueLog.read([...entries.slice(0, 3), 'nonsense']).problem).toMatch(/^Entry 4: /u)
})
