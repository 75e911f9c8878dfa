import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface Tally {
  readonly passed: number
  readonly failed: number
  /** Tests that passed only on retry. */
  readonly flaky: readonly string[]
  /** Failed tests by name, with the start of their error: people read the end of a long log. */
  readonly broken: readonly string[]
}

interface SpecTest {
  readonly status: string
  readonly results?: readonly { readonly error?: { readonly message?: string } }[]
}

interface Suite {
  readonly specs?: readonly { readonly title: string; readonly tests: readonly SpecTest[] }[]
  readonly suites?: readonly Suite[]
  readonly testResults?: readonly TestFile[]
}

interface TestFile {
  readonly name: string
  readonly status: string
  readonly message?: string
  readonly assertionResults: readonly {
    readonly fullName: string
    readonly status: string
    readonly failureMessages?: readonly string[]
  }[]
}

const REASON_LINES = 20

/** Counts the results in a runner's JSON report. A missing report counts as a failure: the runner crashed. */
export function readTally(runner: 'vitest' | 'playwright', reportFile: string): Tally {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, flaky: [], broken: ['no report was written'] }
  const report: Suite = JSON.parse(readFileSync(reportFile, 'utf8'))
  if (runner === 'vitest') {
    // A file that fails to load counts as a failed suite without tests.
    const failed = numberAt(report, 'numFailedTests') || numberAt(report, 'numFailedTestSuites')
    return {
      passed: numberAt(report, 'numPassedTests'),
      failed,
      flaky: [],
      broken: (report.testResults ?? []).flatMap(brokenOf),
    }
  }
  const passed = numberAt(report, 'stats', 'expected') + numberAt(report, 'stats', 'flaky')
  return {
    passed,
    failed: numberAt(report, 'stats', 'unexpected'),
    flaky: titlesOf('flaky', report),
    broken: titlesOf('unexpected', report),
  }
}

function numberAt(report: unknown, ...path: readonly string[]): number {
  let value = report
  for (const name of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof value === 'number' ? value : 0
}

/** Titles of a Playwright report's specs with this outcome, each with its error, if any. */
function titlesOf(ended: 'flaky' | 'unexpected', { specs = [], suites = [] }: Suite): readonly string[] {
  const here = specs.flatMap(({ title, tests }) => {
    const test = tests.find(({ status }) => status === ended)
    return test === undefined ? [] : [withReason(title, test.results?.find(({ error }) => error)?.error?.message)]
  })
  return [...here, ...suites.flatMap((suite) => titlesOf(ended, suite))]
}

/** The failed tests of a file; the file itself if it did not load. */
function brokenOf({ name, status, message, assertionResults }: TestFile): readonly string[] {
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => withReason(`${name}: ${fullName}`, failureMessages?.[0]))
  return status === 'failed' && failed.length === 0 ? [withReason(name, message)] : failed
}

function withReason(name: string, reason = ''): string {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*node_modules/.test(line))
    .slice(0, REASON_LINES)
  return [name, ...lines.map((line) => `      ${line}`)].join('\n')
}
