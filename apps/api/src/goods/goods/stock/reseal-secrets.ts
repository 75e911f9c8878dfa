import { eq, ne, sql } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import type { TimedJob } from '../../../platform/jobs/jobs.ts'
import { goodsSecret } from '../tables.ts'
import { openSecret, sealSecret } from './seal-secrets.ts'

type Row = typeof goodsSecret.$inferSelect

/**
 * After a key rotation: re-encrypts secrets that are still under a former key. Runs only while former keys are
 * configured.
 */
export function resealSecretsJob(app: App): TimedJob<Row> {
  const { db, env, secrets } = app
  return {
    name: 'reseal-goods-secrets',
    everySeconds: 60,
    due: (_now, limit) =>
      env.encryptionOldKeys.length === 0
        ? Promise.resolve([])
        : db.select().from(goodsSecret).where(ne(goodsSecret.keyId, secrets.keyId)).limit(limit),
    key: ({ id }) => String(id),
    run: async (row) => {
      const { fingerprint, ...sealed } = sealSecret(app, row.goodsId, openSecret(app, row.goodsId, row))
      // If the same secret was added again under the new key, the old row keeps its old fingerprint.
      const taken = sql`exists (select 1 from goods_secret o where o.goods_id = ${row.goodsId} and o.fingerprint = ${fingerprint} and o.id <> ${row.id})`
      await db
        .update(goodsSecret)
        .set({ ...sealed, fingerprint: sql`case when ${taken} then fingerprint else ${fingerprint} end` })
        .where(sql`${eq(goodsSecret.id, row.id)} and ${eq(goodsSecret.keyId, row.keyId)}`)
    },
  }
}
