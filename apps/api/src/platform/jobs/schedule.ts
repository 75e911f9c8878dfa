import { z } from 'zod'
import type { Log } from '../log/index.ts'

const QUEUE = 'clock'
const tick = z.object({ job: z.string() })

interface Timed {
  readonly name: string
  readonly everySeconds: number
}

/**
 * Starts this process's share of the timers. Every process asks for each job's next look at its own pace, pg-boss keeps one
 * request per job and time slot, and whichever process is free takes it.
 */
export const startSchedule = async (
  url: string,
  jobs: readonly Timed[],
  run: (name: string) => Promise<void>,
  log: Log,
): Promise<{ stop(): Promise<void> }> => {
  // Loaded after the server listens: it is a fifth of the bundle.
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({ connectionString: url, max: 2, application_name: 'jindu-jobs', schedule: false })
  boss.on('error', (error) => log.error({ err: error }, 'jobs: pg-boss'))
  await boss.start()
  await boss.createQueue(QUEUE, {
    retryLimit: 2,
    expireInSeconds: 600,
    retentionSeconds: 3600,
    deleteAfterSeconds: 3600,
  })
  await boss.work(QUEUE, { pollingIntervalSeconds: 1, batchSize: 5 }, async (requests) => {
    for (const request of requests) await run(tick.parse(request.data).job)
  })
  const ask = (job: Timed): void => {
    boss
      .send(QUEUE, { job: job.name }, { singletonKey: job.name, singletonSeconds: job.everySeconds })
      .catch((error: unknown) => log.error({ err: error, job: job.name }, 'jobs: asking failed'))
  }
  jobs.forEach(ask)
  const timers = jobs.map((job) => setInterval(ask, job.everySeconds * 1000, job))
  return {
    stop: async () => {
      timers.forEach((timer) => clearInterval(timer))
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
