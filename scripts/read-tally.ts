import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface Tally {
  readonly passed: number
  readonly failed: number
  /** Tests that passed only when they were tried again. */
  readonly flaky: readonly string[]
  /** What failed, by name and with the head of its reason: the end of a long log is what people read. */
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

/** What a runner's JSON report counts. A missing one counts as a failure: the runner never got that far. */
export function readTally(runner: 'vitest' | 'playwright', reportFile: string): Tally {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, flaky: [], broken: ['no report was written'] }
  const report: Suite = JSON.parse(readFileSync(reportFile, 'utf8'))
  if (runner === 'vitest') {
    // A file that does not load fails as a suite without a test.
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

/** Titles of the specs of a Playwright report that ended so, each with its reason where it has one. */
function titlesOf(ended: 'flaky' | 'unexpected', { specs = [], suites = [] }: Suite): readonly string[] {
  const here = specs.flatMap(({ title, tests }) => {
    const test = tests.find(({ status }) => status === ended)
    return test === undefined ? [] : [withReason(title, test.results?.find(({ error }) => error)?.error?.message)]
  })
  return [...here, ...suites.flatMap((suite) => titlesOf(ended, suite))]
}

/** The tests that failed in a file; the file itself where it did not load. */
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
