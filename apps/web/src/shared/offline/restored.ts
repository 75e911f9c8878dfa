import type { QueryClient } from '@tanstack/react-query'
import { readAt } from './read-at.ts'

/** Reads that came from the device: when each was read, unix milliseconds, by its hash. */
export const restored = new Map<string, number>()

/**
 * When the oldest read that this page shows was made, if it came from the device.
 * @returns unix milliseconds; null if the page shows what it read itself
 */
export function oldestShown(client: QueryClient): number | null {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ queryHash, state }) => {
      const at = restored.get(queryHash)
      return at === undefined || state.dataUpdatedAt > at ? [] : [at]
    })
  return times.length === 0 ? readAt() : Math.min(...times)
}
