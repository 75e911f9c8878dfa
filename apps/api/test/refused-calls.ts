import { execFile } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { RefusedCall } from '../src/trpc/refused-calls.ts'

const run = promisify(execFile)
const seen = new Set<string>()

const isRefusedCall = (message: unknown): message is RefusedCall =>
  typeof message === 'object' && message !== null && 'path' in message && 'code' in message

/** Notes each refusal that a test of this process meets: `goods.list PAGE_INVALID`. */
export function noteRefusedCalls(file: string): void {
  subscribe('jindu.refused-calls', (message) => {
    if (!isRefusedCall(message)) return
    const line = `${message.path} ${message.code}\n`
    if (!seen.has(line)) appendFileSync(file, line)
    seen.add(line)
  })
}

/**
 * Holds what the tests met against the reference.
 * @throws Error with every refusal that the reference does not list
 */
export async function checkRefusedCalls(file: string): Promise<void> {
  const met = [...new Set((await readFile(file, 'utf8')).split('\n'))].filter((line) => line !== '')
  if (met.length === 0) return
  const script = join(import.meta.dirname, 'list-refusals.ts')
  const { stdout } = await run(process.execPath, ['--conditions=source', script], { maxBuffer: 100_000_000 })
  const listed: Readonly<Record<string, readonly string[]>> = JSON.parse(stdout)
  const missing = met.filter((line) => {
    const [path = '', code = ''] = line.split(' ')
    // Tests have routers of their own.
    return path in listed && listed[path]?.includes(code) !== true && listed['']?.includes(code) !== true
  })
  if (missing.length > 0)
    throw new Error(`/api/procedures does not list what calls were refused with:\n${missing.toSorted().join('\n')}`)
}
