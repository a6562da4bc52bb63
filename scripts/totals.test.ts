import { expect, test } from 'vitest'
import { countBreaks, countBrowserTests, countTests } from './totals.ts'

const loaded = { name: 'a', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'stands' }] }
const failing = { name: 'b', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'falls' }] }
const broken = { name: 'c', status: 'failed', assertionResults: [] }

test.each([
  ['no report at all', null, false, { passed: 0, failed: 1, failures: ['tests: no report'] }],
  [
    'all well',
    { numPassedTests: 3, numFailedTests: 0, testResults: [loaded] },
    true,
    { passed: 3, failed: 0, failures: [] },
  ],
  [
    'a failure',
    { numPassedTests: 2, numFailedTests: 1, testResults: [failing] },
    false,
    { passed: 2, failed: 1, failures: ['b: falls'] },
  ],
  [
    'a file that does not load',
    { numPassedTests: 2, numFailedTests: 0, testResults: [loaded, broken] },
    false,
    { passed: 2, failed: 1, failures: ['c'] },
  ],
  [
    'an error outside any test',
    { numPassedTests: 2, numFailedTests: 0, testResults: [loaded] },
    false,
    { passed: 2, failed: 1, failures: ['tests: an error outside any of them'] },
  ],
])('totals: %s', (_, report, succeeded, totals) => {
  expect(countTests(report, succeeded)).toEqual(totals)
})

const stats = { expected: 3, unexpected: 0, flaky: 1 }
const spec = (title: string, status: string) => ({ title, file: 'walk.spec.ts', tests: [{ status }] })
const suites = [{ specs: [spec('walks', 'expected'), spec('late', 'flaky')] }]
const bad = [{ specs: [], suites: [{ specs: [spec('falls', 'unexpected'), spec('stands', 'expected')] }] }]
test.each([
  ['no report at all', null, false, { passed: 0, failed: 1, failures: ['browser: no report'] }],
  ['all well, one of them late', { stats, suites }, true, { passed: 4, failed: 0, failures: [] }],
  [
    'a failure',
    { stats: { ...stats, unexpected: 1 }, suites: bad },
    false,
    { passed: 4, failed: 1, failures: ['walk.spec.ts: falls'] },
  ],
  [
    'a file that does not load',
    { stats, suites },
    false,
    { passed: 4, failed: 1, failures: ['browser: an error outside any test'] },
  ],
])('totals in the browser: %s', (_, report, succeeded, totals) => {
  expect(countBrowserTests(report, succeeded)).toEqual(totals)
})

const unnoticed =
  'unnoticed play/push.ts:3:9 (logic): a && b → (a || b)\nunnoticed play/move.ts:8:1 (number): 1 → 2\n'
test.each([
  [
    'all but some',
    `${unnoticed}100 breaks, 2 unnoticed (2.0 %), 9 s`,
    true,
    { passed: 1, failed: 0, failures: [] },
  ],
  [
    'too many',
    `${unnoticed}100 breaks, 2 unnoticed (2.0 %), 9 s`,
    false,
    {
      passed: 0,
      failed: 1,
      failures: ['mutation: 2 breaks went unnoticed: play/push.ts:3:9, play/move.ts:8:1'],
    },
  ],
  [
    'stopped before its end',
    `${unnoticed}    throw\n\nError: tests fail with nothing broken: one\n    at record`,
    false,
    {
      passed: 0,
      failed: 1,
      failures: ['mutation: it did not come to its end: Error: tests fail with nothing broken: one'],
    },
  ],
])('totals of breaks: %s', (_, told, succeeded, totals) => {
  expect(countBreaks(told, succeeded)).toEqual(totals)
})
