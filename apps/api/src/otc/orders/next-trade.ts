import { and, desc, eq, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { dispute } from '../../trust/disputes/index.ts'
import { itsDispute } from './order-row.ts'
import { summaryOf } from './reads.ts'
import { otcOrder } from './tables.ts'

/** Somebody with more running orders than this sees the most urgent of the newest. */
const MOST_LOOKED_AT = 60

/** Of two running orders: the one whose time ends first; one that stands still comes last. */
const byDeadline = (one: { readonly at: number | null }, other: { readonly at: number | null }): number =>
  (one.at ?? Number.POSITIVE_INFINITY) - (other.at ?? Number.POSITIVE_INFINITY)

/** The running order of the fiat market whose deadline comes first, for every page of its parties; null without one. */
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
