import { subtract } from '@jindu/domain/money'
import { next, type OtcOfferEvent } from '@jindu/domain/otc/offers'
import { and, eq, gte, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { statementOnce, type Guard } from '../../platform/db/index.ts'
import { offerOf, type OfferRow } from './offer-row.ts'
import { otcOffer } from './tables.ts'

const units = (name: string) => sql`${sql.placeholder(name)}::bigint`
const { remainingUnits, runningUnits, completedUnits, version } = otcOffer

/** Orders move volume by relative updates: concurrent orders each either find enough volume or miss. */
const take = statementOnce<'id' | 'version' | 'volume'>((db) =>
  db
    .update(otcOffer)
    .set({
      remainingUnits: sql`${remainingUnits} - ${units('volume')}`,
      runningUnits: sql`${runningUnits} + ${units('volume')}`,
    })
    .where(
      and(
        eq(otcOffer.id, sql.placeholder('id')),
        eq(version, sql.placeholder('version')),
        gte(remainingUnits, units('volume')),
      ),
    ),
)

const giveBack = statementOnce<'id' | 'version' | 'volume' | 'bought' | 'back'>((db) =>
  db
    .update(otcOffer)
    .set({
      remainingUnits: sql`${remainingUnits} + ${units('back')}`,
      runningUnits: sql`${runningUnits} - ${units('volume')}`,
      completedUnits: sql`${completedUnits} + ${units('bought')}`,
    })
    .where(
      and(
        eq(otcOffer.id, sql.placeholder('id')),
        eq(version, sql.placeholder('version')),
        gte(runningUnits, units('volume')),
        // The last order of an offer without remaining volume completes the offer. That is another step, so decide
        // again.
        or(
          eq(otcOffer.status, 'cancelled'),
          sql`${remainingUnits} + ${units('back')} > 0`,
          sql`${runningUnits} > ${units('volume')}`,
        ),
      ),
    ),
)

const complete = statementOnce<'id' | 'version' | 'volume' | 'at'>((db) =>
  db
    .update(otcOffer)
    .set({
      runningUnits: 0n,
      completedUnits: sql`${completedUnits} + ${units('volume')}`,
      status: 'completed',
      takenDownBy: null,
      endedAt: sql`${sql.placeholder('at')}::timestamptz`,
      version: sql`${version} + 1`,
    })
    .where(
      and(
        eq(otcOffer.id, sql.placeholder('id')),
        eq(version, sql.placeholder('version')),
        eq(runningUnits, units('volume')),
        eq(remainingUnits, 0n),
      ),
    ),
)

/** Takes volume at the version that the taker saw; misses if the offer was changed or taken by others meanwhile. */
export function takeVolume({ db }: App, offer: OfferRow, volume: bigint): Guard {
  return { change: take(db, { id: offer.id, version: offer.version, volume: volume.toString() }) }
}

type EndedOrder = Extract<OtcOfferEvent, { kind: 'orderEnded' }>

/**
 * Returns an ended order's volume to its offer, as the offer's state machine decides.
 * @param at unix seconds
 */
export function endVolume({ db }: App, row: OfferRow, event: EndedOrder, at: number): Guard {
  const { state } = next(offerOf(row), event, { kind: 'order' }, at)
  const { id, version: decided } = row
  const volume = event.volume.units.toString()
  if (state.kind === 'completed') {
    return { change: complete(db, { id, version: decided, volume, at: new Date(at * 1000).toISOString() }) }
  }
  const bought = event.bought.units.toString()
  const back = state.kind === 'cancelled' ? 0n : subtract(event.volume, event.bought).units
  return { change: giveBack(db, { id, version: decided, volume, bought, back: back.toString() }) }
}
