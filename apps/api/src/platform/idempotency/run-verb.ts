import { DomainError, isDomainError } from '@jindu/domain/errors'
import { and, eq } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { isConflict, KeyTakenError } from '../db/conflict.ts'
import type { Db } from '../db/index.ts'
import type { Random } from '../random/index.ts'
import type { Once } from './once.ts'
import { idempotencyKey } from './tables.ts'

const MOST_ATTEMPTS = 8

/**
 * Runs a verb (load, decide, commit) with retries: if a commit's guard misses, it reloads and decides again.
 *
 * With `once`, a used key returns the first result. The lookup costs nothing on success: it happens only if the verb
 * refuses or the key is taken.
 *
 * @param once null for verbs that are idempotent through their own state
 * @param attempt loads, decides and calls `commitVerb` with `once` and its response
 * @throws DomainError the verb's errors; IDEMPOTENCY_MISMATCH for another request under a used key; CONCURRENT_CHANGE
 */
export const runVerb = async <Result>(
  { db, random }: { readonly db: Db; readonly random: Random },
  once: Once | null,
  attempt: () => Promise<Result>,
): Promise<Result> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (once && (isDomainError(error) || error instanceof KeyTakenError)) {
        const first = await firstResult(db, once)
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this verb itself stored: the hash includes its name
        if (first) return first.response as Result
      }
      if (!isConflict(error)) throw error
      if (tries >= MOST_ATTEMPTS) throw new DomainError('CONCURRENT_CHANGE', {})
      await sleep(random.integer(4 * tries))
    }
  }
}

const firstResult = async (db: Db, once: Once): Promise<{ response: unknown } | null> => {
  const [row] = await db
    .select({ requestHash: idempotencyKey.requestHash, response: idempotencyKey.response })
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.uid, once.uid), eq(idempotencyKey.key, once.key)))
  if (!row) return null
  if (Buffer.compare(row.requestHash, once.requestHash) !== 0) throw new DomainError('IDEMPOTENCY_MISMATCH', {})
  return row
}
