import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test, describe, vi } from 'vitest'
import { type Ran, touchback, workshop } from './run-here.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Runs the command in a process of its own and gives its exit code. */
const elsewhere = (...args: string[]): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const main = join(import.meta.dirname, '..', 'src', 'main.ts')
    const child = spawn(process.execPath, [main, ...args], { stdio: 'ignore' })
    child.on('error', reject)
    child.on('exit', resolve)
  })

const { path, file } = workshop()
let leagues = 0

/** A league of Anna, Bert and, if wanted, more, in a log of its own. */
async function league(...coaches: [coach: string, team: string, roster: string][]) {
  const log = path(`league-${++leagues}.jsonl`)
  const doing = async (...words: string[]): Promise<Ran> => {
    const [command = '', ...rest] = words
    return touchback('league', command, log, ...rest)
  }
  const does = async (...words: string[]): Promise<Ran> => {
    const ran = await doing(...words)
    if (ran.status !== 0) throw new Error(ran.stderr)
    return ran
  }
  await does('new', '--name', 'Monday League', '--by', 'carla')
  for (const [coach, team, roster] of coaches) {
    await does('join', '--by', coach)
    await does('enter', team, '--roster', roster, '--by', coach)
  }
  const entries = () =>
    readFileSync(log, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { log, doing, does, entries }
}
const two = () => league(['anna', 'rooks', 'human'], ['bert', 'boars', 'orc'])

/** The one sentence a command was refused with, when it was, and nothing else was said. */
const refusal = ({ status, stdout, stderr }: Ran): string =>
  status === 2 && stdout === '' && stderr.trimEnd().split('\n').length === 1
    ? stderr
    : `not refused: ${status} ${stdout}`

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
    const founding = (...more: string[]) =>
      touchback('league', 'new', path(`x${leagues++}.jsonl`), '--name', 'X', '--by', 'carla', ...more)
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

const report = (score: [number, number], more: object = {}) =>
  file(`report-${leagues++}.json`, {
    score,
    home: { '#1': { touchdowns: score[0] } },
    away: { p2: { touchdowns: score[1] } },
    ...more,
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
})

describe('playing', () => {
  test('with programs, to the table, the statistics and the pages', async () => {
    const { doing, does, entries } = await two()
    await does('open', 'season', '--format', 'round-robin', '--by', 'carla')
    await does(
      'write',
      'round-drawn',
      'competition=season',
      'round=1',
      'pairings=[["rooks","boars"]]',
      '--by',
      'carla',
    )
    expect(refusal(await doing('play', '--by', 'carla'))).toContain('season/1/1 wait to be played')
    const played = await does(
      'play',
      'season/1/1',
      '--bots',
      'random',
      '--seed',
      '3',
      '--keep',
      path('kept.json'),
      '--by',
      'carla',
    )
    expect(played.stdout).toMatch(/^season\/1\/1: /u)
    expect(
      entries()
        .slice(-3)
        .map(({ type }) => type),
    ).toEqual(['played', 'aftermath', 'aftermath'])
    expect(refusal(await doing('play', 'season/1/1', '--by', 'carla'))).toContain('has been played already')
    expect(refusal(await doing('play', '--all', '--by', 'carla'))).toContain('no match to play')
    expect(refusal(await doing('play', 'x', '--by', 'carla'))).toContain('no match "x"')
    for (const words of [
      ['table'],
      ['table', 'season'],
      ['why', 'rooks'],
      ['stats'],
      ['show'],
      ['show', 'team', 'boars'],
      ['show', 'player', 'boars', '1'],
      ['show', 'match', 'season/1/1'],
      ['show', 'between', 'rooks', 'boars'],
      ['show', 'rules'],
      ['show', 'log'],
    ]) {
      const { stdout } = await does(...words)
      expect([words, stdout.split('\n').filter((line) => line.length > 80)]).toEqual([words, []])
      expect(stdout.trim()).not.toBe('')
    }
    for (const words of [
      ['table'],
      ['why', 'rooks'],
      ['stats'],
      ['show'],
      ['show', 'team', 'boars'],
      ['show', 'log'],
    ])
      JSON.parse((await does(...words, '--json')).stdout)
    const replay = await touchback('replay', path('kept.json'))
    expect([replay.status, replay.stdout.length > 1000]).toEqual([0, true])
  })
  test('a match file is read as if it had been played here', async () => {
    const one = await two()
    await one.does('agree', 'rooks', 'boars', '--by', 'anna')
    await one.does(
      'play',
      'm1',
      '--bots',
      'random',
      '--seed',
      '5',
      '--keep',
      path('there.json'),
      '--by',
      'carla',
    )
    const other = await two()
    await other.does('agree', 'rooks', 'boars', '--by', 'anna')
    await other.does('play', 'm1', '--match', path('there.json'), '--open', '--by', 'anna')
    const [here, there] = [one, other].map(({ entries }) => entries().find(({ type }) => type === 'played'))
    expect(there).toMatchObject({ report: here?.['report'], record: here?.['record'], by: 'anna' })
    await other.does('write', 'match-agreed', 'match=m2', 'home=boars', 'away=rooks', '--by', 'anna')
    expect(refusal(await other.doing('play', 'm2', '--match', path('there.json'), '--by', 'anna'))).toContain(
      'must close its books',
    )
  })
  test('a match of others, an unfinished one and no match at all are refused', async () => {
    const { doing, does } = await two()
    await does('agree', 'boars', 'rooks', '--by', 'anna')
    await does('agree', 'rooks', 'boars', '--by', 'anna')
    expect(refusal(await doing('play', 'm1', '--match', path('there.json'), '--by', 'anna'))).toContain(
      'was played by',
    )
    expect(refusal(await doing('play', 'm1', '--match', file('no.json', {}), '--by', 'anna'))).toContain(
      'cannot be opened',
    )
    const match = JSON.parse(readFileSync(path('there.json'), 'utf8')) as {
      answers: unknown[]
      events: unknown[]
    }
    const half = {
      ...match,
      answers: match.answers.slice(0, 30),
      events: match.events.slice(0, 30),
      positions: [],
    }
    expect(refusal(await doing('play', 'm2', '--match', file('half.json', half), '--by', 'anna'))).toContain(
      'is not finished',
    )
    const whole = match as unknown as {
      spec: { teams: { home: { players: { ma: number }[] } }; options: object }
    }
    const elsewhere = {
      ...whole,
      spec: { ...whole.spec, options: { ...whole.spec.options, tie: 'shoot-out' } },
    }
    const forged = structuredClone(whole)
    forged.spec.teams.home.players[0]!.ma += 2
    for (const [content, because] of [
      [forged, 'as they are not'],
      [elsewhere, 'not played by the rules of this league'],
    ] as const)
      expect(
        refusal(await doing('play', 'm2', '--match', file('x.json', content), '--by', 'anna')),
      ).toContain(because)
    expect(refusal(await doing('play', 'm1', 'm2', '--match', path('there.json'), '--by', 'anna'))).toContain(
      'a single match',
    )
    expect(refusal(await doing('play', 'm1', '--bots', 'genius', '--by', 'anna'))).toContain(
      'no bot "genius"',
    )
  })
  test('a coach closes his own books and leaves the others open', async () => {
    const { does, entries } = await two()
    await does('agree', 'rooks', 'boars', '--by', 'anna')
    const { stdout } = await does('play', 'm1', '--bots', 'random', '--by', 'anna')
    expect(stdout).toContain('Books still open')
    expect(
      entries()
        .slice(-2)
        .map(({ type, team }) => [type, team]),
    ).toEqual([
      ['played', undefined],
      ['aftermath', 'rooks'],
    ])
    expect((await does('show')).stdout).toContain('Books to close')
  })
})

describe('competitions', () => {
  const four = () =>
    league(
      ['anna', 'rooks', 'human'],
      ['bert', 'boars', 'orc'],
      ['dora', 'anvils', 'dwarf'],
      ['emil', 'vines', 'wood-elf'],
    )
  /** Everything is played, and whoever was drawn first goes on where it stays level. */
  const playAll = async (
    { does, entries }: Awaited<ReturnType<typeof four>>,
    seed: string,
  ): Promise<void> => {
    const { stdout } = await does('play', '--all', '--bots', 'random', '--seed', seed, '--by', 'carla')
    for (const [, match = ''] of stdout.matchAll(/decided match=(\S+) /gu)) {
      const drawn = entries().findLast(({ type }) => type === 'round-drawn') as {
        pairings: [string, string][]
      }
      const winner = drawn.pairings[Number(match.split('/').at(-1)) - 1]?.[0] ?? ''
      await does('write', 'decided', `match=${match}`, `winner=${winner}`, '--by', 'carla')
    }
  }

  test('a cup is drawn and played to its end, and its purse is given', async () => {
    const cup = await four()
    const { doing, does } = cup
    await does(
      'open',
      'cup',
      '--format',
      'knock-out',
      '--purse',
      '60000,30000',
      '--third-place',
      '--name',
      'Winter Cup',
      '--by',
      'carla',
    )
    expect(refusal(await doing('draw', 'cups', '--by', 'carla'))).toContain('no competition "cups"')
    expect(refusal(await doing('draw', 'cup', '--by', 'anna'))).toContain('anna')
    const drawn = await does('draw', 'cup', '--by', 'carla')
    expect(drawn.stdout).toMatch(/cup\/1\/2 .* semi-final/u)
    expect(refusal(await doing('draw', 'cup', '--by', 'carla'))).toContain('has not been settled yet')
    expect(refusal(await doing('prizes', 'cup', '--by', 'carla'))).toContain('has not been decided yet')
    await playAll(cup, '3')
    expect((await does('draw', 'cup', '--lots', '--seed', '1', '--by', 'carla')).stdout).toContain(
      'third place',
    )
    await playAll(cup, '4')
    expect(refusal(await doing('draw', 'cup', '--by', 'carla'))).toContain('has been decided')
    const { stdout } = await does('table', 'cup')
    expect(stdout).toContain('Winter Cup')
    expect(stdout.match(/→/gu)).toHaveLength(4)
    expect((await does('prizes', 'cup', '--by', 'carla')).stdout).toContain('60,000 gold')
    expect((await does('stats')).stdout).toContain('Champions')
    expect(refusal(await doing('prizes', 'cup', '--by', 'carla'))).toContain('have been given')
  })

  test('a table for each group, and why only within it', async () => {
    const { doing, does } = await four()
    await does('open', 'groups', '--format', 'round-robin', '--groups', '2', '--by', 'carla')
    await does('draw', 'groups', '--by', 'carla')
    expect((await does('table')).stdout.match(/group \d/gu)).toEqual(['group 1', 'group 2'])
    expect((await does('why', 'rooks')).stdout).toContain('of 2')
    await does('open', 'small', '--format', 'round-robin', '--teams', 'rooks,boars', '--by', 'carla')
    expect(refusal(await doing('why', 'vines', 'small'))).toContain('does not play in "small"')
    expect(refusal(await doing('open', 'small', '--format', 'round-robin', '--by', 'carla'))).toContain(
      'already',
    )
    expect(refusal(await doing('open', 'odd', '--format', 'chess', '--by', 'carla'))).toContain('format')
    expect(
      refusal(await doing('open', 'odd', '--format', 'open', '--purse', 'much', '--by', 'carla')),
    ).toContain('--purse')
    expect(
      refusal(await doing('open', 'odd', '--format', 'swiss', '--legs', 'two', '--by', 'carla')),
    ).toContain('--legs')
    expect(refusal(await doing('qualify', 'small', '--by', 'carla'))).not.toContain('not refused')
  })

  test('a major of the book: weeks of play-offs, who goes on, the last rounds and the trophy', async () => {
    const cup = await four()
    const { does, doing } = cup
    await does('open', 'chaos', '--format', 'play-offs', '--cup', 'chaos-cup', '--by', 'carla')
    const weeks = [
      ['rooks', 'boars', 'anvils', 'vines'],
      ['rooks', 'anvils', 'boars', 'vines'],
      ['rooks', 'vines', 'boars', 'anvils'],
    ]
    for (const [index, [a = '', b = '', c = '', d = '']] of weeks.entries()) {
      await does('agree', a, b, '--competition', 'chaos', '--by', 'carla')
      await does('agree', c, d, '--competition', 'chaos', '--by', 'carla')
      await does('play', '--all', '--bots', 'random', '--seed', String(index), '--by', 'carla')
      await does('write', 'week-begun', 'competition=chaos', `week=${index + 2}`, '--by', 'carla')
    }
    expect((await does('qualify', 'chaos', '--seed', '1', '--by', 'carla')).stdout).toContain('They go on: ')
    for (const week of [5, 6]) {
      await does('draw', 'chaos', '--seed', '1', '--by', 'carla')
      await playAll(cup, String(week))
      if (week === 5) await does('write', 'week-begun', 'competition=chaos', 'week=5', '--by', 'carla')
    }
    expect((await does('prizes', 'chaos', '--seed', '1', '--by', 'carla')).stdout).toContain(
      'the trophy (chaos cup)',
    )
    const waiting = JSON.parse((await does('export', 'teams')).stdout) as { team: string }[]
    for (const { team } of waiting) {
      const { stdout, stderr } = await doing('aftermath', 'chaos', team, '--bot', 'rookie', '--by', 'carla')
      expect(stdout + stderr).toMatch(/on the prize of chaos are closed|no prize of "chaos"/u)
    }
    expect((await does('stats')).stdout).toMatch(/Champions[\s\S]*before/u)
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

describe('reading', () => {
  test('what is not there is said in a sentence', async () => {
    const { doing } = await two()
    expect(refusal(await doing('table', 'cup'))).toContain('no competition "cup"')
    expect(refusal(await doing('why', 'nobody'))).toContain('no team "nobody"')
    expect(refusal(await doing('stats', '--statistic', 'beauty'))).toContain('no statistic "beauty"')
    expect(refusal(await doing('stats', '--top', 'all'))).toContain('--top must be a whole number')
    expect(refusal(await doing('show', 'weather'))).toContain('show takes team TEAM')
    expect(refusal(await doing('show', 'team'))).toContain('show takes team TEAM')
    expect(refusal(await doing('show', 'player', 'rooks', 'p99'))).toContain('no player "p99"')
    expect(refusal(await doing('show', 'match', 'm9'))).toContain('no match "m9"')
    expect(refusal(await doing('export', 'beauty'))).toContain('no table "beauty"')
    expect(refusal(await touchback('league', 'table', path('none.jsonl')))).toContain('there is no such file')
    expect(refusal(await touchback('league', 'table', file('empty.jsonl', '')))).toContain('it is empty')
    expect(refusal(await touchback('league'))).toContain('try touchback --help')
  })
  test('every table as JSON and CSV', async () => {
    const { does } = await two()
    await does('agree', 'rooks', 'boars', '--by', 'anna')
    await does(
      'rule',
      'm1',
      report([1, 0], { home: { p1: { touchdowns: 1 } }, away: { p3: { injury: 'dead', by: 'p1' } } }),
      '--by',
      'carla',
    )
    for (const team of ['rooks', 'boars'])
      await does('aftermath', 'm1', team, '--bot', 'rookie', '--by', 'carla')
    for (const table of ['table', 'teams', 'players', 'matches', 'leaders', 'cemetery', 'records', 'worth']) {
      const rows = JSON.parse((await does('export', table)).stdout) as object[]
      expect([table, rows.length > 0]).toEqual([table, true])
      const lines = (await does('export', table, '--format', 'csv')).stdout.trimEnd().split('\r\n')
      expect(lines).toHaveLength(rows.length + 1)
    }
    await does('export', 'table', '--format', 'csv', '--out', path('table.csv'))
    expect(readFileSync(path('table.csv'), 'utf8')).toMatch(/^place,team,name,/u)
  })
  test('a name cannot smuggle a formula into a spreadsheet', async () => {
    const { does } = await league()
    await does('join', '--by', 'anna')
    await does('enter', 'rooks', '--roster', 'human', '--name', '=1+1, "so"', '--by', 'anna')
    expect((await does('export', 'teams', '--format', 'csv')).stdout).toContain(`"'=1+1, ""so"""`)
  })
})

describe('the file', () => {
  test('a torn last line is left out with a word, and cut away by whoever writes next', async () => {
    const { log, does, doing, entries } = await two()
    const whole = entries().length
    appendFileSync(log, '{"no":6,"at":"2026')
    const read = await doing('table')
    expect([read.status, read.stderr]).toEqual([0, expect.stringContaining('was cut off in the middle')])
    expect(readFileSync(log, 'utf8')).toContain('{"no":6,"at":"2026')
    const { stderr } = await does('join', '--by', 'dora')
    expect(stderr).toContain('was cut off in the middle')
    expect(entries()).toHaveLength(whole + 1)
    expect((await doing('table')).stderr).toBe('')
  })
  test('a last line that only lacks its end is whole', async () => {
    const { log, does, entries } = await two()
    writeFileSync(log, readFileSync(log, 'utf8').trimEnd())
    const { stderr } = await does('join', '--by', 'dora')
    expect(stderr).toBe('')
    expect(entries().at(-1)).toMatchObject({ no: 6, coach: 'dora' })
  })
  test('a line in the middle that is no JSON, a number twice, a stranger: refused, each with its place', async () => {
    const { log, doing } = await two()
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n')
    const written = (changed: string[]) => writeFileSync(log, `${changed.join('\n')}\n`)
    written([...lines.slice(0, 2), 'nonsense', ...lines.slice(2)])
    expect(refusal(await doing('table'))).toContain('line 3 is not JSON')
    written([...lines.slice(0, 3), lines[2]!, ...lines.slice(3)])
    expect(refusal(await doing('table'))).toContain('Entry 4: The next entry is number 4, not 3.')
    written([...lines, JSON.stringify({ type: 'dance', no: 6, at: '', by: 'carla' })])
    expect(refusal(await doing('table'))).toContain('Entry 6: The entry.type should be')
    written(lines.slice(1))
    expect(refusal(await doing('table'))).toContain('is no log of a league')
  })
  test('a lock whose holder is no more is taken away', async () => {
    const { log, does } = await two()
    writeFileSync(`${log}.lock`, `999999999 ${hostname()}`)
    await does('join', '--by', 'dora')
    expect(existsSync(`${log}.lock`)).toBe(false)
  })
  test('the lock is given back when an entry is refused', async () => {
    const { log, doing } = await two()
    expect(refusal(await doing('join', '--by', 'anna'))).toContain('joined already')
    expect(existsSync(`${log}.lock`)).toBe(false)
  })
  test('one that is held is waited for', async () => {
    const { log, entries } = await two()
    writeFileSync(`${log}.lock`, `${process.pid} ${hostname()}`)
    const before = entries().length
    const other = elsewhere('league', 'join', log, '--by', 'dora')
    await new Promise((resolve) => setTimeout(resolve, 3000))
    expect(entries()).toHaveLength(before)
    rmSync(`${log}.lock`)
    expect(await other).toBe(0)
    expect(entries()).toHaveLength(before + 1)
  })
  test('several at once lose nothing', async () => {
    const { log, entries } = await two()
    const coaches = ['dora', 'emil', 'fritz']
    const codes = await Promise.all(coaches.map((coach) => elsewhere('league', 'join', log, '--by', coach)))
    expect(codes).toEqual(coaches.map(() => 0))
    expect(entries().map(({ no }) => no)).toEqual(
      Array.from({ length: 5 + coaches.length }, (_, index) => index + 1),
    )
    expect(
      entries()
        .slice(5)
        .map(({ coach }) => coach)
        .toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
    ).toEqual(coaches)
  })
})

/** Everything that would move a cursor, ring a bell or turn the writing round; spaces and ends of lines are ours. */
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
      'new join enter open draw qualify prizes agree play report confirm dispute rule aftermath preview correct write table why stats show export',
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
