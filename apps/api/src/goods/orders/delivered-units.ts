import { asc, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { openSecret } from '../goods/index.ts'
import { goodsSecret } from '../goods/tables.ts'
import type { OrderRow } from './order-row.ts'
import { goodsOrder } from './tables.ts'

export type Secret = typeof goodsSecret.$inferSelect

/** An order's units that did not return to stock, in the order of their numbers. */
export function deliveredUnits({ db }: App, orderId: number): Promise<Secret[]> {
  return db.select().from(goodsSecret).where(eq(goodsSecret.orderId, orderId)).orderBy(asc(goodsSecret.id))
}

/** A column for queries over orders: the number of units that the buyer has not opened. */
export const sealedUnitsColumn = sql<number>`(
  select count(*)::int from ${goodsSecret} where ${goodsSecret.orderId} = ${goodsOrder.id} and ${goodsSecret.openedAt} is null)`

/** The secrets that the answer contains: `opened` only those the buyer opened, `all`, or `none`. */
export type Reveal = 'opened' | 'all' | 'none'

interface Delivery {
  readonly order: OrderRow
  /** The secret shared by all buyers. */
  readonly shared: Secret | null
  readonly units: readonly Secret[]
}

/** An order's delivery besides its text, with only the secrets that `reveal` permits. */
export function deliveredOf(app: App, { order, shared, units }: Delivery, reveal: Reveal) {
  const { delivery, goodsId, volume, status, openedAt } = order
  const shown = (opened: number | null): boolean => reveal === 'all' || (reveal === 'opened' && opened !== null)
  return {
    delivery,
    shared: shared !== null && shown(openedAt) ? openSecret(app, goodsId, shared) : null,
    units: units.map((unit, index) => ({
      number: index + 1,
      openedAt: unit.openedAt,
      secret: shown(unit.openedAt) ? openSecret(app, goodsId, unit) : null,
    })),
    /** Units that returned to stock with the refund. */
    returned: delivery === 'units' && status === 'revoked' ? volume - units.length : 0,
  }
}
