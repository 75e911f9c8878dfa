import { useSyncExternalStore } from 'react'

/** Something that was pushed while this tab was open. */
export interface Arrival {
  readonly id: string
  readonly kind: 'order' | 'balance' | 'message' | 'account'
  readonly orderId: number | null
  /** Unix seconds. */
  readonly at: number
}

const MOST_KEPT = 50

let arrivals: readonly Arrival[] = []
let unseen = 0
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function addArrival(arrival: Arrival, seen: boolean): void {
  // A connection that was taken up again may bring an event a second time.
  if (arrivals.some(({ id }) => id === arrival.id)) return
  arrivals = [arrival, ...arrivals].slice(0, MOST_KEPT)
  if (!seen) unseen += 1
  tell()
}

export function markArrivalsSeen(): void {
  if (unseen === 0) return
  unseen = 0
  tell()
}

export function clearArrivals(): void {
  arrivals = []
  unseen = 0
  tell()
}

const none: readonly Arrival[] = []

export const useArrivals = (): readonly Arrival[] =>
  useSyncExternalStore(
    subscribe,
    () => arrivals,
    () => none,
  )

/** How many arrived since the reader last looked at the messages. */
export const useUnseen = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unseen,
    () => 0,
  )
