import { fail } from '@jindu/domain/errors'
import { goodsOrderFromRecord, goodsOrderToRecord, type GoodsOrder } from '@jindu/domain/goods-order'
import { money } from '@jindu/domain/money'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import { goodsOrder } from './tables.ts'

export type OrderRow = typeof goodsOrder.$inferSelect

const orderById = prepareOnce((db) =>
  db
    .select()
    .from(goodsOrder)
    .where(eq(goodsOrder.id, sql.placeholder('id')))
    .prepare('order_by_id'),
)

/** Throws ORDER_NOT_FOUND. */
export async function loadOrder({ db }: App, id: number): Promise<OrderRow> {
  const [row] = await orderById(db).execute({ id })
  return row ?? fail('ORDER_NOT_FOUND', { id })
}

/** The state that a row holds. Throws STATE_CORRUPT. */
export function stateOf(row: OrderRow): GoodsOrder {
  return goodsOrderFromRecord({ ...row, escrow: money(row.currency, row.amountUnits) })
}

/** The columns of a state; what never changes after payment is among them. */
export function columnsOf(state: GoodsOrder) {
  const { escrow, ...columns } = goodsOrderToRecord(state)
  return { ...columns, currency: escrow.asset, amountUnits: escrow.units }
}

/** The columns that a step may change: all but the terms, which are fixed at payment. */
export function changedColumns(state: GoodsOrder) {
  const {
    buyerUid: _buyer,
    sellerUid: _seller,
    escrow: _escrow,
    feeBasisPoints: _fee,
    protectionSeconds: _protection,
    disputeResponseSeconds: _response,
    rulingNeedsSecond: _second,
    paidAt: _paid,
    ...changed
  } = goodsOrderToRecord(state)
  return changed
}
