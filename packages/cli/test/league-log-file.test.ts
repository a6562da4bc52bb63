import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test, describe, vi } from 'vitest'
import { leagues, refusal } from './league-here.ts'
import { touchback } from './run-here.ts'

vi.setConfig({ testTimeout: 60_000 })

const { path, file, league, two, report } = leagues()

/** Runs the command in a process of its own and gives its exit code. */
const elsewhere = (...args: string[]): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const main = join(import.meta.dirname, '..', 'src', 'main.ts')
    const child = spawn(process.execPath, [main, ...args], { stdio: 'ignore' })
    child.on('error', reject)
    child.on('exit', resolve)
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
  test('matches tell who won and by what, those that nobody played too', async () => {
    const { does } = await two()
    await does('open', 'cup', '--format', 'round-robin', '--overdue', 'default', '--by', 'carla')
    await does('draw', 'cup', '--deadline', '2020-01-31', '--by', 'carla')
    const rows = async () => JSON.parse((await does('export', 'matches')).stdout) as unknown[]
    const open = { homeScore: null, awayScore: null, winner: null, by: null, settled: false }
    expect(await rows()).toMatchObject([open])
    await does('write', 'deadline-passed', 'match=cup/1/1', 'winner=boars', '--by', 'carla')
    expect(await rows()).toMatchObject([{ winner: 'boars', by: 'default', gate: null, settled: true }])
    await does('agree', 'rooks', 'boars', '--by', 'anna')
    await does('rule', 'm1', report([1, 1], { shootOut: 'home' }), '--by', 'carla')
    expect((await rows())[1]).toMatchObject({
      homeScore: 1,
      awayScore: 1,
      winner: 'rooks',
      by: 'penalties',
    })
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
    expect(stderr.match(/was cut off in the middle/gu)).toHaveLength(1)
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
  test('an entry that today’s rules refuse is upheld by the commissioner, and the league goes on', async () => {
    const { log, doing, does, entries } = await two()
    const whole = entries().length
    const old = { no: whole + 1, at: '', by: 'anna', type: 'match-agreed', match: 'm1' }
    appendFileSync(log, `${JSON.stringify({ ...old, home: 'rooks', away: 'rooks' })}\n`)
    const why = `Entry ${whole + 1}: A team cannot play against itself.`
    expect(refusal(await doing('show'))).toContain(`${why} Where older rules let that be, "touchback league`)
    expect(refusal(await doing('uphold', '--by', 'anna'))).toContain('Only commissioner may write "upheld"')
    expect((await does('uphold', '--by', 'carla')).stdout).toBe(`${why.replace(':', ' is upheld:')}\n`)
    expect(refusal(await doing('uphold', '--by', 'carla'))).toContain('there is nothing to uphold')
    expect((await does('show')).stdout).toContain(`${whole + 1}  A team cannot play against itself.`)
    await does('agree', 'rooks', 'boars', '--by', 'anna')
    expect(entries()).toHaveLength(whole + 3)
    expect((await does('show')).stdout).toContain('m1')
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
