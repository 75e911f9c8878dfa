import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { asOrdinaryUser, binariesFolder, EmbeddedDatabaseError, rootRefusal } from './binaries.ts'
import { clusterPassword, clusterPaths, createCluster, DATABASE_NAME, DATABASE_USER } from './cluster.ts'
import { dataDirHolder, lockDataDir } from './data-lock.ts'
import { endWithProcess } from './end-with-process.ts'
import { freePort } from './free-port.ts'
import { clusterServer, endServer, stopOrphan } from './orphan.ts'
import { memoryBytes, sharedBuffers } from './shared-buffers.ts'
import { freeBytes, walSize } from './wal-size.ts'

export interface EmbeddedDatabase {
  readonly url: string
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  readonly dataDir: string
  /** False in tests only: commits are not forced to disk. */
  readonly durable?: boolean
  /** More `name=value` settings of PostgreSQL. */
  readonly settings?: Readonly<Record<string, string>>
  /** Told when the server ended by itself and was started again (true), or could not be (false) and will be tried again. */
  readonly onRestart?: (recovered: boolean) => void
  /** Finds a free port, for tests. */
  readonly findPort?: () => Promise<number>
}

const STARTUP_SECONDS = 180
/** After so many ends within a minute, each further start waits a little longer than the one before. */
const QUICK_RESTARTS = 5
const RESTARTS_OF_MILLISECONDS = 60_000
const LONGEST_PAUSE_MILLISECONDS = 10_000
const MOST_PORTS = 10

const settings = (durable: boolean, dataDir: string): Record<string, string> => ({
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: sharedBuffers(memoryBytes()),
  jit: 'off',
  min_wal_size: '32MB',
  max_wal_size: walSize(freeBytes(dataDir)),
  checkpoint_timeout: '10min',
  random_page_cost: '1.1',
  password_encryption: 'scram-sha-256',
  log_min_messages: 'warning',
  fsync: durable ? 'on' : 'off',
  full_page_writes: durable ? 'on' : 'off',
  synchronous_commit: durable ? 'on' : 'off',
})

/**
 * Starts the embedded PostgreSQL of a data directory and restarts it on failure until `stop`.
 *
 * @throws DataDirBusyError while another process runs on the data directory
 * @throws EmbeddedDatabaseError if the server cannot be created or started
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const unlock = lockDataDir(options.dataDir)
  try {
    return await supervise({ ...options, dataDir: realpathSync(options.dataDir) }, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** The address of the embedded database that a live process runs on this data directory, or null. */
export const runningEmbedded = (dataDir: string): string | null => {
  if (!dataDirHolder(dataDir)) return null
  const port = Number(readOr(clusterPaths(dataDir).port))
  return port > 0 ? databaseUrl(dataDir, port, DATABASE_NAME) : null
}

const supervise = async (options: EmbeddedOptions, unlock: () => void): Promise<EmbeddedDatabase> => {
  const { dataDir, durable = true } = options
  const paths = clusterPaths(dataDir)
  await createCluster(dataDir, durable)
  await stopOrphan(paths.cluster)
  const first = await launchOnFreePort(options)
  const { port } = first
  let { child } = first
  let stopping = false
  let ends: number[] = []

  const watch = (): void => {
    child.once('exit', () => {
      if (!stopping) void restart()
    })
  }
  const restart = async (): Promise<void> => {
    ends = [...ends.filter((at) => performance.now() - at < RESTARTS_OF_MILLISECONDS), performance.now()]
    await sleep(pauseAfter(ends.length))
    if (stopping) return
    try {
      child = await launch(options, port, HELD_OR_TAKEN)
      if (stopping) return await endServer(child.pid ?? 0)
      watch()
      options.onRestart?.(true)
    } catch {
      options.onRestart?.(false)
      await restart()
    }
  }
  watch()
  await createDatabaseOnce(dataDir, port)
  writeFileSync(paths.port, String(port), { mode: 0o600 })

  return {
    url: databaseUrl(dataDir, port, DATABASE_NAME),
    port,
    get pid() {
      return child.pid ?? 0
    },
    stop: async () => {
      stopping = true
      await endServer(child.pid ?? 0)
      rmSync(paths.port, { force: true })
      unlock()
    },
  }
}

const pauseAfter = (ends: number): number =>
  ends <= QUICK_RESTARTS ? 0 : Math.min(200 * 2 ** (ends - QUICK_RESTARTS), LONGEST_PAUSE_MILLISECONDS)

/** Between finding a free port and listening on it somebody else may take it: then another one is found. */
const launchOnFreePort = async (options: EmbeddedOptions): Promise<{ child: ChildProcess; port: number }> => {
  for (let tries = 1; ; tries += 1) {
    const port = await (options.findPort ?? freePort)()
    try {
      return { child: await launch(options, port, SHARED_MEMORY_HELD), port }
    } catch (error) {
      if (tries === MOST_PORTS || !PORT_TAKEN.test(logTail(options.dataDir))) throw error
    }
  }
}

/** Starts the server and waits until it answers; retries while its log shows a temporary obstacle (`passing`). */
const launch = async (options: EmbeddedOptions, port: number, passing: RegExp): Promise<ChildProcess> => {
  const deadline = Date.now() + STARTUP_SECONDS * 1000
  for (;;) {
    const child = spawnServer(options, port)
    if (await becomesReady(child, clusterPaths(options.dataDir).cluster, deadline)) return child
    if (Date.now() > deadline || !passing.test(logTail(options.dataDir))) {
      await endServer(child.pid ?? 0)
      const output = logTail(options.dataDir)
      throw new EmbeddedDatabaseError(rootRefusal(output) ?? `The embedded database did not start:\n${output}`)
    }
    await sleep(200)
  }
}

const spawnServer = ({ dataDir, durable = true, settings: more = {} }: EmbeddedOptions, port: number): ChildProcess => {
  const paths = clusterPaths(dataDir)
  const all = { ...settings(durable, dataDir), ...more, port: String(port) }
  const options = ['-D', paths.cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const [program, args] = asOrdinaryUser(join(binariesFolder(), 'postgres'), options)
  const log = openSync(paths.log, logIsLong(paths.log) ? 'w' : 'a', 0o600)
  // Detached: Ctrl-C in the terminal must reach the product first, which ends the database after its requests.
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  })
  child.on('error', () => undefined)
  closeSync(log)
  endWithProcess(child)
  return child
}

const becomesReady = async (child: ChildProcess, cluster: string, deadline: number): Promise<boolean> => {
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined && Date.now() < deadline) {
    const server = clusterServer(cluster)
    if (server?.pid === child.pid && server.ready) return true
    await sleep(10)
  }
  return false
}

const databaseUrl = (dataDir: string, port: number, database: string): string =>
  `postgres://${DATABASE_USER}:${clusterPassword(dataDir)}@127.0.0.1:${port}/${database}`

const createDatabaseOnce = async (dataDir: string, port: number): Promise<void> => {
  const sql = postgres(databaseUrl(dataDir, port, 'postgres'), { max: 1, onnotice: () => undefined })
  try {
    const [found] = await sql`select 1 from pg_database where datname = ${DATABASE_NAME}`
    if (!found) await sql.unsafe(`create database ${DATABASE_NAME}`)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

const readOr = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const logTail = (dataDir: string): string => readOr(clusterPaths(dataDir).log).trim().split('\n').slice(-8).join('\n')

/** A server of a killed predecessor may hold shared memory a little longer. */
const SHARED_MEMORY_HELD = /shared memory block|lock file/
const PORT_TAKEN = /could not bind .*Address already in use/
/** A restarted server keeps its port, which old connections may still occupy briefly. */
const HELD_OR_TAKEN = new RegExp(`${SHARED_MEMORY_HELD.source}|${PORT_TAKEN.source}`)

const logIsLong = (path: string): boolean => {
  try {
    return statSync(path).size > 10_000_000
  } catch {
    return false
  }
}
