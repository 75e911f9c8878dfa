import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { createGaps } from './gaps.ts'
import type { Outbox, OutboxEvent, OutboxRow } from './outbox.ts'
import { readExtent, readStart, readTransactions, rowsAfter, rowsBetween, rowsOf, rowsWithin } from './read-rows.ts'
import { createSubscriptions } from './subscriptions.ts'

const CHANNEL = 'jindu_outbox'
/** A burst of commits is one notification and one read. */
const GATHER_MS = 15
/** The polling interval for lost notifications: a process may end between commit and notification. */
const SWEEP_MS = 2000
const BATCH = 1000

export interface RunningOutbox extends Outbox {
  stop(): Promise<void>
}

/** A process of the release before writes `message` until it ends. */
const currentTopic = (topic: string): string => (topic === 'message' ? 'inbox' : topic)

const eventOf = ({ id, topic, payload, createdAt }: OutboxRow, place: number): OutboxEvent => ({
  id,
  place,
  topic: currentTopic(topic),
  payload,
  createdAt,
})

/**
 * Reads the outbox of the database and hands its rows to this process's subscribers.
 *
 * Commits do not NOTIFY themselves: PostgreSQL makes notifying commits queue behind each other. The process that committed
 * notifies once for a burst, outside the transactions.
 */
export const createOutbox = async (database: Database, log: Log): Promise<RunningOutbox> => {
  const { db } = database
  const { newest, unseen } = await readStart(db)
  const gaps = createGaps(newest, unseen, performance.now() / 1000)
  const subscriptions = createSubscriptions(log)
  let reading: Promise<void> | null = null
  let again = false
  let telling: Promise<void> | null = null

  const deliver = (rows: readonly OutboxRow[]): void => {
    const now = performance.now() / 1000
    for (const row of rows) {
      if (!gaps.note(row.id, now)) continue
      const reader = row.channel === null ? { uid: row.uid ?? 0 } : { channel: row.channel }
      subscriptions.deliver(reader, eventOf(row, gaps.settled()))
    }
  }
  const readMissing = async (): Promise<void> => {
    if (gaps.missing().length === 0) return
    gaps.observe(await readTransactions(db), performance.now() / 1000)
    deliver(await rowsWithin(db, gaps.missing()))
    gaps.forget()
  }
  const readNew = async (): Promise<void> => {
    await readMissing()
    for (let full = true; full;) {
      const rows = await rowsAfter(db, gaps.top(), BATCH)
      deliver(rows)
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
    subscribe: (reader, listener) => subscriptions.subscribe(reader, listener),
    place: () => gaps.settled(),
    missed: async (reader, place, limit) => {
      // Take the low watermark before the read: rows that commit during it may be below its newest row.
      const settled = gaps.settled()
      const [extent, rows] = await Promise.all([readExtent(db), rowsOf(db, reader, place, limit + 1)])
      const isKept = place >= (extent.first ?? extent.drawn + 1) - 1 && place <= extent.drawn
      const last = rows.at(-1)
      if (isKept && rows.length <= limit) {
        return rows.map((row) => eventOf(row, Math.max(place, Math.min(row.id, settled))))
      }
      return [{ id: settled, place: settled, topic: 'gap', payload: {}, createdAt: last?.createdAt ?? 0 }]
    },
    settledAfter: (id, limit) => rowsBetween(db, id, gaps.settled(), limit),
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
