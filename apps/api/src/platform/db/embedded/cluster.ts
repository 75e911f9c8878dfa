import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { asOrdinaryUser, binariesFolder, EmbeddedDatabaseError, rootRefusal } from './binaries.ts'
import { endWithProcess } from './end-with-process.ts'
import { freeBytes } from './wal-size.ts'

const run = promisify(execFile)

/** A cluster and the demo of a sandbox take 77 MB. */
const LEAST_FREE_MEGABYTES = 90
const MEGABYTE = 1024 * 1024

export const DATABASE_NAME = 'jindu'
export const DATABASE_USER = 'jindu'

/** The database files in a data directory. */
export const clusterPaths = (dataDir: string) => ({
  cluster: join(dataDir, 'postgres'),
  password: join(dataDir, 'postgres.password'),
  port: join(dataDir, 'postgres.port'),
  log: join(dataDir, 'postgres.log'),
})

/** The cluster's password, created on first start and readable only by its owner. */
export const clusterPassword = (dataDir: string): string => {
  const { password } = clusterPaths(dataDir)
  if (!existsSync(password)) writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' })
  return readFileSync(password, 'utf8').trim()
}

/** Creates the cluster if the data directory has none. An incomplete one, from a killed start, is recreated. */
export const createCluster = async (dataDir: string, durable: boolean): Promise<void> => {
  const paths = clusterPaths(dataDir)
  if (existsSync(join(paths.cluster, 'PG_VERSION'))) return
  mkdirSync(dataDir, { recursive: true })
  checkRoom(dataDir, freeBytes(dataDir))
  clusterPassword(dataDir)
  const unfinished = `${paths.cluster}.new`
  rmSync(unfinished, { recursive: true, force: true })
  const options = [
    `--pgdata=${unfinished}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${paths.password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]
  const [program, args] = asOrdinaryUser(join(binariesFolder(), 'initdb'), options)
  try {
    const initialising = run(program, args, { env: { PATH: process.env['PATH'], LC_ALL: 'C' } })
    endWithProcess(initialising.child)
    await initialising
  } catch (error) {
    const why = reason(error)
    throw new EmbeddedDatabaseError(rootRefusal(why) ?? `The embedded database could not be created: ${why}`)
  }
  renameSync(unfinished, paths.cluster)
}

/** @throws EmbeddedDatabaseError if a new cluster would fill the disk */
export function checkRoom(dataDir: string, free: number): void {
  if (free >= LEAST_FREE_MEGABYTES * MEGABYTE) return
  throw new EmbeddedDatabaseError(
    `The disk of DATA_DIR ${dataDir} has ${Math.floor(free / MEGABYTE)} MB free; the database needs ${LEAST_FREE_MEGABYTES} MB. Make room, or name a folder on another disk.`,
  )
}

const reason = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const stderr = 'stderr' in error ? String(error.stderr).trim() : ''
  return stderr || error.message
}
