import { asc, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { openSecret } from '../goods/index.ts'
import { goodsSecret } from '../goods/tables.ts'
import type { OrderRow } from './order-row.ts'
import { goodsOrder } from './tables.ts'

export type Secret = typeof goodsSecret.$inferSelect

/** The units that an order got from stock and still has, in the order in which they are numbered. */
export function deliveredUnits({ db }: App, orderId: number): Promise<Secret[]> {
  return db.select().from(goodsSecret).where(eq(goodsSecret.orderId, orderId)).orderBy(asc(goodsSecret.id))
}

/** How many of its units an order's buyer has not opened, as a column of a query over orders. */
export const sealedUnitsColumn = sql<number>`(
  select count(*)::int from ${goodsSecret} where ${goodsSecret.orderId} = ${goodsOrder.id} and ${goodsSecret.openedAt} is null)`

/** Which secrets are sent along: those that were opened; the shared one before that, too; all of them; or none. */
export type Reveal = 'opened' | 'all' | 'none'

interface Delivery {
  readonly order: OrderRow
  /** The text that all buyers get alike. */
  readonly shared: Secret | null
  readonly units: readonly Secret[]
}

/** What an order delivers beside its text, as far as its reader may see it. */
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
    /** Units that went back into stock with the money. */
    returned: delivery === 'units' && status === 'revoked' ? volume - units.length : 0,
  }
}
