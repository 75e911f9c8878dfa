import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CONNECTIONS } from './load.ts'
import type { DatabaseAddress } from './product.ts'

const run = promisify(execFile)
const PGBENCH = process.env['PGBENCH'] ?? '/usr/bin/pgbench'

export const hasPgbench = (): boolean => existsSync(PGBENCH)

/**
 * Transactions per second of one script of `bench/sql`, with prepared statements: pgbench's fastest mode.
 * @param variables what the script calls `:name`
 */
export async function pgbench(
  { port, password }: DatabaseAddress,
  script: string,
  seconds: number,
  variables: Readonly<Record<string, string | number>>,
): Promise<{ perSecond: number; calls: number }> {
  const server = `-h 127.0.0.1 -p ${port} -U jindu -n -M prepared -c ${CONNECTIONS} -j 1 -T ${seconds}`.split(' ')
  const given = Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`])
  const args = [...server, ...given, '-f', join(import.meta.dirname, 'sql', script), 'jindu']
  const { stdout, stderr } = await run(PGBENCH, args, { env: { PGPASSWORD: password, PATH: process.env['PATH'] } })
  const failed = Number(/number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0)
  const aborted = stderr.includes('aborted')
  if (failed > 0 || aborted) throw new Error(`pgbench ${script}: ${stderr || stdout}`)
  return {
    perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]),
    calls: Number(/number of transactions actually processed: (\d+)/.exec(stdout)?.[1]),
  }
}
