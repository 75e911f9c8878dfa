import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { EmbeddedDatabaseError } from './binaries.ts'
import { processStart } from './process-identity.ts'

const holder = z.object({ pid: z.number().int().positive(), start: z.string() })
type Holder = z.infer<typeof holder>

export class DataDirBusyError extends EmbeddedDatabaseError {
  override name = 'DataDirBusyError'
}

const lockPath = (dataDir: string) => join(dataDir, 'jindu.lock')

/** The live process that holds the data directory, or null. */
export const dataDirHolder = (dataDir: string): Holder | null => {
  const found = readHolder(lockPath(dataDir))
  return found && processStart(found.pid) === found.start ? found : null
}

/**
 * Takes the data directory for this process.
 *
 * @returns a function that gives it back
 * @throws DataDirBusyError while another live process holds it; the lock of a killed process is taken over
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true })
  const path = lockPath(dataDir)
  const mine = `${path}.${process.pid}`
  const self: Holder = { pid: process.pid, start: processStart(process.pid) ?? '' }
  writeFileSync(mine, JSON.stringify(self), { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (tryLink(mine, path)) return () => releaseLock(path, self)
      const live = dataDirHolder(dataDir)
      if (live) throw busy(dataDir, live)
      discardStale(path, mine)
    }
    throw new EmbeddedDatabaseError(`The lock ${path} could not be taken.`)
  } finally {
    rmSync(mine, { force: true })
  }
}

const busy = (dataDir: string, live: Holder) =>
  new DataDirBusyError(
    `Jindu already runs on the data directory ${dataDir} (process ${live.pid}). Stop it first, or set DATA_DIR to another folder.`,
  )

const readHolder = (path: string): Holder | null => {
  try {
    return holder.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

// A link is made whole or not at all, so two starters never both hold the lock.
const tryLink = (from: string, to: string): boolean => {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

// Moved aside first: between reading and removing, another starter may have taken the lock, and then it is put back.
const discardStale = (path: string, mine: string): void => {
  const aside = `${mine}.stale`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const moved = readHolder(aside)
  if (moved && processStart(moved.pid) === moved.start) tryLink(aside, path)
  rmSync(aside, { force: true })
}

const releaseLock = (path: string, self: Holder): void => {
  const current = readHolder(path)
  if (current?.pid === self.pid && current.start === self.start) rmSync(path, { force: true })
}
