import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runBrowserTests } from './browser.ts'
import { sourcesHash } from './build-web.ts'
import { check, type Totals } from './check.ts'
import { countBreaks, countTests } from './totals.ts'
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

/** So many of a hundred, chosen by chance, may go unnoticed. The aim is one in twenty of all breaks; a sample shows more now and then. */
const MOST_UNNOTICED = '14'

/** Breaks the rules in a hundred places, other ones for every commit: the tests must notice. */
async function runMutation(): Promise<Totals> {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  const seed = stdout?.trim() || sourcesHash()
  const mutate = join(root, 'scripts', 'mutation', 'mutate.ts')
  const wishes = ['--sample', '100', '--seed', seed, '--limit', MOST_UNNOTICED]
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', mutate, ...wishes], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let told = ''
  const hear = (text: Buffer): void => {
    process.stdout.write(text)
    told += text.toString()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const [code] = await once(child, 'close')
  return countBreaks(told, code === 0)
}

// With arguments only the tests they name are run: no browser, and nothing is broken.
const names = process.argv.slice(2)
const parts = [
  await check(),
  runTests(names),
  ...(names.length === 0 ? [await runMutation(), await runBrowserTests()] : []),
]
const passed = parts.reduce((sum, part) => sum + part.passed, 0)
const failed = parts.reduce((sum, part) => sum + part.failed, 0)
process.exitCode = failed === 0 ? 0 : 1
for (const failure of parts.flatMap(({ failures }) => failures)) console.log(`failed: ${failure}`)
console.log(`${passed} passed, ${failed} failed`)
