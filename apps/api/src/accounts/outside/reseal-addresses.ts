import { and, eq, ne } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { TimedJob } from '../../platform/jobs/index.ts'
import { openAddress, printOf } from './address.ts'
import { addressContext, mailAddress } from './tables.ts'

/**
 * After a key rotation: re-encrypts addresses that are still under a former key. Runs only while former keys are
 * configured.
 */
export function resealAddressesJob(app: App): TimedJob<typeof mailAddress.$inferSelect> {
  const { db, env, secrets } = app
  return {
    name: 'reseal-mail-addresses',
    everySeconds: 60,
    due: (_now, limit) =>
      env.encryptionOldKeys.length === 0
        ? Promise.resolve([])
        : db.select().from(mailAddress).where(ne(mailAddress.keyId, secrets.keyId)).limit(limit),
    key: ({ uid }) => String(uid),
    run: async (row) => {
      const address = openAddress(app, row)
      await db
        .update(mailAddress)
        .set({ ...secrets.seal(address, addressContext(row.uid)), print: printOf(app, address) })
        .where(and(eq(mailAddress.uid, row.uid), eq(mailAddress.nonce, row.nonce)))
    },
  }
}
