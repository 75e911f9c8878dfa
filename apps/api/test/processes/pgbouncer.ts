import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../node/litecoind.ts'

const BINARY = process.env['PGBOUNCER'] ?? '/usr/sbin/pgbouncer'

/** Without the binary these tests are skipped. */
export const hasPgbouncer = existsSync(BINARY)

export interface Pgbouncer {
  /** The database's address through the pooler. */
  readonly url: string
  stop(): Promise<void>
}

const answers = (port: number): Promise<boolean> =>
  new Promise((settle) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => settle(true)).once('error', () => settle(false))
    socket.once('connect', () => socket.destroy())
  })

/**
 * Starts Debian's PgBouncer in front of a database. @param drops startup parameters that it accepts but does not
 * forward
 */
export async function startPgbouncer(
  databaseUrl: string,
  { mode, drops = '' }: { readonly mode: 'session' | 'transaction'; readonly drops?: string },
): Promise<Pgbouncer> {
  const { hostname, port: serverPort, pathname, username, password } = new URL(databaseUrl)
  const folder = await mkdtemp(join(tmpdir(), 'jindu-pgbouncer-'))
  const port = await freePort()
  const name = pathname.slice(1)
  const settings = [
    '[databases]',
    `${name} = host=${hostname} port=${serverPort} dbname=${name} user=${username} password=${password}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1`,
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    `ignore_startup_parameters = extra_float_digits,${drops}`,
  ]
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, `${settings.join('\n')}\n`)
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  if (user.length > 0) await Promise.all([chmod(folder, 0o755), chmod(file, 0o644)])
  const pooler = spawn(BINARY, ['-q', ...user, file], { stdio: 'ignore' })
  while (!(await answers(port))) {
    if (pooler.exitCode !== null) throw new Error(`pgbouncer ended with ${pooler.exitCode}`)
    await sleep(20)
  }
  return {
    url: `postgres://${username}@127.0.0.1:${port}/${name}`,
    stop: async () => {
      const ended = once(pooler, 'exit')
      pooler.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
