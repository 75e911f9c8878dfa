import { readFileSync } from 'node:fs'

const CHECK_MILLISECONDS = 500
const STARTERS = /\b(npm|npx|pnpm|corepack)\b|npm_|^sh -c/

interface Ancestor {
  readonly pid: number
  readonly parent: number
}

/**
 * If started by package managers, stops as on SIGTERM when one of them exits. None of them reliably forwards a signal
 * sent to itself alone, and the server would keep port and data directory.
 */
export function stopWithParent(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const starters = startersOf(process.pid)
  const watch = setInterval(() => {
    if (starters.some(({ pid, parent }) => parentOf(pid) !== parent)) process.kill(process.pid, 'SIGTERM')
  }, CHECK_MILLISECONDS)
  watch.unref()
  // After a stop signal, end the watch: a second signal would interrupt the stop.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => clearInterval(watch))
}

/** This process and the package managers above it, up to the caller of the outermost one. */
function startersOf(own: number): Ancestor[] {
  const starters: Ancestor[] = [{ pid: own, parent: parentOf(own) }]
  for (let pid = parentOf(own); pid > 1 && STARTERS.test(commandOf(pid)); pid = parentOf(pid)) {
    starters.push({ pid, parent: parentOf(pid) })
  }
  // Exclude the outermost: its caller may exit earlier, such as a shell that put it into the background.
  return starters.length > 1 ? starters.slice(0, -1) : starters
}

const parentOf = (pid: number): number =>
  pid === process.pid ? process.ppid : Number(/\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1] ?? 0)

const commandOf = (pid: number): string => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')

const read = (path: string): string => {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
