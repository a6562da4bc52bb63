import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { touchback, workshop } from './run-here.ts'

vi.setConfig({ testTimeout: 60_000 })
const { path, file } = workshop()

const refusal = async (...args: string[]): Promise<string> => {
  const { status, stdout, stderr } = await touchback('team', ...args)
  return status === 2 && stdout === '' && stderr.trimEnd().split('\n').length === 1
    ? stderr
    : `not refused: ${status} ${stdout}`
}
const does = async (...args: string[]): Promise<string> => {
  const { status, stdout, stderr } = await touchback('team', ...args)
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
  return stdout
}
interface Drafted {
  version: number
  league: boolean
  draft: {
    name: string
    rerolls: number
    fanFactor: number
    apothecaries: number
    cheerleaders: number
    players: { position: string; name: string; number: number }[]
  }
}
const written = (name: string) => JSON.parse(readFileSync(path(name), 'utf8')) as Drafted

describe('team draft', () => {
  test('as suggested, with names, for a league', async () => {
    expect(
      await does('draft', '--roster', 'human', '--name', 'Rooks', '--out', path('rooks.json')),
    ).toContain('Rooks are written')
    const { version, league, draft } = written('rooks.json')
    expect([version, league, draft.name]).toEqual([1, true, 'Rooks'])
    expect(draft.players.every(({ name, number }) => name !== '' && number > 0)).toBe(true)
    const { status, stdout } = await touchback('team', 'check', path('rooks.json'))
    expect([status, stdout]).toEqual([0, expect.stringContaining('Rooks are a legal team')])
  })
  test('bought with flags', async () => {
    await does(
      'draft',
      '--roster',
      'human',
      '--players',
      'lineman=8,blitzer=3',
      '--rerolls',
      '3',
      '--fans',
      '4',
      '--apothecary',
      '--cheerleaders',
      '2',
      '--out',
      path('bought.json'),
    )
    const { draft } = written('bought.json')
    expect(draft).toMatchObject({ rerolls: 3, fanFactor: 4, apothecaries: 1, cheerleaders: 2 })
    expect(draft.players.filter(({ position }) => position === 'lineman')).toHaveLength(8)
    expect(draft.players).toHaveLength(11)
  })
  test('from JSON, at random, and on standard output', async () => {
    const players = Array.from({ length: 11 }, () => ({ position: 'lineman' }))
    const json = file('mine.json', { roster: 'orc', players, rerolls: 2 })
    const printed = JSON.parse(await does('draft', '--from', json, '--name', 'Boars')) as Drafted
    expect(printed.draft).toMatchObject({ name: 'Boars', rerolls: 2 })
    const one = await does('draft', '--roster', 'orc', '--random', '--seed', '4')
    expect(await does('draft', '--roster', 'orc', '--random', '--seed', '4')).toBe(one)
    expect(await does('draft', '--roster', 'orc', '--random', '--seed', '5')).not.toBe(one)
    const out = ['--out', path('anybody.json')]
    expect(await does('draft', '--roster', 'orc', '--random', '--seed', '4', ...out)).toContain(
      'a legal team',
    )
    const sevens = JSON.parse(
      await does('draft', '--edition', 'sevens', '--roster', 'human', '--one-off'),
    ) as Drafted
    expect(sevens.league).toBe(false)
  })
  test.for([
    [['draft'], 'say --roster LIST'],
    [['draft', '--roster', 'clowns'], 'no team "clowns"'],
    [['draft', '--roster', 'human', '--players', 'jester=2'], 'no "jester"'],
    [['draft', '--roster', 'human', '--players', 'lineman=many'], 'whole number'],
    [['draft', '--roster', 'human', '--players', 'lineman=900'], 'too many'],
    [['draft', '--roster', 'human', '--rerolls', 'lots'], '--rerolls must be a whole number'],
    [['draft', '--roster', 'human', '--colour', 'red'], 'a colour such as'],
    [['draft', '--roster', 'human', '--out', '/nowhere/at/all.json'], 'cannot write'],
    [['draft', '--edition', 'lrb9'], 'edition'],
  ] as const)('%s is refused', async ([args, because]) => {
    expect(await refusal(...args)).toContain(because)
  })
  test('JSON that is no draft is refused', async () => {
    expect(await refusal('draft', '--from', file('none.json', []))).toContain('say --roster LIST')
    expect(await refusal('draft', '--from', file('odd.json', { roster: 'orc', magic: 1 }))).toContain(
      'has no "magic"',
    )
  })
})

describe('team check', () => {
  test('says what is wrong and what would be right, and fails', async () => {
    await does(
      'draft',
      '--roster',
      'human',
      '--players',
      'blitzer=6,lineman=2',
      '--rerolls',
      '9',
      '--out',
      path('wrong.json'),
    )
    const { status, stdout } = await touchback('team', 'check', path('wrong.json'))
    expect(status).toBe(1)
    expect(stdout).toContain('- A team has 11 to 16 players, not 8.')
    expect(stdout).toContain('- At most 4 of "Blitzers" may be bought, not 6.')
    expect(stdout).toContain('Right would be: 3 more players, such as 3 × lineman for 150,000.')
    expect(stdout).toContain('Right would be: 100,000 gold less, for example 2 re-rolls fewer.')
  })
  test('what cannot be read is no team', async () => {
    expect(await refusal('check', file('half.json', '{"format"'))).toContain('damaged')
    expect(await refusal('check', path('nothing.json'))).toContain('there is no such file')
    expect(await refusal('check', file('later.json', { format: 'touchback-team', version: 3 }))).toContain(
      '1 or 2, not 3',
    )
  })
})

test('a team of a league is checked by the rules of its house', async () => {
  const log = path('small.jsonl')
  const house = file('house.json', { teams: { drafting: { players: { max: 12 } } } })
  const players = [...Array.from({ length: 10 }, () => ({ position: 'lineman' })), { position: 'thrower' }]
  const many = file('many.json', { roster: 'humans', players })
  await does('draft', '--edition', 'basic-sevens', '--from', many, '--out', path('eleven.json'))
  for (const args of [
    ['new', log, '--name', 'Small', '--edition', 'basic-sevens', '--house', house, '--by', 'carla'],
    ['join', log, '--by', 'anna'],
    ['enter', log, 'rooks', '--from', path('eleven.json'), '--by', 'anna'],
  ]) {
    const { status, stderr } = await touchback('league', ...args)
    expect([status, stderr]).toEqual([0, ''])
  }
  expect((await touchback('team', 'check', log, 'rooks')).status).toBe(0)
  await does('export', log, 'rooks', '--out', path('eleven-played.json'))
  const { status, stdout } = await touchback('team', 'check', path('eleven-played.json'))
  expect([status, stdout]).toEqual([1, expect.stringContaining('- A team has at most 10 players, not 11.')])
})

describe('a team of a league', () => {
  const log = path('monday.jsonl')
  const league = async (...args: string[]) => {
    const { status, stderr } = await touchback('league', args[0] ?? '', log, ...args.slice(1))
    if (status !== 0) throw new Error(stderr)
  }
  test('enters from its file, plays, is shown, and leaves as a career', async () => {
    await league('new', '--name', 'Monday', '--by', 'carla')
    for (const coach of ['anna', 'bert']) await league('join', '--by', coach)
    await league('enter', 'rooks', '--from', path('rooks.json'), '--by', 'anna')
    await league('enter', 'boars', '--roster', 'orc', '--by', 'bert')
    expect(await does('history', log, 'rooks')).toContain('have not played yet')
    for (const match of ['m1', 'm2']) {
      await league('agree', 'rooks', 'boars', '--match', match, '--by', 'anna')
      await league('play', match, '--bots', 'random', '--seed', '6', '--by', 'carla')
    }
    for (const command of ['show', 'history']) {
      const text = await does(command, log, 'rooks')
      expect(text.startsWith('Rooks\n─────\n')).toBe(true)
      expect(text.split('\n').filter((line) => line.length > 80)).toEqual([])
      JSON.parse(await does(command, log, 'rooks', '--json'))
    }
    expect(await does('show', log, 'rooks')).toContain('Team rating')
    await does('export', log, 'rooks', '--out', path('career.json'))
    expect(written('career.json').version).toBe(2)
    expect(await does('show', path('career.json'))).toBe(await does('show', log, 'rooks'))
    expect(await does('history', path('career.json'))).toBe(await does('history', log, 'rooks'))
    expect((await touchback('team', 'check', path('career.json'))).status).toBe(0)
    expect(await does('export', path('career.json'))).toBe(readFileSync(path('career.json'), 'utf8'))
    expect((await does('export', path('career.json'), '--format', 'csv')).split('\r\n')[0]).toContain(
      'player,number,name',
    )
    const again = await touchback(
      'league',
      'enter',
      log,
      'old',
      '--from',
      path('career.json'),
      '--by',
      'carla',
    )
    expect([again.status, again.stderr]).toEqual([2, expect.stringContaining('has played already')])
    expect(await refusal('show', log, 'nobody')).toContain('there are rooks, boars')
  })
})
