import { fail } from '@jindu/domain/errors'
import { channelName } from '@jindu/domain/events'
import type { rateOrderInput } from '@jindu/domain/input'
import { money } from '@jindu/domain/money'
import { isTradedOutcome, whyNotRateable } from '@jindu/domain/otc/orders'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { commitVerb, updateRow } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { tell } from '../../records/messages/index.ts'
import { otcOrder } from '../orders/tables.ts'
import { otcPair, otcRating } from './tables.ts'

export type RateOrder = z.output<typeof rateOrderInput>

async function loadRateable({ db }: App, uid: number, id: number) {
  const { buyerUid, sellerUid, status, endedAt, outcome, currency, amountUnits, boughtUnits } = otcOrder
  const [row] = await db
    .select({ buyerUid, sellerUid, status, endedAt, outcome, currency, amountUnits, boughtUnits, rating: otcRating })
    .from(otcOrder)
    .leftJoin(otcRating, and(eq(otcRating.orderId, otcOrder.id), eq(otcRating.raterUid, uid)))
    .where(eq(otcOrder.id, id))
  if (row === undefined || (row.buyerUid !== uid && row.sellerUid !== uid)) return fail('OTC_ORDER_NOT_FOUND', { id })
  return row
}

type End = Pick<typeof otcOrder.$inferSelect, 'outcome' | 'currency' | 'amountUnits' | 'boughtUnits'>

/** Whether the order ended as a trade, by its columns. */
export function wasTraded({ outcome, currency, amountUnits, boughtUnits }: End): boolean {
  if (outcome === null) return false
  return isTradedOutcome(outcome, money(currency, amountUnits), money(currency, boughtUnits ?? 0n))
}

/**
 * One party of a completed order rates the other, and may change it while the window is open. The other party is
 * notified of a first rating and of a reversal.
 * @throws DomainError OTC_ORDER_NOT_FOUND (also to strangers and staff), OTC_RATING_NOT_COMPLETED, OTC_RATING_CLOSED, RATE_LIMITED
 */
export function rateOrder(app: App, uid: number, { id, isUp, text }: RateOrder): Promise<void> {
  return runVerb(app, null, async () => {
    const { rating, buyerUid, sellerUid, ...order } = await loadRateable(app, uid, id)
    const now = app.clock.now()
    const refusal = whyNotRateable(order, now, wasTraded(order))
    if (refusal !== null) fail(refusal, { id })
    if (rating !== null && rating.isUp === isUp && rating.text === text) return
    const ratedUid = uid === buyerUid ? sellerUid : buyerUid
    const change =
      rating === null
        ? app.db
            .insert(otcRating)
            .values({ orderId: id, raterUid: uid, ratedUid, isUp, text, createdAt: now })
            .onConflictDoNothing()
        : updateRow(
            otcRating,
            { isUp, text, changedAt: now, version: rating.version + 1 },
            { orderId: id, raterUid: uid, version: rating.version },
          )
    await commitVerb(app, {
      guards: [{ change }, { change: updateRow(otcPair, { isUp }, { uid: ratedUid, otherUid: uid }) }],
      writes:
        rating?.isUp === isUp
          ? []
          : [
              tell(
                ratedUid,
                {
                  kind: 'otcOrder.rated',
                  subjectId: id,
                  side: ratedUid === buyerUid ? 'buyer' : 'seller',
                  facts: {},
                },
                { by: uid, at: now },
              ),
            ],
      audit: [
        {
          action: 'otcOrder.rate',
          actor: { kind: 'user', uid },
          subject: { kind: 'otcOrder', id },
          details: { isUp, changed: rating !== null },
        },
      ],
      outbox: [
        {
          topic: 'otcOrder',
          uids: [buyerUid, sellerUid],
          channels: [channelName('otcOrder', id)],
          payload: { id, event: 'rated' },
        },
      ],
    })
  })
}
