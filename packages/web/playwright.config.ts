import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const cache = join(import.meta.dirname, '..', '..', '.cache')

export default defineConfig({
  testDir: 'e2e',
  outputDir: join(cache, 'playwright'),
  globalSetup: './e2e/serve.ts',
  fullyParallel: true,
  // Clicks wait for the page more than they work: three keep two cores busy.
  workers: 3,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    // It fetches the whole game for every new browser; where that is what is tried, it is let in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['PLAYWRIGHT_CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
