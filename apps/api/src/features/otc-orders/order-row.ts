import { fail } from '@jindu/domain/errors'
import { money, usd } from '@jindu/domain/money'
import { isOpen, otcOrderFromRecord, otcOrderToRecord, unattendedAt, type OtcOrder } from '@jindu/domain/otc-order'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import { otcOffer } from '../otc-offers/tables.ts'
import { otcOrder } from './tables.ts'

export type OrderRow = typeof otcOrder.$inferSelect

const orderWithOffer = prepareOnce((db) =>
  db
    .select({ order: otcOrder, offer: otcOffer })
    .from(otcOrder)
    .innerJoin(otcOffer, eq(otcOffer.id, otcOrder.offerId))
    .where(eq(otcOrder.id, sql.placeholder('id')))
    .prepare('otc_order_by_id'),
)

export type OrderWithOffer = Awaited<ReturnType<typeof loadOrder>>

/** An order and the offer that it was taken from. @throws DomainError OTC_ORDER_NOT_FOUND */
export async function loadOrder({ db }: App, id: number) {
  const [row] = await orderWithOffer(db).execute({ id })
  return row ?? fail('OTC_ORDER_NOT_FOUND', { id })
}

/** The state that a row holds. @throws DomainError STATE_CORRUPT */
export function stateOf(row: OrderRow): OtcOrder {
  return otcOrderFromRecord({
    ...row,
    escrow: money(row.currency, row.amountUnits),
    unitPrice: { currency: row.currency, usdE8: row.unitPriceE8 },
    total: usd(row.totalCents),
  })
}

/** The columns of a state, its fixed terms among them. */
export function columnsOf(state: OtcOrder) {
  const { escrow, unitPrice, total, ...columns } = otcOrderToRecord(state)
  return {
    ...columns,
    currency: escrow.asset,
    amountUnits: escrow.units,
    unitPriceE8: unitPrice.usdE8,
    totalCents: total.units,
  }
}

/** The columns that a step may change: all but the terms. */
export function changedColumns(state: OtcOrder) {
  const {
    buyerUid: _buyer,
    sellerUid: _seller,
    source: _source,
    escrow: _escrow,
    unitPrice: _price,
    total: _total,
    feeBasisPoints: _fee,
    autoSettleSeconds: _settle,
    disputeResponseSeconds: _response,
    rulingNeedsSecond: _second,
    createdAt: _created,
    ...changed
  } = otcOrderToRecord(state)
  return isOpen(state) ? { ...changed, unattendedAt: unattendedAt(state) } : changed
}
