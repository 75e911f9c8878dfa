import type { Log } from '../platform/log/index.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const STOP_MILLISECONDS = 20_000
/** A terminal and a package manager tell of one Ctrl-C each; a person's second one comes later. */
const SAME_SIGNAL_MILLISECONDS = 1_000

/**
 * Stops once on the first signal; a second one, or a stop that takes too long, ends the process immediately.
 *
 * @returns a function that starts the same stop for another reason
 */
export function onStopSignal(log: Log, stop: () => Promise<void>): (why: string) => void {
  let stoppingSince: number | null = null
  const begin = (why: string): void => {
    if (stoppingSince !== null) return
    stoppingSince = performance.now()
    log.info({ why }, 'stopping')
    setTimeout(() => process.exit(1), STOP_MILLISECONDS).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stoppingSince !== null && performance.now() - stoppingSince > SAME_SIGNAL_MILLISECONDS) process.exit(1)
    begin(signal)
  }
  for (const signal of SIGNALS) process.on(signal, onSignal)
  return begin
}
