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
