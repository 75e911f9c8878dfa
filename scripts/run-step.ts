import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readTally, type Tally } from './read-tally.ts'

export const root = resolve(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')
const reports = mkdtempSync(join(tmpdir(), 'jindu-reports-'))

export interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** The runner whose JSON report is counted; a step without one counts as a single check. */
  readonly report?: 'vitest' | 'playwright'
}

/** Whether a step's output is streamed, or buffered and shown only if it fails. */
type Shown = 'at once' | 'if it fails'

interface Ended {
  readonly code: number
  readonly kept: string
}

function runCommand(step: Step, reportFile: string, shown: Shown): Promise<Ended> {
  const [command, ...args] = step.command
  const reporters =
    step.report === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`] : []
  const child = spawn(command, [...args, ...reporters], {
    cwd: root,
    stdio: shown === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...(shown === 'if it fails' && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
      ...process.env,
      PATH: `${bin}:${process.env['PATH'] ?? ''}`,
      TURBO_TELEMETRY_DISABLED: '1',
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
    },
  })
  const kept: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => kept.push(chunk))
  return new Promise((settle) => {
    child.on('error', ({ message }) => settle({ code: 127, kept: message }))
    child.on('close', (code) => settle({ code: code ?? 1, kept: Buffer.concat(kept).toString('utf8') }))
  })
}

/** Runs one step and counts its passes and failures. */
export async function runStep(step: Step, shown: Shown): Promise<Tally> {
  const reportFile = join(reports, `${step.name.replaceAll(' ', '-')}.json`)
  const started = performance.now()
  if (shown === 'at once') process.stdout.write(`\n== ${step.name}\n`)
  const { code, kept } = await runCommand(step, reportFile, shown)
  const counted = step.report
    ? readTally(step.report, reportFile)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, flaky: [], broken: [] }
  const tally = code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
  if (shown === 'if it fails' && tally.failed > 0) process.stdout.write(`\n== ${step.name}\n${kept.trimEnd()}\n`)
  process.stdout.write(`== ${step.name}: ${tally.passed} passed, ${tally.failed} failed (${secondsSince(started)} s)\n`)
  return tally
}

/** Seconds since a `performance.now()` timestamp, with one decimal. */
export const secondsSince = (started: number): string => ((performance.now() - started) / 1000).toFixed(1)
