import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Totals } from './check.ts'
import { findChromium, playwrightCli } from './chromium.ts'
import { root } from './sources.ts'
import { type BrowserReport, countBrowserTests } from './totals.ts'

/** Builds the page if need be and clicks through it in a real browser. */
export async function runBrowserTests(args: readonly string[] = []): Promise<Totals> {
  const chromium = await findChromium()
  if (chromium === null) {
    console.log('The browser tests need a Chromium, and none could be found or fetched.')
    console.log('Install Chromium or Chrome, or name one: PLAYWRIGHT_CHROMIUM=/path/to/chromium npm test')
    return { passed: 0, failed: 1, failures: ['browser: no Chromium'] }
  }
  const report = join(root, '.cache', 'playwright.json')
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(report, { force: true })
  const config = join(root, 'packages', 'web', 'playwright.config.ts')
  const { status } = spawnSync(process.execPath, [playwrightCli, 'test', `--config=${config}`, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  // Written by Playwright just now.
  const read: BrowserReport | null = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null
  return countBrowserTests(read, status === 0)
}

if (import.meta.main) {
  const { passed, failed } = await runBrowserTests(process.argv.slice(2))
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
