import { fail } from '@jindu/domain/errors'
import {
  goodsOrderFromRecord,
  goodsOrderToRecord,
  type GoodsOrder,
  type GoodsOrderRecord,
} from '@jindu/domain/goods-order'
import { money } from '@jindu/domain/money'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import { NOTHING_SAID, type SaidColumns } from './said.ts'
import { goodsOrder } from './tables.ts'

/** An order as it is stored; how often each side has spoken stands beside it where that was read too. */
export type OrderRow = typeof goodsOrder.$inferSelect & Partial<SaidColumns>

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

/** The state that a row holds. @throws DomainError STATE_CORRUPT */
export function stateOf(row: OrderRow): GoodsOrder {
  return goodsOrderFromRecord({ ...NOTHING_SAID, ...row, escrow: money(row.currency, row.amountUnits) })
}

/** The columns of a state; what never changes after payment is among them. */
export function columnsOf(state: GoodsOrder) {
  const { escrow, ...columns } = withoutSaid(goodsOrderToRecord(state))
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
  } = withoutSaid(goodsOrderToRecord(state))
  return changed
}

/** How often each side has spoken: counted from the timeline, no column of the order. */
export function saidOf(state: GoodsOrder): SaidColumns {
  return partsOf(goodsOrderToRecord(state)).said
}

function withoutSaid(record: GoodsOrderRecord) {
  return partsOf(record).columns
}

function partsOf(record: GoodsOrderRecord) {
  const { buyerComplaints, sellerComplaints, buyerStatements, sellerStatements, ...others } = record
  const { buyerProposals, sellerProposals, ...columns } = others
  const complaints = { buyerComplaints, sellerComplaints }
  const statements = { buyerStatements, sellerStatements }
  return { columns, said: { ...complaints, ...statements, buyerProposals, sellerProposals } }
}
