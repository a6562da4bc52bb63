import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { havoc } from './havoc.ts'

test('servers and their database are killed in the middle of play: what was acknowledged is there, once, and everybody agrees', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchback-havoc-'))
  chmodSync(folder, 0o755)
  try {
    const data = join(folder, 'data')
    const report = await havoc({
      data,
      serverKills: 4,
      postgresKills: 1,
      matches: 2,
      calm: 1000,
      pace: 0,
      say: () => {},
    })
    expect(report.problems).toEqual([])
    expect(report.postgresKills).toBe(1)
    expect(report.acknowledged).toBeGreaterThan(20)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 300_000)
