import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Lets so many callers wait at the same time. Who comes on top goes on at once: a caller that waits is memory, and one that is sent
 * away for another's crowd is locked out.
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
