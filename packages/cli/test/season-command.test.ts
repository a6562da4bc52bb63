import { readFileSync, writeFileSync } from 'node:fs'
import { EDITIONS } from '@touchback/engine'
import { describe, expect, test, vi } from 'vitest'
import { touchback, workshop } from './run-here.ts'

vi.setConfig({ testTimeout: 120_000 })
const { path } = workshop()

const tooLong = (text: string): string[] => text.split('\n').filter((line) => line.length > 80)

describe.each(Object.keys(EDITIONS))('touchback season --edition %s', (edition) => {
  const log = path(`${edition}.jsonl`)
  const play = (...more: string[]) =>
    touchback(
      'season',
      '--edition',
      edition,
      '--teams',
      '4',
      '--rounds',
      '3',
      '--bots',
      'random',
      '--seed',
      '2',
      ...more,
    )

  test('prints tables, champions, leaders and what every team was worth by round', async () => {
    const { status, stdout } = await play('--log', log)
    expect(status).toBe(0)
    expect(stdout).toContain('Champions: ')
    expect(stdout).toMatch(/(?:Rating|Value in thousands) by round/u)
    expect(stdout).toContain('Final')
    expect(tooLong(stdout)).toEqual([])
    expect((await play()).stdout).toBe(stdout)
  })
  test('its log is a league like any other: every page of it can be read', async () => {
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n')
    const entries = lines.map((line) => JSON.parse(line) as { type: string; team?: string; match?: string })
    const teams = entries.flatMap(({ type, team }) =>
      type === 'drafted' && team !== undefined ? [team] : [],
    )
    const matches = entries.flatMap(({ type, match }) =>
      type === 'played' && match !== undefined ? [match] : [],
    )
    const pages = [
      ['table'],
      ['stats'],
      ['show'],
      ['show', 'rules'],
      ...teams.flatMap((team) => [
        ['show', 'team', team],
        ['why', team],
        ['show', 'player', team, 'p1'],
      ]),
      ...matches.map((match) => ['show', 'match', match]),
    ]
    for (const [command = '', ...words] of pages) {
      const { status, stdout, stderr } = await touchback('league', command, log, ...words)
      expect([command, ...words, status, stderr]).toEqual([command, ...words, 0, ''])
      expect([command, ...words, tooLong(stdout)]).toEqual([command, ...words, []])
      expect(stdout).not.toMatch(/undefined|NaN|\[object/u)
    }
    for (const team of teams) {
      const history = await touchback('team', 'history', log, team)
      expect([history.status, tooLong(history.stdout)]).toEqual([0, []])
    }
  })
})

test('several seasons follow each other with the same teams, and numbers are told by season', async () => {
  const few = ['season', '--teams', '4', '--rounds', '3', '--bots', 'random', '--seasons', '3'] as const
  const { status, stdout } = await touchback(...few)
  expect(status).toBe(0)
  expect(tooLong(stdout)).toEqual([])
  const [, head = '', line = ''] = /Rating by season\n─+\n(.*)\n(.*)/u.exec(stdout) ?? []
  expect(head).toMatch(/Team +1 +2 +3$/u)
  expect(line.trim().split(/ {2,}/u)).toHaveLength(4)
  const { stdout: json } = await touchback(...few, '--json')
  const { worth } = JSON.parse(json) as { worth: Record<string, unknown[]> }
  expect(Object.values(worth).map(({ length }) => length)).toEqual([9, 9, 9, 9])
})

test('the same as JSON, and what cannot be is refused', async () => {
  const { stdout } = await touchback('season', '--teams', '4', '--rounds', '1', '--bots', 'random', '--json')
  expect(JSON.parse(stdout)).toMatchObject({ table: expect.any(Array), champion: expect.any(String) })
  for (const [words, because] of [
    [['--teams', '1'], '--teams'],
    [['--teams', '257'], '--teams must be a whole number from 2 to 256'],
    [['--rounds', 'all'], '--rounds'],
    [['--rounds', '91'], '--rounds'],
    [['--seasons', '0'], '--seasons'],
    [['--bots', 'genius'], 'no bot "genius"'],
    [['--edition', 'none'], 'edition'],
  ] as const) {
    const { status, stderr } = await touchback('season', ...words)
    expect([status, stderr]).toEqual([2, expect.stringContaining(because)])
  }
})

test('a log that is there already is left alone', async () => {
  const log = path('kept.jsonl')
  writeFileSync(log, 'something of somebody else\n')
  const { status, stderr } = await touchback('season', '--teams', '2', '--rounds', '1', '--log', log)
  expect([status, stderr]).toEqual([2, expect.stringContaining('already')])
  expect(readFileSync(log, 'utf8')).toBe('something of somebody else\n')
})
