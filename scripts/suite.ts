import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runBrowserTests } from './browser.ts'
import { check, type Totals } from './check.ts'
import { countTests } from './totals.ts'
import { root } from './sources.ts'

/** Runs vitest, which shows its own progress, and counts from the report it leaves. */
function runTests(args: string[]): Totals {
  const report = join(root, '.cache', 'vitest.json')
  rmSync(report, { force: true })
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  return countTests(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null, status === 0)
}

// With arguments only the tests they name are run, and the browser stays out of it.
const names = process.argv.slice(2)
const parts = [await check(), runTests(names), ...(names.length === 0 ? [await runBrowserTests()] : [])]
const passed = parts.reduce((sum, part) => sum + part.passed, 0)
const failed = parts.reduce((sum, part) => sum + part.failed, 0)
process.exitCode = failed === 0 ? 0 : 1
console.log(`${passed} passed, ${failed} failed`)
