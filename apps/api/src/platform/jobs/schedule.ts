import { setTimeout as sleep } from 'node:timers/promises'

interface Timed {
  readonly name: string
  readonly everySeconds: number
}

/**
 * Looks for due work at each job's own pace, in every process. Nothing is written for a look: a site without work writes nothing.
 *
 * @param look never rejects
 */
export const startSchedule = (
  jobs: readonly Timed[],
  look: (name: string) => Promise<void>,
): { stop(): Promise<void> } => {
  const over = new AbortController()
  const { signal } = over
  const repeat = async ({ name, everySeconds }: Timed): Promise<void> => {
    while (!signal.aborted) {
      await look(name)
      await sleep(everySeconds * 1000, undefined, { signal }).catch(() => undefined)
    }
  }
  const loops = jobs.map(repeat)
  return {
    stop: async () => {
      over.abort()
      await Promise.all(loops)
    },
  }
}
