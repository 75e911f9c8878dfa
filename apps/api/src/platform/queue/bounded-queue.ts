import { fail } from '@jindu/domain/errors'

export interface QueueLimits {
  /** Pieces of work at the same time. */
  readonly atOnce: number
  /** Pieces of work that may wait for their turn. */
  readonly waiting: number
}

/**
 * Lets so much work run at the same time and so much wait; what comes on top is refused at once.
 * @returns a function that runs work in its turn and throws DomainError SERVER_BUSY when too much waits
 */
export function createBoundedQueue({ atOnce, waiting }: QueueLimits) {
  const turns: (() => void)[] = []
  let running = 0

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (turns.length >= waiting) fail('SERVER_BUSY')
      // Whoever ends hands its place on: the count stays.
      await new Promise<void>((turn) => turns.push(turn))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = turns.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
