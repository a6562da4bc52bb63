import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: 'packages/server/test/support/global.ts',
    pool: 'threads',
    maxWorkers: 2,
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Nothing of ours keeps state in a module, so test files may share a worker's modules.
    isolate: false,
  },
})
