import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { asOrdinaryUser, freePort } from '../platform/db/embedded/index.ts'

const run = promisify(execFile)

/** Debian and Ubuntu install each version of PostgreSQL into a folder below this one. */
const VERSIONS = '/usr/lib/postgresql'
/** Longest time for the copy to start and to replay the archive. */
const MOST_SECONDS = 4 * 3_600
const PAUSE_MILLISECONDS = 200
const NOT_ACCEPTING = '57P03'
const SHOWN = 2_000

/** The backup cannot be restored or started. */
export class RestoreError extends Error {
  override name = 'RestoreError'
}

type Run = (what: string, program: string, args: readonly string[]) => Promise<void>

/** Runs programs as a user of the machine, or as an ordinary one: PostgreSQL refuses root. */
const runAs =
  (user: string | undefined): Run =>
  async (what, program, args) => {
    const [first, rest] =
      user === undefined ? asOrdinaryUser(program, args) : ['runuser', ['-u', user, '--', program, ...args]]
    try {
      await run(first, rest, { cwd: '/' })
    } catch (error) {
      const said = error instanceof Error && 'stderr' in error && 'stdout' in error ? [error.stderr, error.stdout] : []
      throw new RestoreError(`${what} failed: ${said.map(String).join('\n').trim().slice(-SHOWN) || String(error)}`)
    }
  }

/** The folder of the newest PostgreSQL server that is installed. @throws RestoreError without one */
async function newestServer(): Promise<string> {
  const versions = existsSync(VERSIONS) ? await readdir(VERSIONS) : []
  const found = versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'pg_ctl')))
  if (found === undefined) throw new RestoreError(`No PostgreSQL server in ${VERSIONS}: name its folder with --bin.`)
  return found
}

export interface RestoreOptions {
  /** A shell command that fills the folder `$FOLDER` with a data directory and says how it gets its archive. */
  readonly command: string
  /** The folder of `pg_ctl`; the newest installed server's by default. It must have the backup's version. */
  readonly bin: string | undefined
  /** As whom root restores and runs the copy: Debian's backups are readable by `postgres`. */
  readonly user: string | undefined
  /** The site's database: its role and password are those of the copy. */
  readonly databaseUrl: string
}

/** Waits until the copy has replayed its archive: until then it takes no connections. */
async function untilReplayed(url: string): Promise<void> {
  const deadline = performance.now() + MOST_SECONDS * 1_000
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    for (;;) {
      try {
        await sql`select 1`
        return
      } catch (error) {
        const isWaiting = error instanceof postgres.PostgresError && error.code === NOT_ACCEPTING
        if (!isWaiting || performance.now() > deadline) throw new RestoreError(`The copy: ${String(error)}`)
        await sleep(PAUSE_MILLISECONDS)
      }
    }
  } finally {
    await sql.end()
  }
}

export interface RestoredCopy {
  /** The copy's address. Only this machine reaches it. */
  readonly url: string
  /** Stops the copy and deletes it. */
  remove(): Promise<void>
}

/** Settings of the copy alone: neither the backup's archive, nor its followers, nor its addresses are touched. */
const settings = (folder: string, port: number): string =>
  [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    `hba_file = '${join(folder, 'pg_hba.conf')}'`,
    // Answers once all of the archive is replayed, not before.
    'hot_standby = off',
    "primary_conninfo = ''",
    "synchronous_standby_names = ''",
    // The copy is thrown away, so it need not survive a crash.
    'fsync = off',
    'full_page_writes = off',
    '',
  ].join('\n')

/**
 * Restores a backup into a folder of its own and starts it beside the site.
 * @throws RestoreError with what the failing program said
 */
export async function restoreCopy({ command, bin, user, databaseUrl }: RestoreOptions): Promise<RestoredCopy> {
  const server = bin ?? (await newestServer())
  const folder = await mkdtemp(join(tmpdir(), 'jindu-drill-'))
  const data = join(folder, 'data')
  const port = await freePort()
  const runProgram = runAs(user)
  const control = (...args: string[]) => runProgram('PostgreSQL', join(server, 'pg_ctl'), ['-D', data, ...args])
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  url.search = ''
  const remove = async (): Promise<void> => {
    await control('stop', '-s', '-m', 'immediate').catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await mkdir(data)
    await writeFile(join(folder, 'postgresql.conf'), settings(folder, port))
    await writeFile(join(folder, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n')
    if (user !== undefined) await run('chown', ['-R', user, folder])
    await chmod(data, 0o700)
    await runProgram('The restore', '/bin/sh', ['-c', `FOLDER=$1; ${command}`, 'sh', data])
    const options = `-c config_file='${join(folder, 'postgresql.conf')}'`
    await control('start', '-w', '-s', '-t', String(MOST_SECONDS), '-l', join(folder, 'log'), '-o', options)
    await untilReplayed(url.href)
  } catch (error) {
    await remove()
    throw error
  }
  return { url: url.href, remove }
}
