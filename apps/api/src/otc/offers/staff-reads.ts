import { and, desc, eq, lt } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { offerRowsOf, offersWithMakers } from './reads.ts'
import { readTaker } from './taker.ts'
import { otcOffer } from './tables.ts'

export interface StaffOfferFilter {
  readonly limit: number
  readonly before?: number | undefined
  readonly offerId?: number | undefined
  readonly ownerUid?: number | undefined
  readonly status?: 'ongoing' | 'cancelled' | 'completed' | undefined
}

/** Offers in any state, newest first; `next` is the cursor of the next page. */
export async function listOffersForStaff(app: App, session: Session, filter: StaffOfferFilter) {
  const { limit, before, offerId, ownerUid, status } = filter
  const [reader, rows] = await Promise.all([
    readTaker(app, session.uid),
    offersWithMakers(app)
      .where(
        and(
          before === undefined ? undefined : lt(otcOffer.id, before),
          offerId === undefined ? undefined : eq(otcOffer.id, offerId),
          ownerUid === undefined ? undefined : eq(otcOffer.ownerUid, ownerUid),
          status === undefined ? undefined : eq(otcOffer.status, status),
        ),
      )
      .orderBy(desc(otcOffer.id))
      .limit(limit + 1),
  ])
  const data = rows.slice(0, limit)
  return {
    data: await offerRowsOf(app, data, reader),
    next: rows.length > limit ? (data.at(-1)?.offer.id ?? null) : null,
  }
}
