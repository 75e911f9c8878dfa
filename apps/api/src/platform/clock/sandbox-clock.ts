import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type Clock, systemClock } from './clock.ts'
import { sandboxClock } from './tables.ts'

const CHANNEL = 'jindu_clock'

/** The sandbox's clock: the machine's time plus an offset that all processes share. */
export interface SandboxClock extends Clock {
  offsetSeconds(): number
  /** Advances the clock in every process. Run due jobs afterwards (`jobs.runDue`). */
  advance(seconds: number): Promise<void>
  stop(): Promise<void>
}

export const createSandboxClock = async ({ db, sql: client }: Database): Promise<SandboxClock> => {
  let offset = 0
  const read = async (): Promise<void> => {
    const [row] = await db.select().from(sandboxClock)
    // Never backwards: an answer may arrive after a newer one.
    offset = Math.max(offset, row?.offsetSeconds ?? 0)
  }
  const refresh = (): void => {
    read().catch(() => undefined)
  }
  await read()
  const listening = await client.listen(CHANNEL, refresh, refresh)
  return {
    now: () => systemClock.now() + offset,
    offsetSeconds: () => offset,
    advance: async (seconds) => {
      const [row] = await db
        .insert(sandboxClock)
        .values({ offsetSeconds: seconds })
        .onConflictDoUpdate({
          target: sandboxClock.single,
          set: { offsetSeconds: sql`${sandboxClock.offsetSeconds} + ${seconds}` },
        })
        .returning({ offsetSeconds: sandboxClock.offsetSeconds })
      offset = Math.max(offset, row?.offsetSeconds ?? 0)
      await db.execute(sql`select pg_notify(${CHANNEL}, '')`)
    },
    stop: () => listening.unlisten(),
  }
}
