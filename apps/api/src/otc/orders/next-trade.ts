import { and, desc, eq, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { dispute } from '../../trust/disputes/index.ts'
import { itsDispute } from './order-row.ts'
import { summaryOf } from './reads.ts'
import { otcOrder } from './tables.ts'

/** With more open orders than this, only the newest are considered. */
const MOST_LOOKED_AT = 60

/** Sorts by deadline; orders whose clock is stopped come last. */
const byDeadline = (one: { readonly at: number | null }, other: { readonly at: number | null }): number =>
  (one.at ?? Number.POSITIVE_INFINITY) - (other.at ?? Number.POSITIVE_INFINITY)

/** The open fiat order with the earliest deadline, shown on every page of its parties; null without one. */
export async function readNextTrade({ db }: Pick<App, 'db'>, uid: number) {
  const rows = await db
    .select({ order: otcOrder, dispute })
    .from(otcOrder)
    .leftJoin(dispute, itsDispute)
    .where(and(eq(otcOrder.status, 'open'), or(eq(otcOrder.buyerUid, uid), eq(otcOrder.sellerUid, uid))))
    .orderBy(desc(otcOrder.id))
    .limit(MOST_LOOKED_AT)
  const trades = rows.map(({ order, dispute: its }) => {
    const role = order.buyerUid === uid ? ('buyer' as const) : ('seller' as const)
    const { id, offerId, progress, requirableAt } = summaryOf({ order, dispute: its, chatId: null }, role)
    return { orderId: id, offerId, role, progress, at: requirableAt }
  })
  return trades.toSorted(byDeadline)[0] ?? null
}
