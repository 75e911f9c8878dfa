import type { ErrorCode } from '@jindu/domain/errors'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** By the path of the procedure. */
export type RefusalsOfVerbs = Readonly<Record<string, readonly ErrorCode[]>>

const SCRIPT = join(import.meta.dirname, '../../build/refusals/print.ts')
const MOST_BYTES = 10_000_000

async function readSources(): Promise<RefusalsOfVerbs> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=source', SCRIPT], {
    maxBuffer: MOST_BYTES,
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the script prints
  return JSON.parse(stdout) as RefusalsOfVerbs
}

let read: Promise<RefusalsOfVerbs> | null = null

/**
 * The codes that each procedure can throw, read from the sources by a process of its own, since that takes seconds. The build puts the
 * result in place of this module.
 */
export function verbRefusals(): Promise<RefusalsOfVerbs> {
  read ??= readSources().catch((error: unknown) => {
    read = null
    throw error
  })
  return read
}
