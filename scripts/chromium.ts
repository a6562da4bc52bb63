import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './sources.ts'

export const playwrightCli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** It is there and starts: a browser whose libraries are missing does not count. */
function isUsable(path: string | undefined): path is string {
  if (!path || !existsSync(path)) return false
  // On Windows asking for the version opens a window instead.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}

async function ofPlaywright(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

function attempt(words: string, file: string, args: string[]): boolean {
  console.log(words)
  const { status } = spawnSync(file, args, { cwd: root, stdio: 'inherit', timeout: 300_000 })
  return status === 0
}

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** A Chromium to test with: one that is there, else one that is fetched now. Null when there is none to be had. */
export async function findChromium(): Promise<string | null> {
  const wanted = process.env['PLAYWRIGHT_CHROMIUM']
  if (isUsable(wanted)) return wanted
  if (wanted) console.log('What PLAYWRIGHT_CHROMIUM names does not start. Looking for another.')
  const found = [...PLACES, await ofPlaywright()].find(isUsable)
  if (found !== undefined) return found

  if (
    attempt('No Chromium here. Playwright fetches its own ...', process.execPath, [
      playwrightCli,
      'install',
      'chromium',
    ])
  ) {
    const fetched = await ofPlaywright()
    if (isUsable(fetched)) return fetched
    console.log('It came, but it does not start here.')
  }
  if (
    isRootOnDebian() &&
    attempt('Asking the package manager for one ...', 'apt-get', ['update']) &&
    attempt('Installing chromium ...', 'apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  ) {
    const installed = PLACES.find(isUsable)
    if (installed !== undefined) return installed
  }
  return null
}
