import { and, asc, desc, gt, inArray, or, sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { createGaps } from './gaps.ts'
import type { Outbox, OutboxEvent } from './outbox.ts'
import { createSubscriptions } from './subscriptions.ts'
import { outbox } from './tables.ts'

const CHANNEL = 'jindu_outbox'
/** A burst of commits is one notification and one read. */
const GATHER_MS = 15
/** Finds what a lost notification told of: its process ended between commit and notification. */
const SWEEP_MS = 2000
const BATCH = 1000

export interface RunningOutbox extends Outbox {
  stop(): Promise<void>
}

/**
 * Reads the outbox of the database and hands its rows to this process's subscribers.
 *
 * Commits do not NOTIFY themselves: PostgreSQL makes notifying commits queue behind each other. The process that committed
 * notifies once for a burst, outside the transactions.
 */
export const createOutbox = async (database: Database, log: Log): Promise<RunningOutbox> => {
  const { db } = database
  const [last] = await db.select({ id: outbox.id }).from(outbox).orderBy(desc(outbox.id)).limit(1)
  const gaps = createGaps(last?.id ?? 0)
  const subscriptions = createSubscriptions(log)
  let reading: Promise<void> | null = null
  let again = false
  let telling: Promise<void> | null = null

  const readNew = async (): Promise<void> => {
    for (let full = true; full;) {
      const missing = gaps.missing()
      const rows = await db
        .select()
        .from(outbox)
        .where(or(gt(outbox.id, gaps.top()), missing.length > 0 ? inArray(outbox.id, missing) : undefined))
        .orderBy(asc(outbox.id))
        .limit(BATCH)
      const now = Date.now() / 1000
      for (const row of rows) if (gaps.note(row.id, now)) subscriptions.deliver(row)
      gaps.forget(now)
      full = rows.length === BATCH
    }
  }
  const read = (): void => {
    again = true
    reading ??= (async () => {
      while (again) {
        again = false
        await readNew().catch((error: unknown) => log.warn({ err: error }, 'outbox: reading failed'))
      }
      reading = null
    })()
  }
  const tell = async (): Promise<void> => {
    await sleep(GATHER_MS)
    telling = null
    await db.execute(sql`select pg_notify(${CHANNEL}, '')`)
  }

  const listening = await database.sql.listen(CHANNEL, read, read)
  const sweep = setInterval(read, SWEEP_MS)
  sweep.unref()

  return {
    subscribe: (uid, listener) => subscriptions.subscribe(uid, listener),
    subscribeAll: (listener) => subscriptions.subscribeAll(listener),
    place: () => gaps.settled(),
    since: (uid, id, limit): Promise<readonly OutboxEvent[]> =>
      db
        .select()
        .from(outbox)
        .where(and(gt(outbox.id, id), sql`(cardinality(${outbox.uids}) = 0 or ${uid}::bigint = any(${outbox.uids}))`))
        .orderBy(asc(outbox.id))
        .limit(limit),
    announce: () => {
      telling ??= tell().catch((error: unknown) => log.warn({ err: error }, 'outbox: notifying failed'))
    },
    stop: async () => {
      clearInterval(sweep)
      await listening.unlisten()
      await telling
      await reading
    },
  }
}
