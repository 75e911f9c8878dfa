import { historySeen, isSeenElsewhere } from '@jindu/domain/otc/orders'
import { and, count, countDistinct, eq, lt, ne, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { OrderRow } from './order-row.ts'
import type { ReaderRole } from './party.ts'
import { otcOrder } from './tables.ts'

const { buyerUid, sellerUid } = otcOrder

/**
 * Released orders that the account paid to the same seller before. Once this order is released, also whether other
 * buyers used it.
 */
async function historyOf({ db }: App, order: OrderRow, role: ReaderRole) {
  const seen = historySeen({ role, isPaid: order.paidAt !== null, outcome: order.outcome })
  if (seen === 'none') return null
  const hash = order.payerAccountHash
  if (hash === null) return { ordersBefore: 0, buyers: 0, seenElsewhere: seen === 'marked' ? false : null }
  const released = and(eq(otcOrder.payerAccountHash, hash), eq(otcOrder.outcome, 'released'))
  const own = and(released, eq(sellerUid, order.sellerUid), lt(otcOrder.id, order.id))
  const elsewhere = and(released, ne(buyerUid, order.buyerUid))
  const pair = sql`(least(${buyerUid}, ${sellerUid}), greatest(${buyerUid}, ${sellerUid}))`
  const [[before], [others]] = await Promise.all([
    db
      .select({ ordersBefore: count(), buyers: countDistinct(buyerUid) })
      .from(otcOrder)
      .where(own),
    seen === 'marked'
      ? db
          .select({ buyers: countDistinct(buyerUid), pairs: countDistinct(pair) })
          .from(otcOrder)
          .where(elsewhere)
      : [],
  ])
  const known = before ?? { ordersBefore: 0, buyers: 0 }
  return { ...known, seenElsewhere: others === undefined ? null : isSeenElsewhere(others) }
}

/** The payer as the buyer stated it; null if not stated. */
export async function payerOf(app: App, order: OrderRow, role: ReaderRole) {
  const { payerName: name, evidenceAt: statedAt } = order
  if (name === null || statedAt === null) return null
  return {
    name,
    accountEnd: order.payerAccountEnd ?? '',
    reference: order.paymentReference ?? '',
    sentAt: order.paymentSentAt,
    statedAt,
    files: [...(order.paymentFiles ?? [])],
    history: await historyOf(app, order, role),
  }
}
