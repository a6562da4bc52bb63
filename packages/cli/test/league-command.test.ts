import { readFileSync } from 'node:fs'
import { expect, test, describe, vi } from 'vitest'
import { leagues, refusal } from './league-here.ts'
import { touchback } from './run-here.ts'

vi.setConfig({ testTimeout: 60_000 })

const { path, file, league, two, report } = leagues()

describe('founding', () => {
  test('a league is a line of JSON, with who and when', async () => {
    const { entries } = await league()
    expect(entries()).toMatchObject([
      { no: 1, by: 'carla', type: 'founded', name: 'Monday League', edition: 'lrb4' },
    ])
    expect(String(entries()[0]?.['at'])).toMatch(/^\d{4}-\d\d-\d\dT/u)
  })
  test('a file that is there is not written over', async () => {
    const { log, doing } = await league()
    const before = readFileSync(log, 'utf8')
    expect(refusal(await doing('new', '--name', 'Another', '--by', 'dora'))).toContain('already')
    expect(readFileSync(log, 'utf8')).toBe(before)
  })
  test('what it settles is checked by its book', async () => {
    let tried = 0
    const founding = (...more: string[]) =>
      touchback('league', 'new', path(`x${++tried}.jsonl`), '--name', 'X', '--by', 'carla', ...more)
    expect(refusal(await founding('--set', 'star-limit=99'))).toContain('"star-limit" cannot be 99')
    expect(refusal(await founding('--set', 'nonsense=1'))).toContain('nonsense')
    expect(refusal(await founding('--points', '3,1'))).toContain('three numbers')
    expect(refusal(await founding('--ties', 'beauty'))).toContain('ties')
    expect(refusal(await founding('--house', file('house.json', { timing: { turns: 400 } })))).toContain(
      'turns',
    )
    expect(
      (await founding('--set', 'star-limit=2', '--points', '5,2,1', '--ties', 'wins,name', '--in-a-row', '0'))
        .status,
    ).toBe(0)
  })
  test('in a folder that is not there', async () => {
    expect(
      refusal(await touchback('league', 'new', path('nowhere/x.jsonl'), '--name', 'X', '--by', 'c')),
    ).toContain('there is no such folder')
  })
})

describe('coaches and teams', () => {
  test('join once and enter a team', async () => {
    const { doing, entries } = await two()
    expect(refusal(await doing('join', '--by', 'anna'))).toContain('joined already')
    expect(refusal(await doing('enter', 'others', '--roster', 'human', '--by', 'anna'))).toContain('anna')
    expect(refusal(await doing('enter', 'others', '--roster', 'human', '--by', 'nobody'))).toContain('nobody')
    const drafted = entries().find(({ type }) => type === 'drafted') as {
      draft: { players: { name: string }[] }
    }
    expect(drafted.draft.players.every(({ name }) => name.length > 0)).toBe(true)
  })
  test('what is said must be one of two, and a list of the book', async () => {
    const { doing, does } = await league()
    await does('join', '--by', 'anna')
    expect(refusal(await doing('enter', 'rooks', '--by', 'anna'))).toContain('--roster LIST')
    expect(refusal(await doing('enter', 'rooks', '--roster', 'clowns', '--by', 'anna'))).toContain(
      'no team "clowns"',
    )
    expect(refusal(await doing('enter', 'rooks', '--from', path('none.json'), '--by', 'anna'))).toContain(
      'there is no such file',
    )
  })
  test('who writes must be said', async () => {
    const { doing } = await league()
    expect(refusal(await doing('join'))).toContain('--by')
  })
})

describe('a result typed in', () => {
  test('is confirmed by the other coach, and then both close their books', async () => {
    const { doing, does, entries } = await two()
    await does('agree', 'rooks', 'boars', '--by', 'anna')
    const { stdout } = await does('report', 'm1', report([0, 0]), '--by', 'anna')
    expect(stdout).toContain('It counts when the other coach')
    expect(refusal(await doing('confirm', 'm1', '--by', 'anna'))).toContain('opponent')
    await does('confirm', 'm1', '--by', 'bert')
    const asked = await doing('aftermath', 'm1', 'rooks', '--by', 'anna')
    expect(asked.status).toBe(0)
    expect(asked.stdout).toContain('{"type":"done"}')
    const again = await doing('aftermath', 'm1', 'rooks', '--by', 'anna')
    expect(again.stdout).toBe(asked.stdout)
    const wrong = await doing('aftermath', 'm1', 'rooks', '--answers', file('a.json', []), '--by', 'anna')
    expect([wrong.status, wrong.stderr]).toEqual([
      2,
      expect.stringContaining('no answer to the last question'),
    ])
    expect(
      refusal(
        await doing(
          'aftermath',
          'm1',
          'rooks',
          '--answers',
          file('a.json', [{ type: 'mvp', player: 'p1' }]),
          '--by',
          'anna',
        ),
      ),
    ).toContain('answer 1:')
    await does('aftermath', 'm1', 'rooks', '--answers', file('a.json', [{ type: 'done' }]), '--by', 'anna')
    expect(refusal(await doing('aftermath', 'm1', 'boars', '--bot', 'rookie', '--by', 'anna'))).toContain(
      'aftermath',
    )
    await does('aftermath', 'm1', 'boars', '--bot', 'rookie', '--by', 'bert')
    expect(refusal(await doing('aftermath', 'm1', 'boars', '--bot', 'rookie', '--by', 'bert'))).toContain(
      'closed already',
    )
    expect(
      entries()
        .map(({ type }) => type)
        .slice(-4),
    ).toEqual(['reported', 'confirmed', 'aftermath', 'aftermath'])
    const page = await does('show', 'match', 'm1')
    expect(page.stdout).toContain('0 – 0')
  })
  test('is disputed, and the commissioner rules', async () => {
    const { does } = await two()
    await does('agree', 'rooks', 'boars', '--match', 'derby', '--by', 'anna')
    await does('report', 'derby', report([2, 1]), '--by', 'anna')
    await does('dispute', 'derby', 'It was 2-2.', '--by', 'bert')
    expect((await does('show', 'match', 'derby')).stdout).toContain('It was 2-2.')
    expect((await does('rule', 'derby', report([2, 2]), '--by', 'carla')).stdout).toContain(
      'both teams may close',
    )
    expect((await does('table')).stdout).toMatch(/1 {2}0 {2}1 {2}0 {2}2–2/u)
    expect((await does('show', 'match', 'derby')).stdout).toContain('Player of the match')
  })
  test.for([
    ['no score', { home: {} }, 'The report.score should be two numbers'],
    ['a stranger', { score: [1, 0], home: { Zorro: { touchdowns: 1 } } }, 'should be a player of'],
    ['a field nobody knows', { score: [1, 0], home: { p1: { magic: 1 } } }, 'has no "magic"'],
    ['more touchdowns than the score', { score: [1, 0], home: { p1: { touchdowns: 2 } } }, 'touchdowns of'],
    [
      'one player under two names',
      { score: [1, 0], home: { p1: { fouls: 2 }, '#1': { fouls: 1 } } },
      'each player once',
    ],
    ['an injury nobody knows', { score: [0, 0], home: { p1: { injury: 'sad' } } }, 'injury'],
    [
      'a killer who does not play',
      { score: [0, 0], home: { p1: { injury: 'dead', by: 'p77' } } },
      'should be a player of',
    ],
    ['no object', [], 'an object'],
  ] as const)('%s is refused with a sentence', async ([, content, because]) => {
    const { doing, does, entries } = await two()
    await does('agree', 'rooks', 'boars', '--by', 'anna')
    const before = entries().length
    expect(refusal(await doing('report', 'm1', file('r.json', content), '--by', 'anna'))).toContain(because)
    expect(entries()).toHaveLength(before)
  })
  test('real dice are read instead of thrown', async () => {
    const { doing, does } = await two()
    await does('agree', 'rooks', 'boars', '--by', 'anna')
    await does('rule', 'm1', report([1, 0]), '--by', 'carla')
    expect(refusal(await doing('aftermath', 'm1', 'rooks', '--dice', '6', '--by', 'anna'))).toContain(
      'too few dice',
    )
    const { stdout } = await does('aftermath', 'm1', 'rooks', '--dice', '6,3,4', '--by', 'anna')
    expect(stdout).toContain('Winnings: rolled 6')
  })
  test('a die too many is one that was not thrown for these books, and nothing is written', async () => {
    const { doing, does, entries } = await two()
    await does('agree', 'rooks', 'boars', '--by', 'anna')
    await does('rule', 'm1', report([1, 0]), '--by', 'carla')
    const closing = ['aftermath', 'm1', 'rooks', '--answers', file('done.json', [{ type: 'done' }]), '--dice']
    const before = entries().length
    expect(refusal(await doing(...closing, '6,3,4,2', '--by', 'anna'))).toContain('--dice has 1 more than')
    expect(refusal(await doing(...closing, '6,3,7', '--by', 'anna'))).toContain('--dice: ')
    expect(entries()).toHaveLength(before)
    await does(...closing, '6,3,4', '--by', 'anna')
    expect(entries()).toHaveLength(before + 1)
  })
})

describe('correcting', () => {
  test('is previewed, then written; the entry stays where it was', async () => {
    const { log, doing, does, entries } = await two()
    await does('agree', 'rooks', 'boars', '--by', 'anna')
    await does('rule', 'm1', report([1, 0]), '--by', 'carla')
    for (const team of ['rooks', 'boars'])
      await does('aftermath', 'm1', team, '--bot', 'rookie', '--by', 'carla')
    const number = String(entries().findIndex(({ type }) => type === 'ruled') + 1)
    const old = entries()[Number(number) - 1] as { report: object }
    const better = file('better.json', { report: { ...old.report, score: { home: 1, away: 2 } } })
    const before = readFileSync(log, 'utf8')
    expect((await does('preview', number, better, '--by', 'carla')).stdout).not.toBe('')
    expect(readFileSync(log, 'utf8')).toBe(before)
    expect(refusal(await doing('correct', number, better, '--by', 'anna'))).toContain('commissioner')
    expect(refusal(await doing('correct', '99', better, '--by', 'carla'))).toContain('has no entry 99')
    await does('correct', number, better, '--why', 'a typing mistake', '--by', 'carla')
    expect(readFileSync(log, 'utf8').startsWith(before)).toBe(true)
    expect(entries().at(-1)).toMatchObject({
      type: 'corrected',
      entry: Number(number),
      why: 'a typing mistake',
    })
    expect((await does('show', 'match', 'm1')).stdout).toContain('1 – 2')
  })

  test('of a result is written as at a table, between the teams as they were', async () => {
    const { doing, does, entries } = await two()
    await does('agree', 'rooks', 'boars', '--by', 'anna')
    await does('rule', 'm1', report([1, 0], { away: { p3: { injury: 'dead' } } }), '--by', 'carla')
    for (const team of ['rooks', 'boars'])
      await does('aftermath', 'm1', team, '--bot', 'rookie', '--by', 'carla')
    const number = String(entries().findIndex(({ type }) => type === 'ruled') + 1)
    const better = { score: [1, 1], home: { p1: { touchdowns: 1 } }, away: { p3: { touchdowns: 1 } } }
    await does('correct', number, file('typed.json', better), '--by', 'carla')
    expect(entries().at(-1)).toMatchObject({
      content: { match: 'm1', report: { score: { home: 1, away: 1 } } },
    })
    expect((await does('show', 'match', 'm1')).stdout).toContain('1 – 1')
    const inside = file('inside.json', { report: { ...better, score: [2, 1] } })
    await does('correct', number, inside, '--by', 'carla')
    expect((await does('show', 'match', 'm1')).stdout).toContain('2 – 1')
    const wrong = file('wrong.json', { ...better, away: { nobody: { touchdowns: 1 } } })
    expect(refusal(await doing('correct', number, wrong, '--by', 'carla'))).toContain('a player of ')
    expect(refusal(await doing('correct', number, file('list.json', [1]), '--by', 'carla'))).toContain(
      'must hold an object',
    )
  })
})

describe('any other entry', () => {
  test('is written field by field, from JSON, or refused by the log', async () => {
    const { doing, does, entries } = await two()
    await does('write', 'locked', 'team=rooks', 'locked=true', '--by', 'carla')
    expect(entries().at(-1)).toMatchObject({ type: 'locked', team: 'rooks', locked: true })
    await does('write', 'locked', '--json', file('l.json', { team: 'rooks', locked: false }), '--by', 'carla')
    expect(refusal(await doing('write', 'locked', 'team=rooks', 'locked=maybe', '--by', 'carla'))).toContain(
      'locked should be true or false',
    )
    expect(refusal(await doing('write', 'nonsense', '--by', 'carla'))).toContain('a kind of entry we know')
    expect(refusal(await doing('write', 'locked', 'team', '--by', 'carla'))).toContain('a name and a value')
    expect(refusal(await doing('write', 'locked', 'team=rooks', 'locked=true', '--by', 'bert'))).toContain(
      'bert',
    )
  })
})

const CONTROL = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u
const HOSTILE = '\u001b[2J\u009b31m\u202eeiretid\r\nFAIL\u2028'

test('a name that would act on a terminal is let in nowhere', async () => {
  const { doing, does } = await two()
  await does('agree', 'rooks', 'boars', '--by', 'anna')
  await does('report', 'm1', report([1, 0]), '--by', 'anna')
  await touchback('team', 'draft', '--roster', 'human', '--out', path('odd.json'))
  const draft = JSON.parse(readFileSync(path('odd.json'), 'utf8')) as {
    draft: { players: { name: string }[] }
  }
  draft.draft.players[0]!.name = HOSTILE
  const tries = [
    await touchback('league', 'new', path('hostile.jsonl'), '--name', HOSTILE, '--by', 'carla'),
    await doing('join', '--by', 'dora', '--name', HOSTILE),
    await doing('enter', 'others', '--roster', 'human', '--name', HOSTILE, '--by', 'carla'),
    await doing('enter', 'others', '--from', file('odd.json', draft), '--by', 'carla'),
    await doing('dispute', 'm1', HOSTILE, '--by', 'bert'),
    await doing('agree', 'rooks', 'boars', '--when', HOSTILE, '--by', 'anna'),
    await doing('why', HOSTILE),
    await touchback('team', 'show', path('odd.json')),
    await touchback('team', 'draft', '--roster', 'human', '--name', HOSTILE),
  ]
  for (const ran of tries) {
    expect(refusal(ran)).not.toContain('not refused')
    expect(ran.stderr).not.toMatch(CONTROL)
  }
})

describe('help', () => {
  const commands: Readonly<Record<string, string>> = {
    league:
      'new join enter open draw qualify prizes agree play report confirm dispute rule aftermath preview correct uphold write table why stats show export',
    team: 'draft check show history export',
  }
  test.each(
    Object.entries(commands).flatMap(([group, names]) =>
      names.split(' ').map((name) => [group, name] as const),
    ),
  )('touchback %s %s has an example', async (group, name) => {
    const { status, stdout } = await touchback(group, name, '--help')
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining(`\nExample:\n  touchback ${group} ${name} `),
    ])
    const long = stdout.split('\n').filter((line) => line.length > 80 && !line.startsWith('  touchback'))
    expect(long).toEqual([])
  })
  test('lists them all', async () => {
    for (const [group, names] of Object.entries(commands)) {
      const { stdout } = await touchback(group, '--help')
      const listed = [...stdout.matchAll(/^ {2}([a-z]+)(?: [<[]|\s{2,})/gmu)].map(([, name]) => name)
      expect(listed.filter((name) => name !== 'help')).toEqual(names.split(' '))
      expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([])
    }
  })
})
