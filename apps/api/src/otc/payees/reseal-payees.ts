import { and, eq, ne } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { TimedJob } from '../../platform/jobs/index.ts'
import { openPayee, sealPayee } from './payee-row.ts'
import { otcPayee } from './tables.ts'

/**
 * After a key rotation: re-encrypts accounts that are still under a former key. Runs only while former keys are
 * configured.
 */
export function resealPayeesJob(app: App): TimedJob<typeof otcPayee.$inferSelect> {
  const { db, env, secrets } = app
  return {
    name: 'reseal-otc-payees',
    everySeconds: 60,
    due: (_now, limit) =>
      env.encryptionOldKeys.length === 0
        ? Promise.resolve([])
        : db.select().from(otcPayee).where(ne(otcPayee.keyId, secrets.keyId)).limit(limit),
    key: ({ id }) => String(id),
    run: async (row) => {
      await db
        .update(otcPayee)
        .set(sealPayee(app, row, openPayee(app, row)))
        .where(and(eq(otcPayee.id, row.id), eq(otcPayee.nonce, row.nonce)))
    },
  }
}
