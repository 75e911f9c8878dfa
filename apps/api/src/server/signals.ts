import type { Log } from '../platform/log/index.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const STOP_MILLISECONDS = 20_000
/** A terminal and a package manager tell of one Ctrl-C each; a person's second one comes later. */
const SAME_SIGNAL_MILLISECONDS = 1_000

/** Stops once on the first signal; a later one, or a stop that takes too long, ends the process as it stands. */
export function onStopSignal(log: Log, stop: () => Promise<void>): void {
  let stoppingSince: number | null = null
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MILLISECONDS) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_MILLISECONDS).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of SIGNALS) process.on(signal, onSignal)
}
