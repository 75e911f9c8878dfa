import { and, eq, ne } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import type { TimedJob } from '../../../platform/jobs/jobs.ts'
import { secondFactor } from '../tables.ts'
import { factorContext } from './prove-factor.ts'

type Row = typeof secondFactor.$inferSelect

/**
 * After a key rotation: re-encrypts secrets that are still under a former key. Runs only while former keys are
 * configured.
 */
export function resealFactorsJob({ db, env, secrets }: App): TimedJob<Row> {
  return {
    name: 'reseal-second-factors',
    everySeconds: 60,
    due: (_now, limit) =>
      env.encryptionOldKeys.length === 0
        ? Promise.resolve([])
        : db.select().from(secondFactor).where(ne(secondFactor.keyId, secrets.keyId)).limit(limit),
    key: ({ uid }) => String(uid),
    run: async (row) => {
      const context = factorContext(row.uid)
      await db
        .update(secondFactor)
        .set(secrets.seal(secrets.open(row, context), context))
        .where(and(eq(secondFactor.uid, row.uid), eq(secondFactor.nonce, row.nonce)))
    },
  }
}
