import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { checkRefusedCalls } from './refused-calls.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file in which tests note which calls were refused with what. */
    refusedCalls: string
  }
}

/** A run of fewer files meets few refusals, and is not to wait for the sources to be read. */
const FILES = 20

/** After a run of many tests: the reference lists every refusal that a call met. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'jindu-refused-'))
  const file = join(folder, 'refused-calls')
  await writeFile(file, '')
  project.provide('refusedCalls', file)
  return async () => {
    const isMany = project.vitest.state.getFiles().length >= FILES
    await (isMany ? checkRefusedCalls(file) : null)
    await rm(folder, { recursive: true, force: true })
  }
}
