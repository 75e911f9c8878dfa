import { asc, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { openSecret } from '../goods/index.ts'
import { goodsSecret } from '../goods/tables.ts'
import type { OrderRow } from './order-row.ts'
import { goodsOrder } from './tables.ts'

type Secret = typeof goodsSecret.$inferSelect

/** A unit with its number in the order, from 1. A replacement keeps the number of the unit it replaces. */
export interface Unit extends Secret {
  readonly number: number
}

export interface DeliveredUnits {
  /** Current units. */
  readonly units: readonly Unit[]
  /** Replaced units by number, newest first. */
  readonly replaced: readonly Unit[]
}

/** An order's units that did not return to stock. */
export async function deliveredUnits({ db }: App, orderId: number): Promise<DeliveredUnits> {
  const rows = await db.select().from(goodsSecret).where(eq(goodsSecret.orderId, orderId)).orderBy(asc(goodsSecret.id))
  const byId = new Map(rows.map((row) => [row.id, row]))
  /** The id of the first unit of a chain of replacements. */
  const boughtOf = ({ id, replacesId }: Secret): number => {
    const before = replacesId === null ? undefined : byId.get(replacesId)
    return before === undefined ? id : boughtOf(before)
  }
  const places = [...new Set(rows.map(boughtOf))].toSorted((a, b) => a - b)
  const numbers = new Map(places.map((id, index) => [id, index + 1]))
  const units = rows
    .map((row) => ({ ...row, number: numbers.get(boughtOf(row)) ?? 0 }))
    .toSorted((a, b) => a.number - b.number || b.id - a.id)
  return {
    units: units.filter(({ replacedAt }) => replacedAt === null),
    replaced: units.filter(({ replacedAt }) => replacedAt !== null),
  }
}

/** A column for queries over orders: the number of units that the buyer has not opened. */
export const sealedUnitsColumn = sql<number>`(
  select count(*)::int from ${goodsSecret} where ${goodsSecret.orderId} = ${goodsOrder.id} and ${goodsSecret.openedAt} is null
    and ${goodsSecret.replacedAt} is null)`

/** The secrets that the answer contains: `opened` only those the buyer opened, `all`, or `none`. */
export type Reveal = 'opened' | 'all' | 'none'

interface Delivery extends DeliveredUnits {
  readonly order: OrderRow
  /** The secret shared by all buyers. */
  readonly shared: Secret | null
}

/**
 * An order's delivery besides its text, with only the secrets that `reveal` permits.
 * @param named whether units carry their ids, which the seller needs to replace them
 */
export function deliveredOf(app: App, { order, shared, units, replaced }: Delivery, reveal: Reveal, named = false) {
  const { delivery, goodsId, volume, status, openedAt } = order
  const shown = (opened: number | null): boolean => reveal === 'all' || (reveal === 'opened' && opened !== null)
  const unitOf = (unit: Unit) => ({
    number: unit.number,
    openedAt: unit.openedAt,
    secret: shown(unit.openedAt) ? openSecret(app, goodsId, unit) : null,
  })
  return {
    delivery,
    shared: shared !== null && shown(openedAt) ? openSecret(app, goodsId, shared) : null,
    units: units.map((unit) => ({ ...(named && { id: unit.id }), ...unitOf(unit) })),
    replaced: replaced.map((unit) => ({
      ...unitOf(unit),
      replacedAt: unit.replacedAt ?? 0,
      reason: unit.replacementReason ?? ('other' as const),
      remark: unit.replacementRemark,
    })),
    /** Units that returned to stock with the refund. */
    returned: delivery === 'units' && status === 'revoked' ? volume - units.length : 0,
  }
}
