import { useSyncExternalStore } from 'react'

let offsetSeconds = 0
let known = false
const listeners = new Set<() => void>()

/** Takes the server's time out of an answer; small differences are the network's and change nothing. */
export function learnServerTime(serverNow: number): void {
  const measured = serverNow - Date.now() / 1000
  if (known && Math.abs(measured - offsetSeconds) < 2) return
  offsetSeconds = measured
  known = true
  for (const listener of listeners) listener()
}

/** Server time now, unix seconds. */
export function serverNow(): number {
  return Math.floor(Date.now() / 1000 + offsetSeconds)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Server clock minus this device's clock, seconds: what countdowns of packages/ui take as `offsetSeconds`. */
export function useServerOffset(): number {
  return useSyncExternalStore(
    subscribe,
    () => offsetSeconds,
    () => 0,
  )
}

/** False on the server and until the first page stands in the browser. */
export function isServerTimeKnown(): boolean {
  return known
}
