import { checkSecrets } from '@jindu/domain/goods/goods'
import type { AttachedDelivery } from '@jindu/domain/input'
import type { App } from '../../../platform/app.ts'
import type { Commit, Statement } from '../../../platform/db/index.ts'
import type { goods } from '../tables.ts'
import { drawSecretId, insertShared, insertUnits } from './seal-secrets.ts'

interface Attached {
  readonly columns: Pick<typeof goods.$inferInsert, 'delivery' | 'sharedSecretId'>
  readonly guards: NonNullable<Commit['guards']>
  readonly writes: readonly Statement[]
}

const secretsOf = (entries: readonly string[]): string[] => checkSecrets(entries).secrets.map(({ secret }) => secret)

/** The delivery of newly published goods; a duplicate secret counts as one unit. */
export async function attachDelivery(app: App, goodsId: number, delivery: AttachedDelivery): Promise<Attached> {
  if (delivery.kind === 'text') return { columns: {}, guards: [], writes: [] }
  if (delivery.kind === 'shared') {
    const sharedSecretId = await drawSecretId(app)
    const insert = insertShared(app, goodsId, sharedSecretId, delivery.secret)
    return { columns: { delivery: 'shared', sharedSecretId }, guards: [], writes: [insert] }
  }
  const secrets = secretsOf(delivery.secrets)
  const change = insertUnits(app, goodsId, secrets)
  return { columns: { delivery: 'units' }, guards: [{ change, rows: secrets.length }], writes: [] }
}

/** The delivery's part of the idempotency key: fingerprints, so that the stored request does not reveal secrets. */
export function deliveryForKey(app: App, uid: number, delivery: AttachedDelivery): readonly string[] {
  const of = (secrets: readonly string[]) =>
    secrets.map((secret) => Buffer.from(app.secrets.fingerprint(secret, `published by ${uid}`)).toString('base64'))
  if (delivery.kind === 'text') return []
  return [delivery.kind, ...of(delivery.kind === 'shared' ? [delivery.secret] : secretsOf(delivery.secrets))]
}
