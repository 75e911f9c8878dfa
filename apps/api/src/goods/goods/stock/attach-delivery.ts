import { fail } from '@jindu/domain/errors'
import { checkSecrets } from '@jindu/domain/goods/goods'
import type { AttachedDelivery } from '@jindu/domain/input'
import type { App } from '../../../platform/app.ts'
import type { Commit, Statement } from '../../../platform/db/index.ts'
import type { goods } from '../tables.ts'
import { drawSecretId, insertShared, insertUnits } from './seal-secrets.ts'

interface Attached {
  readonly columns: Pick<typeof goods.$inferInsert, 'delivery' | 'sharedSecretId' | 'promisedHours'>
  readonly guards: NonNullable<Commit['guards']>
  readonly writes: readonly Statement[]
}

const HOUR_SECONDS = 3_600

const secretsOf = (entries: readonly string[]): string[] => checkSecrets(entries).secrets.map(({ secret }) => secret)

/**
 * The delivery of newly published goods; a duplicate secret counts as one unit.
 * @throws DomainError PROMISED_HOURS (maximum)
 */
export async function attachDelivery(app: App, goodsId: number, delivery: AttachedDelivery): Promise<Attached> {
  if (delivery.kind === 'text') return { columns: {}, guards: [], writes: [] }
  if (delivery.kind === 'manual') {
    const promisedHours = promised(app, delivery.hours)
    return { columns: { delivery: 'manual', promisedHours }, guards: [], writes: [] }
  }
  if (delivery.kind === 'shared') {
    const sharedSecretId = await drawSecretId(app)
    const insert = insertShared(app, goodsId, sharedSecretId, delivery.secret)
    return { columns: { delivery: 'shared', sharedSecretId }, guards: [], writes: [insert] }
  }
  const secrets = secretsOf(delivery.secrets)
  const change = insertUnits(app, goodsId, secrets)
  return { columns: { delivery: 'units' }, guards: [{ change, rows: secrets.length }], writes: [] }
}

/** The promised hours, if the site allows as many. @throws DomainError PROMISED_HOURS (maximum) */
export function promised({ settings }: Pick<App, 'settings'>, hours: number): number {
  const maximum = Math.floor(settings.current().promiseMaximumSeconds / HOUR_SECONDS)
  return hours <= maximum ? hours : fail('PROMISED_HOURS', { maximum })
}

/** The delivery's part of the idempotency key: fingerprints, so that the stored request does not reveal secrets. */
export function deliveryForKey(app: App, uid: number, delivery: AttachedDelivery): readonly string[] {
  const of = (secrets: readonly string[]) =>
    secrets.map((secret) => Buffer.from(app.secrets.fingerprint(secret, `published by ${uid}`)).toString('base64'))
  if (delivery.kind === 'text') return []
  if (delivery.kind === 'manual') return [delivery.kind, String(delivery.hours)]
  return [delivery.kind, ...of(delivery.kind === 'shared' ? [delivery.secret] : secretsOf(delivery.secrets))]
}
