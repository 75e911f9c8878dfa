import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { and, desc, eq, gt, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { CountedLimit } from '../../platform/db/index.ts'
import { otcOrder } from './tables.ts'

const SECONDS_A_DAY = 86_400
const { maximumOpenOrders, maximumCancellationsADay } = rules.otc

/** A buyer's cancellation quota over the last 24 hours. */
export interface Cancellations {
  /** The number of cancellations left. */
  readonly left: number
  /** Seconds until the quota allows one again; null while it does. */
  readonly secondsLeft: number | null
}

/** Counts orders that a buyer cancelled, both as taker and as the offer's owner. */
export async function readCancellations({ db, clock }: App, buyerUid: number): Promise<Cancellations> {
  const since = clock.now() - SECONDS_A_DAY
  const rows = await db
    .select({ endedAt: otcOrder.endedAt })
    .from(otcOrder)
    .where(and(eq(otcOrder.buyerUid, buyerUid), eq(otcOrder.outcome, 'byBuyer'), gt(otcOrder.endedAt, since)))
    .orderBy(desc(otcOrder.endedAt))
    .limit(maximumCancellationsADay)
  const oldest = rows[maximumCancellationsADay - 1]?.endedAt ?? null
  return { left: maximumCancellationsADay - rows.length, secondsLeft: oldest === null ? null : oldest - since }
}

/** The number of a user's open orders, on either side. */
export const countOpenOrders = ({ db }: App, uid: number): Promise<number> =>
  db.$count(otcOrder, and(or(eq(otcOrder.buyerUid, uid), eq(otcOrder.sellerUid, uid)), eq(otcOrder.status, 'open')))

/** @throws DomainError OTC_ORDER_TOO_MANY_OPEN */
export function assertFewOpen(open: number): void {
  if (open >= maximumOpenOrders) fail('OTC_ORDER_TOO_MANY_OPEN')
}

/** @throws DomainError OTC_ORDER_CANCELLED_TOO_OFTEN with the time that is left */
export function assertMayCancel({ secondsLeft }: Cancellations): void {
  if (secondsLeft !== null) fail('OTC_ORDER_CANCELLED_TOO_OFTEN', { secondsLeft })
}

/** The same limit, checked in the commit that adds an order. */
export const fewOpen = (uid: number): CountedLimit => ({
  count: sql`otc_open_orders(${uid}::bigint)`,
  below: maximumOpenOrders,
})

/** The same limit, checked in the commit that cancels one. */
export const mayCancel = ({ clock }: App, buyerUid: number): CountedLimit => ({
  count: sql`otc_cancelled_orders(${buyerUid}::bigint, to_timestamp(${clock.now() - SECONDS_A_DAY}))`,
  below: maximumCancellationsADay,
})
