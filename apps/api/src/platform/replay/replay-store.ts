import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { fail } from '@jindu/domain/errors'
import type { Db } from '../db/index.ts'
import type { TimedJob } from '../jobs/jobs.ts'
import { seenRequest } from './tables.ts'

/**
 * Notes a request; the store is shared by all processes.
 * @param parts what makes the request this one: call, signature, file
 * @throws DomainError REQUEST_REPLAYED when it came before
 */
export async function refuseReplay(db: Db, parts: readonly string[]): Promise<void> {
  const hash = createHash('sha256').update(parts.join('\n')).digest()
  const added = await db
    .insert(seenRequest)
    .values({ hash, seenAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ seenAt: seenRequest.seenAt })
  if (added.length === 0) fail('REQUEST_REPLAYED')
}

const KEPT_SECONDS = 3_600

/** Deletes requests whose timestamp is too old to pass. Uses the machine's clock, as signatures do. */
export function pruneSeenRequests(db: Db): TimedJob<number> {
  const old = sql`now() - make_interval(secs => ${KEPT_SECONDS})`
  return {
    name: 'prune-seen-requests',
    everySeconds: 600,
    due: async () => {
      const [row] = await db
        .select({ seenAt: seenRequest.seenAt })
        .from(seenRequest)
        .where(lt(seenRequest.seenAt, old))
        .limit(1)
      return row === undefined ? [] : [row.seenAt]
    },
    run: async () => {
      await db.delete(seenRequest).where(lt(seenRequest.seenAt, old))
    },
  }
}
