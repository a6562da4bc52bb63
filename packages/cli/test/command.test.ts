import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000 })

const main = join(import.meta.dirname, '..', 'src', 'main.ts')
const folder = mkdtempSync(join(tmpdir(), 'touchback-'))

function touchback(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { status, stdout, stderr, lines: stdout.trimEnd().split('\n') }
}

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const scenario = {
  name: 'a walk in the open',
  edition: 'lrb4',
  home: { team: 'human', players: { dieter: { position: 'lineman', at: [10, 7] } } },
  away: { team: 'orc', players: { urgash: { position: 'lineman', at: [20, 7] } } },
  turn: { home: 1, away: 1 },
  active: 'home',
  play: [
    { type: 'activate', player: 'dieter', action: 'move' },
    { type: 'move', path: [[11, 7]] },
  ],
  expect: { players: { dieter: { at: [11, 7] } } },
}

describe('touchback scenario', () => {
  test('says how many passed', () => {
    const { status, lines } = touchback('scenario', file('good.json', scenario))
    expect([status, lines]).toEqual([0, ['1 passed, 0 failed']])
  })
  test('says the first difference of each that fails, and fails', () => {
    const wrong = { ...scenario, name: 'too far', expect: { players: { dieter: { at: [12, 7] } } } }
    const { status, lines } = touchback('scenario', file('mixed.json', [scenario, wrong]))
    expect(status).toBe(1)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(
      /^FAIL .*mixed\.json: too far: square of dieter: expected \[12,7\], got \[11,7\]/u,
    )
    expect(lines[1]).toBe('1 passed, 1 failed')
  })
})

/** Everything that would move a cursor, ring a bell or turn the writing round; spaces and ends of lines are ours. */
const CONTROL = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u
const HOSTILE = '\u001b[2J\u001b]0;title\u0007\u009b31m\u202eeiretid\r\nFAIL\u0000\u2028\ufeff'

describe('files of strangers', () => {
  test('a name is shown and not obeyed', () => {
    const named = { ...scenario, name: HOSTILE, expect: { players: { dieter: { at: [12, 7] } } } }
    const { status, lines, stdout } = touchback('scenario', file('hostile.json', named))
    expect([status, lines.length]).toEqual([1, 2])
    expect(stdout).toContain('[2J')
    expect(stdout).not.toMatch(CONTROL)
    const refused = touchback('scenario', file('refused.json', { ...scenario, edition: HOSTILE }))
    expect(refused.status).toBe(2)
    expect(refused.stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(refused.stderr).not.toMatch(CONTROL)
  })
  test('nor in a match that is told', () => {
    const path = join(folder, 'strangers.json')
    touchback('sim', '--games', '1', '--seed', '3', '--save', path)
    const honest = touchback('replay', path, '--pitch')
    const match = JSON.parse(readFileSync(path, 'utf8')) as {
      spec: { teams: Record<string, { name: string; players: { name: string }[] }> }
    }
    for (const team of Object.values(match.spec.teams)) {
      team.name = HOSTILE
      for (const player of team.players) player.name = HOSTILE
    }
    const { status, stdout, lines } = touchback('replay', file('renamed.json', match), '--pitch')
    expect([status, lines.length]).toEqual([0, honest.lines.length])
    expect(stdout).not.toMatch(CONTROL)
  })
  const text = JSON.stringify(scenario)
  test.for([
    ['utf-8', Buffer.from(`\ufeff${text}`, 'utf8')],
    ['utf-16, the lower byte first', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['utf-16, the higher byte first', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ] as const)('a byte order mark is no part of a file: %s', ([name, bytes]) => {
    const path = join(folder, `${name}.json`)
    writeFileSync(path, bytes)
    expect(touchback('scenario', path).lines).toEqual(['1 passed, 0 failed'])
  })
})

describe('touchback sim', () => {
  const sim = (...args: string[]) => touchback('sim', '--games', '25', '--seed', '9', '--json', ...args)
  const read = (text: string) => {
    const { seconds, gamesPerSecond, decisionsPerSecond, ...rest } = JSON.parse(text) as Record<
      string,
      unknown
    >
    expect([seconds, gamesPerSecond, decisionsPerSecond].every((value) => Number(value) > 0)).toBe(true)
    const { gamesPerSecondPerCore: _a, decisionsPerSecondPerCore: _b, workers: _c, ...same } = rest
    return same
  }
  test('gives the same result whatever the number of workers', () => {
    const [one, two] = [sim('--workers', '1'), sim('--workers', '2')]
    expect([one.status, two.status]).toEqual([0, 0])
    const result = read(one.stdout)
    expect(read(two.stdout)).toEqual(result)
    expect(result).toMatchObject({ games: 25, errors: 0, edition: 'lrb4' })
    expect(Number(result['homeWins']) + Number(result['awayWins']) + Number(result['draws'])).toBe(25)
    expect(result['touchdowns']).toHaveLength(2)
  })
  test('saves a match that replay tells', () => {
    const path = join(folder, 'match.json')
    expect(sim('--teams', 'human,orc', '--save', path).status).toBe(0)
    const { status, stdout } = touchback('replay', path, '--pitch')
    expect(status).toBe(0)
    expect(stdout).toContain('turn 8 of half 2')
    expect(stdout).toContain('┌────┬')
    expect(stdout).toMatch(/lrb4\.kickoff\.scatter/u)
    const record = JSON.parse(readFileSync(path, 'utf8')) as {
      answers: { dice: number[][] }[]
      events: unknown[]
    }
    const answers = record.answers.map((answer, row) => (row === 40 ? { ...answer, dice: [[1, 6]] } : answer))
    const bent = touchback('replay', file('bent.json', { ...record, answers, engine: 'older' }))
    expect(bent.status).toBe(0)
    expect(bent.stdout).toMatch(
      /^Today's rules would play it otherwise from choice 40 of \d+: it is shown as it happened\./u,
    )
    expect(bent.stdout).toContain('turn 8 of half 2')
    const early = {
      ...record,
      answers: answers.slice(0, 50),
      events: record.events.slice(0, 50),
      positions: [],
    }
    const unkept = touchback('replay', file('unkept.json', { ...early, engine: 'older' }))
    expect([unkept.status, unkept.stderr]).toEqual([0, ''])
    expect(unkept.stdout).toContain('kick-off')
    const short = touchback('replay', file('short.json', { ...record, answers: answers.slice(0, 9) }))
    expect([short.status, short.stderr.trimEnd().split('\n').length]).toEqual([2, 1])
  })
})

describe('touchback rules', () => {
  test('find lists rules by their words', () => {
    const { status, stdout } = touchback('rules', 'find', 'dodge', 'tackle')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^lrb4\..*dodge/mu)
  })
  test('show prints a rule with its ruling, and an edition', () => {
    const rule = touchback('rules', 'show', 'lrb4.kickoff.touchback')
    expect(rule.stdout).toMatch(/touchback[\s\S]*A-04/u)
    expect(touchback('rules', 'show', 'lrb4').stdout).toContain('== Table injuries.table')
  })
  test('diff says what differs between two editions', () => {
    const { status, stdout } = touchback('rules', 'diff', 'lrb4', 'lrb4')
    expect([status, stdout]).toEqual([0, 'Living Rulebook 4 and Living Rulebook 4 play alike.\n'])
    const { stdout: json } = touchback('rules', 'diff', 'lrb4', 'lrb4', '--json')
    expect(JSON.parse(json)).toMatchObject({ a: { id: 'lrb4' }, sections: [], skills: [] })
    const { stdout: other } = touchback('rules', 'diff', 'lrb4', 'leagues16')
    expect(other).toContain('  61-62: −1 MA | dead\n')
    expect(other).toMatch(/Rules that read differently[\s\S]*Fireball: choose any square/u)
    expect(other).toMatch(/Skills only in Blood Bowl Leagues 1\.6\n {2}Freebooter/u)
  })
})

describe('mistakes get one clear line on standard error and exit 2', () => {
  const mistakes: [string, string[], RegExp][] = [
    ['no command', [], /--help/u],
    ['an unknown command', ['dance'], /dance/u],
    ['an unknown flag', ['sim', '--gmaes', '3'], /--gmaes/u],
    ['a wrong number', ['sim', '--games', 'many'], /--games/u],
    ['an unknown edition', ['sim', '--edition', 'lrb9'], /lrb9/u],
    ['an unknown bot', ['sim', '--home', 'nuffle'], /nuffle/u],
    ['an unknown team', ['sim', '--teams', 'human,gnome'], /gnome/u],
    ['no file', ['scenario'], /files/u],
    ['a missing file', ['scenario', 'nowhere.json'], /nowhere\.json.*no such file/u],
    ['broken JSON', ['scenario', file('broken.json', '{"name":')], /broken\.json is not JSON/u],
    ['a scenario without a name', ['scenario', file('nameless.json', [{}])], /name/u],
    [
      'a replay of something else',
      ['replay', file('other.json', { format: 'chess' })],
      /cannot be opened: .*touchback-match/u,
    ],
    ['an unknown rule', ['rules', 'show', 'lrb4.nothing'], /lrb4\.nothing/u],
    ['a comparison with no book', ['rules', 'diff', 'lrb4', 'lrb9'], /lrb9/u],
    ['an unknown flag of bench', ['bench', '--fast'], /--fast/u],
  ]
  test.for(mistakes)('%s', ([, args, text]) => {
    const { status, stdout, stderr } = touchback(...args)
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(stderr).toMatch(text)
  })
})
