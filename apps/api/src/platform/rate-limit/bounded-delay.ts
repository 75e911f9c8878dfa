import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Delays a limited number of callers at once. Callers above it are not delayed: waiting costs memory, and refusing them
 * would lock users out because of another's crowd.
 */
export function createBoundedDelay(atOnce: number) {
  let waiting = 0
  return async (milliseconds: number): Promise<void> => {
    if (milliseconds === 0 || waiting >= atOnce) return
    waiting += 1
    try {
      await sleep(milliseconds)
    } finally {
      waiting -= 1
    }
  }
}
