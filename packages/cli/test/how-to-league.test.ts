import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { touchback, workshop } from './run-here.ts'

vi.setConfig({ testTimeout: 120_000 })

const page = readFileSync(
  join(import.meta.dirname, '..', '..', '..', 'docs', 'how-to', 'run-a-league-from-the-command-line.md'),
  'utf8',
)

/** What the page says is to be typed, and the files it says are to be written, in its order. */
const blocks = [...page.matchAll(/^ *```(?:json (\S+))?\n([\s\S]*?)^ *```$/gmu)].map(
  ([, file, text = '']) => ({ file, text }),
)

/** Words of a command line, with quotes around those that hold spaces. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/gu)].map(([, quoted, bare]) => quoted ?? bare ?? '')

test('the page is followed to the letter', async () => {
  const { path } = workshop()
  const here = (word: string): string => (/^[\w-]+\.(?:jsonl?|csv)$/u.test(word) ? path(word) : word)
  let commands = 0
  for (const { file, text } of blocks) {
    if (file !== undefined) {
      writeFileSync(path(file), text)
      continue
    }
    for (const line of text.trim().split('\n')) {
      const [command, ...words] = wordsOf(line)
      expect(command).toBe('touchback')
      const { status, stderr, stdout } = await touchback(...words.map(here))
      expect([line, status, stderr]).toEqual([line, 0, ''])
      expect(stdout.trim() === '' && !words.includes('--out')).toBe(false)
      commands++
    }
  }
  expect(commands).toBeGreaterThan(30)
  const log = readFileSync(path('monday.jsonl'), 'utf8').trimEnd().split('\n')
  expect(JSON.parse(log.at(-1) ?? '')).toMatchObject({ type: 'locked', team: 'rooks' })
  expect(JSON.parse(readFileSync(path('rooks-now.json'), 'utf8'))).toMatchObject({ version: 2 })
})
