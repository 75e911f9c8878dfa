import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { idempotencyKey } from './tables.ts'

/** No request has this hash: whatever comes under the key later is another request, and refused. */
const NO_REQUEST = new Uint8Array()

/**
 * Finds out for good whether a request was carried out, for a client whose connection was cut before the answer came. A request
 * that is under way is waited for; one that never began cannot begin any more.
 *
 * @param now unix seconds
 * @returns whether it was carried out: then the same request answers with its first result
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
