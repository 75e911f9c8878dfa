import { useSyncExternalStore } from 'react'

let offsetSeconds = 0
let known = false
const listeners = new Set<() => void>()

/** Learns the server's time from a response; small differences are network delay and are ignored. */
export function learnServerTime(answered: number): void {
  const measured = answered - Date.now() / 1000
  if (known && Math.abs(measured - offsetSeconds) < 2) return
  offsetSeconds = measured
  known = true
  for (const listener of listeners) listener()
}

/** Server time now, unix seconds. */
export function serverNow(): number {
  return Math.floor(Date.now() / 1000 + offsetSeconds)
}

/** Calls back when the offset was corrected. */
export function subscribeToServerTime(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Server clock minus this device's clock, seconds: the `offsetSeconds` of countdowns in packages/ui. */
export function useServerOffset(): number {
  return useSyncExternalStore(
    subscribeToServerTime,
    () => offsetSeconds,
    () => 0,
  )
}
