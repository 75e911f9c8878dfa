import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../clock/index.ts'
import type { Database } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import type { Jobs, TimedJob } from './jobs.ts'
import { oneAtATime, unlessElsewhere } from './one-at-a-time.ts'
import { runJob } from './run-job.ts'
import { startSchedule } from './schedule.ts'

const MOST_ROUNDS = 50
/** The maximum time that `runDue` waits for a long-running job. */
const LASTING_MILLISECONDS = 10_000

/** The work's result, or 0 if it takes beyond the deadline (milliseconds of `performance`). */
const until = (deadline: number, work: Promise<number>): Promise<number> => {
  const over = new AbortController()
  const late = sleep(Math.max(0, deadline - performance.now()), 0, { signal: over.signal }).catch(() => 0)
  return Promise.race([work, late]).finally(() => over.abort())
}

interface Run {
  readonly everySeconds: number
  readonly apart: boolean
  readonly lasts: boolean
  /** Whether anything is due, without a lock. */
  readonly isDue: () => Promise<boolean>
  /** Runs due work; if another process runs it, waits or returns, depending on `elsewhere`. */
  readonly run: (elsewhere: 'wait' | 'leave') => Promise<number>
}

export interface RunningJobs extends Jobs {
  /** Begins to look for due work by itself. Without it `runDue` is the only thing that runs jobs. */
  start(): void
  stop(): Promise<void>
}

/**
 * Timed jobs. Due work is found in the features' own tables, through an index on the deadline, so it survives crashes
 * and downtime. Every process polls; one that finds work takes the job's lock or leaves it to the holder. The verbs'
 * guards make each item happen once.
 */
export const createJobs = ({ database, clock, log }: { database: Database; clock: Clock; log: Log }): RunningJobs => {
  const runs = new Map<string, Run>()
  /** When each job last looked and did not fail, in seconds of `performance`. */
  const looked = new Map<string, number>()
  // One job at a time in a process: each holds a connection for its lock beside those it works with.
  let queue: Promise<unknown> = Promise.resolve()
  const stopping = new AbortController()
  let startedAt = performance.now() / 1000
  let ticks: { stop(): Promise<void> } | null = null

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(work)
    queue = result.catch(() => undefined)
    return result
  }
  const apart = new Map<string, Promise<number>>()
  /** Once at a time in this process: a look that comes meanwhile is answered by the one that runs. */
  const alone = (name: string, work: () => Promise<number>): Promise<number> => {
    const running = apart.get(name)
    if (running !== undefined) return running
    const result = work().finally(() => apart.delete(name))
    apart.set(name, result)
    return result
  }
  const look = async (name: string): Promise<void> => {
    const failed = (error: unknown) => log.error({ err: error, job: name }, 'job: failed')
    const went = () => looked.set(name, performance.now() / 1000)
    const job = runs.get(name)
    try {
      if (job === undefined || !(await job.isDue())) return void went()
      const done = job.run('leave').then(went)
      if (job.apart) done.catch(failed)
      else await done
    } catch (error) {
      failed(error)
    }
  }

  return {
    register<Item>(job: TimedJob<Item>): void {
      if (runs.has(job.name)) throw new Error(`A job named ${job.name} is registered already.`)
      runs.set(job.name, {
        everySeconds: job.everySeconds,
        apart: job.apart === true || job.lasts === true,
        lasts: job.lasts === true,
        isDue: async () => (await job.due(clock.now(), 1)).length > 0,
        run: (elsewhere) => {
          const { signal } = stopping
          const all = () => runJob(job, clock.now(), log, signal)
          const unless = async () => (await unlessElsewhere(database.sql, job.name, all)) ?? 0
          if (job.lasts === true) return alone(job.name, unless)
          const work = elsewhere === 'leave' ? unless : () => oneAtATime(database.sql, job.name, all)
          return job.apart === true ? alone(job.name, work) : inTurn(work)
        },
      })
    },
    late() {
      const now = performance.now() / 1000
      return [...runs].map(([job, { everySeconds }]) => ({
        job,
        seconds: Math.max(0, now - (looked.get(job) ?? startedAt) - everySeconds),
      }))
    },
    async runDue() {
      const deadline = performance.now() + LASTING_MILLISECONDS
      let total = 0
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        let done = 0
        for (const { lasts, run } of runs.values()) done += await (lasts ? until(deadline, run('wait')) : run('wait'))
        total += done
        if (done === 0) break
      }
      return total
    },
    start() {
      startedAt = performance.now() / 1000
      ticks = startSchedule(
        [...runs].map(([name, { everySeconds }]) => ({ name, everySeconds })),
        look,
      )
    },
    async stop() {
      stopping.abort()
      await ticks?.stop()
      ticks = null
      await queue
      await Promise.allSettled(apart.values())
    },
  }
}
