import { rateableUntil } from '@jindu/domain/otc/orders'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { wasTraded } from './rate-order.ts'
import { otcRating } from './tables.ts'

const rating = z
  .object({ isUp: z.boolean(), text: z.string(), createdAt: z.int(), changedAt: z.int().nullable() })
  .nullable()

export const orderRatings = z.object({
  /** Until when both sides may rate; null if the order is no completed trade. */
  until: z.int().nullable(),
  byBuyer: rating,
  bySeller: rating,
})

type Ended = Parameters<typeof wasTraded>[0]

interface Rated extends Ended {
  readonly id: number
  readonly buyerUid: number
  readonly status: string
  readonly endedAt: number | null
}

/** Both sides' ratings of an order; empty unless it is a completed trade. */
export async function readRatings({ db }: App, order: Rated) {
  const { id, buyerUid, status, endedAt } = order
  if (status !== 'completed' || endedAt === null || !wasTraded(order))
    return { until: null, byBuyer: null, bySeller: null }
  const { raterUid, isUp, text, createdAt, changedAt } = otcRating
  const rows = await db
    .select({ raterUid, isUp, text, createdAt, changedAt })
    .from(otcRating)
    .where(eq(otcRating.orderId, id))
  const of = (found: (uid: number) => boolean) => rows.find((row) => found(row.raterUid)) ?? null
  return {
    until: rateableUntil(endedAt),
    byBuyer: of((uid) => uid === buyerUid),
    bySeller: of((uid) => uid !== buyerUid),
  }
}
