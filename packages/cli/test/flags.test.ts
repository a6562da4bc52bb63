import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const run = (tool: string, ...args: readonly string[]) => {
  const file = join(import.meta.dirname, '..', 'src', `${tool}.ts`)
  return spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' })
}

describe.each(['soak', 'fuzz'])('npm run %s', (tool) => {
  test('asked for help it prints it and does nothing', () => {
    const { status, stdout, stderr } = run(tool, '--help')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain(`npm run ${tool} -- `)
  })
  test.each([
    [['--nonsense'], "Unknown option '--nonsense'."],
    [['--seed', 'x'], '--seed must be a whole number from 0, not "x".'],
  ])('%j is a mistake in one sentence', (args, sentence) => {
    const { status, stdout, stderr } = run(tool, ...args)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr.split('\n')[0]).toBe(sentence)
  })
})

test('a book that does not exist is no book', () => {
  const { status, stderr } = run('soak', '--edition', 'constructor')
  expect([status, stderr.split(';')[0]]).toEqual([2, 'There is no book "constructor"'])
})
