import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** When a process started, as opaque text; null when no such process runs. A pid alone may belong to a newer process. */
export const processStart = (pid: number): string | null => {
  if (process.platform === 'linux') {
    const stat = readText(`/proc/${pid}/stat`)
    // The command name may hold spaces and brackets: fields are counted after the last one.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (!fields || fields[0] === 'Z') return null
    return `${readText('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}:${fields[19] ?? ''}`
  }
  return ps(pid, 'lstart')
}

/** The command line of a running process, or null. */
export const commandLine = (pid: number): string | null =>
  process.platform === 'linux' ? (readText(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? null) : ps(pid, 'command')

const readText = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

const ps = (pid: number, field: string): string | null => {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}
