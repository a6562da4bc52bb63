import type { Totals } from './check.ts'

/** The part of vitest's JSON report that we read. */
export interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** A file that failed without a failed test (it did not load), or a run that failed without either, counts as one. */
export function countTests(report: Report | null, succeeded: boolean): Totals {
  if (report === null) return { passed: 0, failed: 1 }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  )
  const failed = report.numFailedTests + broken.length
  return { passed: report.numPassedTests, failed: failed === 0 && !succeeded ? 1 : failed }
}

/** The part of Playwright's JSON report that we read. A test that passes at the second attempt is flaky. */
export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

/** A run that failed without a failed test (a file did not load, the page could not be served) counts as one. */
export function countBrowserTests(report: BrowserReport | null, succeeded: boolean): Totals {
  if (report === null) return { passed: 0, failed: 1 }
  const { expected, flaky, unexpected } = report.stats
  return { passed: expected + flaky, failed: unexpected === 0 && !succeeded ? 1 : unexpected }
}
