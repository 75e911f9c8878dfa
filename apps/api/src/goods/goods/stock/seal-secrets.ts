import { sql, type SQL } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import type { Sealed } from '../../../platform/secrets/index.ts'
import { goodsSecret } from '../tables.ts'

/** A secret opens for the goods it was put in stock for, and for no others. */
const contextOf = (goodsId: number): string => `goods ${goodsId}`

/**
 * Equal for equal secrets of the same goods, or of the same order if they are delivered by hand to `orderId`: the same text
 * may be delivered to many buyers.
 */
export function fingerprintOf(
  { secrets }: App,
  goodsId: number,
  secret: string,
  orderId: number | null = null,
): Buffer {
  const context = contextOf(goodsId)
  return Buffer.from(secrets.fingerprint(secret, orderId === null ? context : `${context} order ${orderId}`))
}

export function openSecret({ secrets }: App, goodsId: number, sealed: Sealed): string {
  return secrets.open(sealed, contextOf(goodsId))
}

/** The columns of a secret at rest. */
export function sealSecret(app: App, goodsId: number, secret: string, byHandTo: number | null = null) {
  const fingerprint = fingerprintOf(app, goodsId, secret, byHandTo)
  return { ...app.secrets.seal(secret, contextOf(goodsId)), fingerprint }
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

export interface NewUnits {
  /** The batch name; null for none. */
  readonly batch?: string | null
  /** The order that gets them; without it they go into stock. */
  readonly to?: {
    readonly orderId: number
    /** The units that they replace, in their order. */
    readonly replaces?: readonly number[]
    readonly byHand: boolean
  }
}

/** The insert of normalised secrets, in their order; existing secrets are skipped. */
export function insertUnits(
  app: App,
  goodsId: number,
  secrets: readonly string[],
  { batch = null, to }: NewUnits = {},
): SQL {
  const rows = secrets.map((secret, position) => {
    const { nonce, ciphertext, fingerprint } = sealSecret(app, goodsId, secret, to?.byHand === true ? to.orderId : null)
    const sealed = { nonce: base64(nonce), ciphertext: base64(ciphertext), fingerprint: base64(fingerprint) }
    return { position, ...sealed, replaces: to?.replaces?.[position] ?? null }
  })
  const addedAt = new Date(app.clock.now() * 1000).toISOString()
  const orderId = to?.orderId ?? null
  return sql`insert into goods_secret (goods_id, key_id, nonce, ciphertext, fingerprint, added_at, batch, order_id, allocated_at, replaces_id)
    select ${goodsId}::bigint, ${app.secrets.keyId}::text, decode(nonce, 'base64'), decode(ciphertext, 'base64'), decode(fingerprint, 'base64'),
      ${addedAt}::timestamptz, ${batch}::text, ${orderId}::bigint, ${orderId === null ? null : addedAt}::timestamptz, replaces
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (position int, nonce text, ciphertext text, fingerprint text, replaces bigint) order by position
    on conflict (goods_id, fingerprint) where not shared do nothing`
}

export async function drawSecretId({ db }: App): Promise<number> {
  const [row] = await db.execute<{ id: string }>(sql`select nextval('goods_secret_id_seq')::text as id`)
  return Number(row?.id)
}

/**
 * The insert of a secret shared by all buyers.
 * @param id drawn from the table's sequence
 */
export function insertShared(app: App, goodsId: number, id: number, secret: string) {
  return app.db
    .insert(goodsSecret)
    .values({ id, goodsId, shared: true, addedAt: app.clock.now(), ...sealSecret(app, goodsId, secret) })
}
