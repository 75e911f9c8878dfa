const CHECK_MILLISECONDS = 500

/**
 * Started by a package manager, stop as on SIGTERM when it is gone: killed by itself, it does not pass its signal on, and the
 * server would keep the port and the data directory.
 */
export function stopWithParent(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, CHECK_MILLISECONDS)
  watch.unref()
  // Once told to stop, a second signal would cut the stop short.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => clearInterval(watch))
}
