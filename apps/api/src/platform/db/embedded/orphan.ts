import { readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedDatabaseError } from './binaries.ts'
import { commandLine, processStart } from './process-identity.ts'

/** The postmaster that the cluster's pid file names: its pid, and whether that process is this cluster's server. */
export const clusterServer = (
  cluster: string,
): { pid: number; alive: boolean; ours: boolean; ready: boolean } | null => {
  const lines = readLines(join(cluster, 'postmaster.pid'))
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  const command = commandLine(pid)
  const ours = command !== null && command.includes('postgres') && command.includes(realpathSync(cluster))
  return { pid, alive: processStart(pid) !== null, ours, ready: lines[7]?.trim() === 'ready' }
}

/** Ends a server that outlived the process which started it (kill -9 leaves one behind). */
export const stopOrphan = async (cluster: string): Promise<void> => {
  const server = clusterServer(cluster)
  if (!server?.alive) return
  if (!server.ours) {
    // The pid now belongs to something else; PostgreSQL would take that for a running server.
    rmSync(join(cluster, 'postmaster.pid'), { force: true })
    return
  }
  await endServer(server.pid)
}

/**
 * Ends a server: fast shutdown, then immediate, then by force. Committed work is safe in every case.
 *
 * @throws EmbeddedDatabaseError when it cannot be ended
 */
export const endServer = async (pid: number): Promise<void> => {
  const start = processStart(pid)
  if (start === null) return
  for (const [signal, seconds] of [
    ['SIGINT', 10],
    ['SIGQUIT', 5],
    ['SIGKILL', 5],
  ] as const) {
    signalProcess(pid, signal)
    if (await gone(pid, start, seconds)) return
  }
  throw new EmbeddedDatabaseError(`The embedded database (process ${pid}) does not stop.`)
}

const gone = async (pid: number, start: string, seconds: number): Promise<boolean> => {
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    if (processStart(pid) !== start) return true
    await sleep(20)
  }
  return false
}

const signalProcess = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended meanwhile.
  }
}

const readLines = (path: string): string[] => {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}
