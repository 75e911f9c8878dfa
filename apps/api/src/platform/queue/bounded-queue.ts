import { fail } from '@jindu/domain/errors'

export interface QueueLimits {
  /** The maximum number of concurrent tasks. */
  readonly atOnce: number
  /** The maximum number of waiting tasks. */
  readonly waiting: number
}

/**
 * Limits concurrent and waiting tasks; further ones are refused at once.
 * @returns a function that runs a task in its turn and throws DomainError SERVER_BUSY if the queue is full
 */
export function createBoundedQueue({ atOnce, waiting }: QueueLimits) {
  const turns: (() => void)[] = []
  let running = 0

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (turns.length >= waiting) fail('SERVER_BUSY')
      // A finished task passes its slot on, so `running` stays unchanged.
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
