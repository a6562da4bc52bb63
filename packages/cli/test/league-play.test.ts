import { readFileSync } from 'node:fs'
import { expect, test, describe, vi } from 'vitest'
import { leagues, refusal } from './league-here.ts'
import { touchback } from './run-here.ts'

vi.setConfig({ testTimeout: 60_000 })

const { path, file, league, two } = leagues()

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
  test('a team that has retired plays no more: its match is given away', async () => {
    const { doing, does } = await two()
    await does('agree', 'rooks', 'boars', '--by', 'carla')
    await does('write', 'retired', 'team=boars', '--by', 'bert')
    expect(refusal(await doing('play', 'm1', '--by', 'carla'))).toContain('has retired and plays no more')
    expect(refusal(await doing('play', '--all', '--by', 'carla'))).toContain('there is no match to play')
    await does('write', 'deadline-passed', 'match=m1', 'winner=rooks', '--by', 'carla')
    expect((await does('show')).stdout).not.toContain('To be played')
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
      'has not closed its books',
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
    const table = (await does('table', 'chaos')).stdout
    for (const week of [5, 6]) {
      await does('draw', 'chaos', '--seed', '1', '--by', 'carla')
      await playAll(cup, String(week))
      if (week === 5) await does('write', 'week-begun', 'competition=chaos', 'week=5', '--by', 'carla')
    }
    const { stdout: both } = await does('table', 'chaos')
    expect(both).toContain(table.trimEnd())
    expect(both.match(/→/gu)).toHaveLength(3)
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
