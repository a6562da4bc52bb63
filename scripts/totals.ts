import type { Totals } from './check.ts'

/** The part of vitest's JSON report that we read. */
export interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** What has failed as a whole, without a name of its own. */
const nameless = (failure: string): Totals => ({ passed: 0, failed: 1, failures: [failure] })

/** A run that failed though none of its tests did counts as one. */
const totals = (passed: number, failures: readonly string[], succeeded: boolean, whole: string): Totals =>
  failures.length === 0 && !succeeded
    ? { ...nameless(whole), passed }
    : { passed, failed: failures.length, failures }

/** A file that failed without a failed test (it did not load), or a run that failed without either, counts as one. */
export function countTests(report: Report | null, succeeded: boolean): Totals {
  if (report === null) return nameless('tests: no report')
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [name] : []
    return failed.map(({ fullName }) => `${name}: ${fullName}`)
  })
  return totals(report.numPassedTests, failures, succeeded, 'tests: an error outside any of them')
}

/** The part of Playwright's JSON report that we read. A test that passes at the second attempt is flaky. */
export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: readonly BrowserSuite[]
}
interface BrowserSuite {
  specs: readonly { title: string; file: string; tests: readonly { status: string }[] }[]
  suites?: readonly BrowserSuite[]
}

const unexpected = ({ specs, suites = [] }: BrowserSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(unexpected),
]

/** A run that failed without a failed test (a file did not load, the page could not be served) counts as one. */
export function countBrowserTests(report: BrowserReport | null, succeeded: boolean): Totals {
  if (report === null) return nameless('browser: no report')
  const { expected, flaky } = report.stats
  const failures = report.suites.flatMap(unexpected)
  return totals(expected + flaky, failures, succeeded, 'browser: an error outside any test')
}

/** What the breaking of rules tells, line by line: one passed or failed, with the places that nobody watched or what stopped it. */
export function countBreaks(told: string, succeeded: boolean): Totals {
  if (succeeded) return { passed: 1, failed: 0, failures: [] }
  const places = [...told.matchAll(/^unnoticed (\S+)/gmu)].map(([, place]) => place)
  if (/^\d+ breaks, \d+ unnoticed/mu.test(told))
    return nameless(`mutation: ${places.length} breaks went unnoticed: ${places.join(', ')}`)
  const error = /^\w*Error: .*$/mu.exec(told)?.[0] ?? 'no word of why'
  return nameless(`mutation: it did not come to its end: ${error}`)
}
