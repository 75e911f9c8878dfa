import { availableParallelism } from 'node:os'
import type { Tally } from './read-tally.ts'
import { runStep, secondsSince, type Step } from './run-step.ts'

/** Steps that may run side by side, the longest first. */
export type Stage = readonly Step[]

/**
 * Runs all stages in sequence, even after failures, and prints the summary line that CI reads. A stage's steps run in
 * parallel, one per core. Their output is buffered per step, or streamed if there is only one.
 */
export async function runStages(stages: readonly Stage[]): Promise<never> {
  const started = performance.now()
  const done: { readonly name: string; readonly tally: Tally }[] = []
  for (const stage of stages) {
    const waiting = [...stage]
    const work = async () => {
      for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
        const tally = await runStep(step, stage.length === 1 ? 'at once' : 'if it fails')
        done.push({ name: step.name, tally })
      }
    }
    await Promise.all(Array.from({ length: availableParallelism() }, work))
  }
  process.stdout.write(`\n${done.length} steps in ${secondsSince(started)} s\n`)
  for (const { name, tally } of done)
    for (const test of tally.flaky) process.stdout.write(`\nFLAKY, passed only when tried again: ${name}: ${test}\n`)
  const broken = done.filter(({ tally }) => tally.failed > 0).map(({ name }) => name)
  if (broken.length > 0) process.stdout.write(`\nBroken: ${broken.join(', ')}\n`)
  for (const { name, tally } of done) for (const test of tally.broken) process.stdout.write(`  ${name}: ${test}\n`)
  const sum = (of: 'passed' | 'failed') => done.reduce((total, { tally }) => total + tally[of], 0)
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
  process.exit(broken.length === 0 ? 0 : 1)
}
