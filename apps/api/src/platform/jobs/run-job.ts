import type { Log } from '../log/index.ts'
import type { TimedJob } from './jobs.ts'

const BATCH = 100
const AT_ONCE = 4

/**
 * Processes a job's due items once each, and returns their number. A failed item is logged and left for the next run;
 * it does not block the others.
 */
export const runJob = async <Item>(
  job: TimedJob<Item>,
  now: number,
  log: Log,
  stopping: AbortSignal,
): Promise<number> => {
  const key = (item: Item): string => job.key?.(item) ?? JSON.stringify(item)
  const tried = new Set<string>()
  let done = 0
  let failed = 0
  for (;;) {
    // Failed items stay due: the window widens, so that those behind them are reached.
    const due = await job.due(now, BATCH + failed)
    const queue = due.filter((item) => !tried.has(key(item)))
    if (queue.length === 0) return done
    const work = async (): Promise<void> => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
        tried.add(key(item))
        try {
          await job.run(item, now, stopping)
          done += 1
        } catch (error) {
          failed += 1
          log.error({ err: error, job: job.name, item: key(item) }, 'job: an item failed')
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }
}
