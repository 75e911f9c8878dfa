import type { DisputeParty } from '@jindu/domain/trust/disputes'
import { fail } from '@jindu/domain/errors'
import { money, usd } from '@jindu/domain/money'
import {
  expiresAt,
  isOpen,
  otcOrderFromRecord,
  otcOrderToRecord,
  unattendedAt,
  type OtcOrder,
  type OtcRuling,
} from '@jindu/domain/otc/orders'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import { conversation } from '../../trust/conversations/tables.ts'
import {
  caseFileColumn,
  dispute,
  disputeOf,
  readCaseFile,
  recordOf,
  type DisputeRow,
} from '../../trust/disputes/index.ts'
import { hoursOf, storedHours } from '../offers/index.ts'
import { otcOffer } from '../offers/tables.ts'
import { otcOrder, otcOrderPayees } from './tables.ts'

/**
 * Joins orders to their parties' conversation over the offer. The asker is always the taker, never the offer's owner.
 */
export const itsTalk = and(
  eq(conversation.subjectKind, sql.raw(`'otcOffer'`)),
  eq(conversation.subjectId, otcOrder.offerId),
  sql`${conversation.askerUid} in (${otcOrder.buyerUid}, ${otcOrder.sellerUid})`,
)

export type OrderRow = typeof otcOrder.$inferSelect

/** An order row with its dispute, if any. */
export interface StoredOrder {
  readonly order: OrderRow
  readonly dispute: DisputeRow | null
}

/** Joins orders to their disputes. */
export const itsDispute = disputeOf('otcOrder', otcOrder.id)

const orderWithOffer = prepareOnce((db) =>
  db
    .select({
      order: otcOrder,
      offer: otcOffer,
      dispute,
      chatId: conversation.id,
      file: caseFileColumn('otcOrder', otcOrder.id),
      payeeMethods: otcOrderPayees.methods,
    })
    .from(otcOrder)
    .innerJoin(otcOffer, eq(otcOffer.id, otcOrder.offerId))
    .leftJoin(dispute, itsDispute)
    .leftJoin(conversation, itsTalk)
    .leftJoin(otcOrderPayees, eq(otcOrderPayees.orderId, otcOrder.id))
    .where(eq(otcOrder.id, sql.placeholder('id')))
    .prepare('otc_order_by_id'),
)

export type OrderWithOffer = Awaited<ReturnType<typeof loadOrder>>

/** An order, the offer that it was taken from, and the file of its dispute. @throws DomainError OTC_ORDER_NOT_FOUND */
export async function loadOrder({ db }: App, id: number) {
  const [row] = await orderWithOffer(db).execute({ id })
  if (row === undefined) return fail('OTC_ORDER_NOT_FOUND', { id })
  return { ...row, file: readCaseFile(row.file) }
}

/** The side whose malicious count the pending ruling would raise. */
function maliciousOf(row: DisputeRow | null): DisputeParty | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this machine ruled
  const ruling = (row?.pendingRuling ?? null) as OtcRuling | null
  return ruling?.malicious ?? null
}

/** The order's stored state. @throws DomainError STATE_CORRUPT */
export function stateOf({ order, dispute: row }: StoredOrder): OtcOrder {
  return otcOrderFromRecord({
    ...recordOf(row),
    pendingRulingMalicious: maliciousOf(row),
    ...order,
    makerHours: hoursOf({ hours: order.makerHours }),
    escrow: money(order.currency, order.amountUnits),
    unitPrice: { currency: order.currency, usdE8: order.unitPriceE8 },
    total: usd(order.totalCents),
  })
}

/** All columns of a state, including the fixed terms. */
export function columnsOf(state: OtcOrder) {
  const {
    buyerUid,
    sellerUid,
    source,
    escrow,
    unitPrice,
    total,
    feeBasisPoints,
    autoSettleSeconds,
    paySeconds = null,
    makerHours,
    ...record
  } = otcOrderToRecord(state)
  const { settleDemand, rulingNeedsSecond, createdAt } = record
  return {
    buyerUid,
    sellerUid,
    source,
    currency: escrow.asset,
    amountUnits: escrow.units,
    unitPriceE8: unitPrice.usdE8,
    totalCents: total.units,
    feeBasisPoints,
    autoSettleSeconds,
    paySeconds,
    makerHours: storedHours(makerHours),
    settleDemand,
    rulingNeedsSecond,
    createdAt,
    ...changedColumns(state),
  }
}

/** The columns that a step may change. The terms are fixed on taking, and the dispute has its own row. */
export function changedColumns(state: OtcOrder) {
  const {
    status,
    disputeResponseSeconds,
    paidAt,
    evidenceAt,
    arrivedAt,
    heldSince,
    holdDisabled,
    silenceFrom,
    silenceRenewed,
    disputeOpenedAt,
    buyerFrozenAt,
    buyerReturnedAt,
    sellerFrozenAt,
    sellerReturnedAt,
    ...record
  } = otcOrderToRecord(state)
  const { endedAt, outcome, splitBuyerBasisPoints, splitBuyerUnits, malicious } = record
  return {
    status,
    disputeResponseSeconds,
    paidAt,
    evidenceAt,
    arrivedAt,
    heldSince,
    holdDisabled,
    silenceFrom,
    silenceRenewed,
    disputeOpenedAt,
    buyerFrozenAt,
    buyerReturnedAt,
    sellerFrozenAt,
    sellerReturnedAt,
    endedAt,
    outcome,
    splitBuyerBasisPoints,
    splitBuyerUnits,
    malicious,
    ...(isOpen(state) ? { unattendedAt: state.kind === 'unpaid' ? expiresAt(state) : unattendedAt(state) } : {}),
  }
}
