import { and, eq, ne } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { TimedJob } from '../../platform/jobs/index.ts'
import { openKept, sealKept } from './kept-payees.ts'
import { otcOrderPayees } from './tables.ts'

/**
 * After a key rotation: re-encrypts accounts that are still under a former key. Runs only while former keys are
 * configured.
 */
export function resealKeptPayeesJob(app: App): TimedJob<typeof otcOrderPayees.$inferSelect> {
  const { db, env, secrets } = app
  return {
    name: 'reseal-otc-order-payees',
    everySeconds: 60,
    due: (_now, limit) =>
      env.encryptionOldKeys.length === 0
        ? Promise.resolve([])
        : db.select().from(otcOrderPayees).where(ne(otcOrderPayees.keyId, secrets.keyId)).limit(limit),
    key: ({ orderId }) => String(orderId),
    run: async (row) => {
      await db
        .update(otcOrderPayees)
        .set(sealKept(app, row.orderId, openKept(app, row)))
        .where(and(eq(otcOrderPayees.orderId, row.orderId), eq(otcOrderPayees.nonce, row.nonce)))
    },
  }
}
