import { fail } from '@jindu/domain/errors'
import { goodsOrderFromRecord, goodsOrderToRecord, type GoodsOrder } from '@jindu/domain/goods/orders'
import { money } from '@jindu/domain/money'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import { dispute, disputeOf, recordOf, type DisputeRow } from '../../trust/disputes/index.ts'
import { goodsOrder } from './tables.ts'

export type OrderRow = typeof goodsOrder.$inferSelect

/** An order as it is stored, with its dispute where it has one. */
export interface StoredOrder {
  readonly order: OrderRow
  readonly dispute: DisputeRow | null
}

/** Joins orders to their disputes. */
export const itsDispute = disputeOf('goodsOrder', goodsOrder.id)

const orderById = prepareOnce((db) =>
  db
    .select({ order: goodsOrder, dispute })
    .from(goodsOrder)
    .leftJoin(dispute, itsDispute)
    .where(eq(goodsOrder.id, sql.placeholder('id')))
    .prepare('order_by_id'),
)

/** @throws DomainError ORDER_NOT_FOUND */
export async function loadOrder({ db }: App, id: number): Promise<StoredOrder> {
  const [row] = await orderById(db).execute({ id })
  return row ?? fail('ORDER_NOT_FOUND', { id })
}

/** The state that is stored. @throws DomainError STATE_CORRUPT */
export function stateOf({ order, dispute: row }: StoredOrder): GoodsOrder {
  return goodsOrderFromRecord({ ...recordOf(row), ...order, escrow: money(order.currency, order.amountUnits) })
}

/** All columns of a state, including those fixed at payment. */
export function columnsOf(state: GoodsOrder) {
  const { buyerUid, sellerUid, escrow, feeBasisPoints, protectionSeconds, paidAt, promisedUntil, ...record } =
    goodsOrderToRecord(state)
  const { disputeResponseSeconds, rulingNeedsSecond } = record
  const terms = { feeBasisPoints, protectionSeconds, disputeResponseSeconds, rulingNeedsSecond, paidAt, promisedUntil }
  return { buyerUid, sellerUid, currency: escrow.asset, amountUnits: escrow.units, ...terms, ...changedColumns(state) }
}

/** The columns of the order that a step may change: its terms are fixed at payment, its dispute has a row of its own. */
export function changedColumns(state: GoodsOrder) {
  const { status, protectUntil, deliveredAt, heldSince, holdDisabled, settledAt, outcome, ...record } =
    goodsOrderToRecord(state)
  const { splitBuyerBasisPoints, splitBuyerUnits } = record
  const split = { splitBuyerBasisPoints, splitBuyerUnits }
  return { status, protectUntil, deliveredAt, heldSince, holdDisabled, settledAt, outcome, ...split }
}
