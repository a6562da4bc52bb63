import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { whyNotWritable } from './writable.mjs'

const home = mkdtempSync(join(tmpdir(), 'touchback-'))
afterAll(() => {
  chmodSync(home, 0o700)
  rmSync(home, { recursive: true })
})

test('a folder that can be written to, or made, is left as it was', () => {
  const folder = join(home, 'new', 'folder')
  expect(whyNotWritable(folder)).toBe(null)
  expect([existsSync(folder), readdirSync(folder)]).toEqual([true, []])
})

test('where a file stands', () => {
  const file = join(home, 'file')
  writeFileSync(file, '')
  expect(whyNotWritable(file)).toBe(`It cannot write to ${file}: that is no folder.`)
  expect(whyNotWritable(join(file, 'inside'))).toMatch(/: that is no folder\.$/u)
})

// Nothing is forbidden to the superuser.
test.skipIf(process.getuid?.() === 0)('without the right to', () => {
  chmodSync(home, 0o500)
  expect(whyNotWritable(home)).toBe(`It cannot write to ${home}: you may not write there.`)
})
