import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { idempotencyKey } from './tables.ts'

/** A hash that no request has: a later request under the key then mismatches and is refused. */
const NO_REQUEST = new Uint8Array()

/**
 * Determines finally whether a request was carried out, for a client that lost the connection. It waits for a running
 * request; one that has not started is prevented by taking its key.
 *
 * @param now unix seconds
 * @returns whether it was carried out: then repeating the request returns its first result
 */
export async function settleKey(db: Db, uid: number, key: string, now: number): Promise<boolean> {
  const [taken] = await db
    .insert(idempotencyKey)
    .values({ uid, key, requestHash: NO_REQUEST, response: {}, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key })
  if (taken !== undefined) return false
  const [row] = await db
    .select({ requestHash: idempotencyKey.requestHash })
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.uid, uid), eq(idempotencyKey.key, key)))
  return row !== undefined && row.requestHash.length > 0
}
