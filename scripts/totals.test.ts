import { expect, test } from 'vitest'
import { countBrowserTests, countTests } from './totals.ts'

const loaded = { status: 'passed', assertionResults: [{ status: 'passed' }] }
const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] }
const broken = { status: 'failed', assertionResults: [] }

test.each([
  ['no report at all', null, false, { passed: 0, failed: 1 }],
  [
    'all well',
    { numPassedTests: 3, numFailedTests: 0, testResults: [loaded] },
    true,
    { passed: 3, failed: 0 },
  ],
  [
    'a failure',
    { numPassedTests: 2, numFailedTests: 1, testResults: [failing] },
    false,
    { passed: 2, failed: 1 },
  ],
  [
    'a file that does not load',
    { numPassedTests: 2, numFailedTests: 0, testResults: [loaded, broken] },
    false,
    { passed: 2, failed: 1 },
  ],
  [
    'an error outside any test',
    { numPassedTests: 2, numFailedTests: 0, testResults: [loaded] },
    false,
    { passed: 2, failed: 1 },
  ],
])('totals: %s', (_, report, succeeded, totals) => {
  expect(countTests(report, succeeded)).toEqual(totals)
})

const stats = { expected: 3, unexpected: 0, flaky: 1 }
test.each([
  ['no report at all', null, false, { passed: 0, failed: 1 }],
  ['all well, one of them late', { stats }, true, { passed: 4, failed: 0 }],
  ['a failure', { stats: { ...stats, unexpected: 2 } }, false, { passed: 4, failed: 2 }],
  ['a file that does not load', { stats }, false, { passed: 4, failed: 1 }],
])('totals in the browser: %s', (_, report, succeeded, totals) => {
  expect(countBrowserTests(report, succeeded)).toEqual(totals)
})
