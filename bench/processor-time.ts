import { readFileSync, readdirSync } from 'node:fs'

const MILLISECONDS_PER_TICK = 10

/** Processor time of a server process, and of a database with all its backends, ended ones included; milliseconds. */
export function processorTime(serverPid: number, postmasterPid: number): { server: number; database: number } {
  const backends = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? [])
    .filter((stat) => stat.parent === postmasterPid)
  const postmaster = statOf(postmasterPid)
  return {
    server: statOf(serverPid)?.own ?? 0,
    database: (postmaster?.own ?? 0) + (postmaster?.ofEnded ?? 0) + backends.reduce((sum, { own }) => sum + own, 0),
  }
}

function statOf(pid: number): { parent: number; own: number; ofEnded: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0, , , , , , , , , , user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields
    return {
      parent,
      own: (user + system) * MILLISECONDS_PER_TICK,
      ofEnded: (endedUser + endedSystem) * MILLISECONDS_PER_TICK,
    }
  } catch {
    return null
  }
}
