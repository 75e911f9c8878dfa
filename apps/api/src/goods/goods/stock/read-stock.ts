import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import { loadOwn } from '../load-own.ts'
import { goodsSecret } from '../tables.ts'
import { countUnits } from './count-units.ts'
import { openSecret } from './seal-secrets.ts'

export const UNIT_STATES = ['unsold', 'sealed', 'opened', 'replaced'] as const
export type UnitState = (typeof UNIT_STATES)[number]

const VISIBLE_END = 4
const SHORTEST_WITH_END = 12

/** Enough of a secret to know it again, too little to use it. */
function maskSecret(secret: string): string {
  const characters = Array.from(secret.replace(/\s+/g, ' '))
  return characters.length < SHORTEST_WITH_END ? '••••' : `••••${characters.slice(-VISIBLE_END).join('')}`
}

/**
 * How goods are delivered, and how many units are where.
 * @throws DomainError GOODS_NOT_FOUND, GOODS_WRONG_PARTY
 */
export async function readStock(app: App, uid: number, id: number) {
  const [{ goods }, counts] = await Promise.all([loadOwn(app, uid, id), countUnits(app, id)])
  const { delivery, promisedHours, lowStock, sharedSecretId } = goods
  const [shared] =
    sharedSecretId === null ? [] : await app.db.select().from(goodsSecret).where(eq(goodsSecret.id, sharedSecretId))
  return {
    id,
    delivery,
    promisedHours,
    lowStock,
    ...counts,
    shared: shared === undefined ? null : { id: shared.id, masked: maskSecret(openSecret(app, id, shared)) },
  }
}

const IN_STATE: Readonly<Record<UnitState, SQL | undefined>> = {
  unsold: isNull(goodsSecret.orderId),
  sealed: and(isNotNull(goodsSecret.orderId), isNull(goodsSecret.openedAt), isNull(goodsSecret.replacedAt)),
  opened: and(isNotNull(goodsSecret.openedAt), isNull(goodsSecret.replacedAt)),
  replaced: isNotNull(goodsSecret.replacedAt),
}

export interface StockFilter {
  readonly id: number
  readonly page: number
  readonly limit: number
  readonly state?: UnitState | undefined
}

function stateOf({ orderId, openedAt, replacedAt }: typeof goodsSecret.$inferSelect): UnitState {
  if (orderId === null) return 'unsold'
  if (replacedAt !== null) return 'replaced'
  return openedAt === null ? 'sealed' : 'opened'
}

/**
 * The units of goods for their owner, the latest first, each masked.
 * @throws DomainError GOODS_NOT_FOUND, GOODS_WRONG_PARTY
 */
export async function listSecrets(app: App, uid: number, { id, page, limit, state }: StockFilter) {
  const where = and(
    eq(goodsSecret.goodsId, id),
    eq(goodsSecret.shared, false),
    state === undefined ? undefined : IN_STATE[state],
  )
  const [, rows, counts] = await Promise.all([
    loadOwn(app, uid, id),
    app.db
      .select()
      .from(goodsSecret)
      .where(where)
      .orderBy(desc(goodsSecret.id))
      .limit(limit)
      .offset((page - 1) * limit),
    countUnits(app, id),
  ])
  const data = rows.map((row) => ({
    id: row.id,
    masked: maskSecret(openSecret(app, id, row)),
    state: stateOf(row),
    batch: row.batch,
    orderId: row.orderId,
    addedAt: row.addedAt,
    soldAt: row.allocatedAt,
    openedAt: row.openedAt,
    returnedAt: row.returnedAt,
    replacedAt: row.replacedAt,
  }))
  const total = state === undefined ? counts.unsold + counts.sealed + counts.opened + counts.replaced : counts[state]
  return { data, total }
}
