import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')
const reports = mkdtempSync(join(tmpdir(), 'jindu-reports-'))

export interface Tally {
  readonly passed: number
  readonly failed: number
  /** Tests that passed only when they were tried again. */
  readonly flaky: readonly string[]
}

export interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** Which runner's JSON report to count; a step without one counts as a single check. */
  readonly report?: 'vitest' | 'playwright'
}

function runCommand(step: Step, reportFile: string): Promise<number> {
  const [command, ...args] = step.command
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${bin}:${process.env['PATH'] ?? ''}`,
      TURBO_TELEMETRY_DISABLED: '1',
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
      VITEST_JSON_OUTPUT: reportFile,
    },
  })
  return new Promise((settle) => {
    child.on('error', () => settle(127))
    child.on('close', (code) => settle(code ?? 1))
  })
}

function numberAt(report: unknown, ...path: readonly string[]): number {
  let value = report
  for (const name of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof value === 'number' ? value : 0
}

interface Suite {
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
  readonly suites?: readonly Suite[]
}

/** Titles of the specs of a Playwright report that passed only when they were tried again. */
function flakyOf({ specs = [], suites = [] }: Suite): readonly string[] {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title)
  return [...here, ...suites.flatMap(flakyOf)]
}

function readTally(step: Step, reportFile: string): Tally {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, flaky: [] }
  const report: Suite = JSON.parse(readFileSync(reportFile, 'utf8'))
  if (step.report === 'vitest') {
    // A file that does not load fails as a suite without a test.
    const failed = numberAt(report, 'numFailedTests') || numberAt(report, 'numFailedTestSuites')
    return { passed: numberAt(report, 'numPassedTests'), failed, flaky: [] }
  }
  const passed = numberAt(report, 'stats', 'expected') + numberAt(report, 'stats', 'flaky')
  return { passed, failed: numberAt(report, 'stats', 'unexpected'), flaky: flakyOf(report) }
}

/** Runs one step with its output on the terminal and counts what passed and failed in it. */
export async function runStep(step: Step): Promise<Tally> {
  const reportFile = join(reports, `${step.name.replaceAll(' ', '-')}.json`)
  const started = performance.now()
  process.stdout.write(`\n== ${step.name}\n`)
  const extra =
    step.report === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`] : []
  const code = await runCommand({ ...step, command: [...step.command, ...extra] }, reportFile)
  const counted = step.report
    ? readTally(step, reportFile)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, flaky: [] }
  const tally = code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`== ${step.name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)\n`)
  return tally
}

/** Runs all steps one after the other, failures included, and prints the closing line that CI reads. */
export async function runAll(steps: readonly Step[]): Promise<never> {
  let passed = 0
  let failed = 0
  const broken: string[] = []
  const flaky: string[] = []
  for (const step of steps) {
    const tally = await runStep(step)
    passed += tally.passed
    failed += tally.failed
    if (tally.failed > 0) broken.push(step.name)
    flaky.push(...tally.flaky.map((test) => `${step.name}: ${test}`))
  }
  for (const test of flaky) process.stdout.write(`\nFLAKY, passed only when tried again: ${test}\n`)
  if (broken.length > 0) process.stdout.write(`\nBroken: ${broken.join(', ')}\n`)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exit(failed === 0 ? 0 : 1)
}
