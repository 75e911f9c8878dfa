import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PRODUCT } from '../../../../scripts/product-entry.ts'

/** The result of a refused start. */
export interface RefusedStart {
  readonly code: number | null
  /** The text on stderr. */
  readonly said: string
}

/** Starts the product as its own process and expects it to refuse and exit. */
export async function startRefused(
  env: Readonly<Record<string, string>>,
  { command = process.execPath, before = [], cwd }: { command?: string; before?: readonly string[]; cwd?: string } = {},
): Promise<RefusedStart> {
  const child = spawn(command, [...before, ...PRODUCT], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(cwd === undefined ? {} : { cwd }),
    env: { PATH: process.env['PATH'], PORT: '0', SANDBOX: 'true', DEMO_DATA: 'false', LOG_LEVEL: 'fatal', ...env },
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const [code] = await once(child, 'close')
  return { code: typeof code === 'number' ? code : null, said }
}
