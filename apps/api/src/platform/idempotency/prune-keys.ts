import { rules } from '@jindu/domain/rules'
import { lt, sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import type { TimedJob } from '../jobs/index.ts'
import { idempotencyKey } from './tables.ts'

const { idempotencyKeptSeconds } = rules.request
const BATCH = 5_000

/** Deletes stored responses of old keys: clients retry within minutes. */
export const pruneIdempotencyKeys = (db: Db): TimedJob<{ uid: number; key: string }> => ({
  name: 'prune-idempotency-keys',
  everySeconds: 3_600,
  due: (now) =>
    db
      .select({ uid: idempotencyKey.uid, key: idempotencyKey.key })
      .from(idempotencyKey)
      .where(lt(idempotencyKey.createdAt, now - idempotencyKeptSeconds))
      .orderBy(idempotencyKey.createdAt)
      .limit(1),
  run: async (_key, now) => {
    const old = db
      .select({ place: sql`ctid` })
      .from(idempotencyKey)
      .where(lt(idempotencyKey.createdAt, now - idempotencyKeptSeconds))
      .limit(BATCH)
    await db.delete(idempotencyKey).where(sql`ctid = any (array(${old}))`)
  },
})
