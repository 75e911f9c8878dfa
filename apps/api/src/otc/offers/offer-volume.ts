import type { EntryDraft } from '@jindu/domain/ledger'
import { isZero, subtract } from '@jindu/domain/money'
import { next, otcOfferEntry, returnedOf, type OtcOfferEvent } from '@jindu/domain/otc/offers'
import { and, eq, gte, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { statementOnce, type Guard, type Statement } from '../../platform/db/index.ts'
import { tell } from '../../records/messages/index.ts'
import { pricedNow, readMarketPrice } from './market-price.ts'
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

type Ended = 'id' | 'version' | 'volume' | 'bought'

const whereDecided = and(eq(otcOffer.id, sql.placeholder('id')), eq(version, sql.placeholder('version')))
const backUnits = sql`(${units('volume')} - ${units('bought')})`

/** Other orders of the offer go on, or it is withdrawn: what is left decides nothing. */
const giveBack = statementOnce<Ended | 'back'>((db) =>
  db
    .update(otcOffer)
    .set({
      remainingUnits: sql`${remainingUnits} + ${units('back')}`,
      runningUnits: sql`${runningUnits} - ${units('volume')}`,
      completedUnits: sql`${completedUnits} + ${units('bought')}`,
    })
    .where(
      and(
        whereDecided,
        gte(runningUnits, units('volume')),
        or(eq(otcOffer.status, 'cancelled'), sql`${runningUnits} > ${units('volume')}`),
      ),
    ),
)

/** The last running order: what is left decided that the offer goes on, so it must be left still. */
const giveBackLast = statementOnce<Ended | 'left'>((db) =>
  db
    .update(otcOffer)
    .set({
      remainingUnits: sql`${remainingUnits} + ${backUnits}`,
      runningUnits: 0n,
      completedUnits: sql`${completedUnits} + ${units('bought')}`,
    })
    .where(and(whereDecided, eq(runningUnits, units('volume')), eq(remainingUnits, units('left')))),
)

/** Ends the offer; what is left goes to the owner in the same commit. */
const complete = statementOnce<Ended | 'left' | 'at'>((db) =>
  db
    .update(otcOffer)
    .set({
      remainingUnits: 0n,
      runningUnits: 0n,
      completedUnits: sql`${completedUnits} + ${units('bought')}`,
      status: 'completed',
      takenDownBy: null,
      endedAt: sql`${sql.placeholder('at')}::timestamptz`,
      version: sql`${version} + 1`,
    })
    .where(and(whereDecided, eq(runningUnits, units('volume')), eq(remainingUnits, units('left')))),
)

/** Takes volume at the version that the taker saw; misses if the offer was changed or taken by others meanwhile. */
export function takeVolume({ db }: App, offer: OfferRow, volume: bigint): Guard {
  return { change: take(db, { id: offer.id, version: offer.version, volume: volume.toString() }) }
}

type EndedOrder = Extract<OtcOfferEvent, { kind: 'orderEnded' }>

/** The changes to an offer when one of its orders ends. */
export interface EndedVolume {
  readonly guard: Guard
  /** Whether the offer is ongoing after it. */
  readonly ongoing: boolean
  /** A rest below the smallest order goes back to the owner of a sell offer, in an entry of its own. */
  readonly rest: EntryDraft | null
  /** Tells the owner that the offer ended with a rest. */
  readonly told: readonly Statement[]
}

/**
 * Returns an ended order's volume to its offer, as the offer's state machine decides.
 * @param at unix seconds
 */
export function endVolume(app: App, row: OfferRow, event: EndedOrder, at: number): EndedVolume {
  const { db } = app
  const before = offerOf(row)
  const { state, moves } = next(pricedNow(before, readMarketPrice(app, row.currency)), event, { kind: 'order' }, at)
  const { id } = row
  const decided = {
    id,
    version: row.version,
    volume: event.volume.units.toString(),
    bought: event.bought.units.toString(),
  }
  const left = row.remainingUnits.toString()
  if (state.kind === 'completed') {
    const change = complete(db, { ...decided, left, at: new Date(at * 1000).toISOString() })
    return {
      guard: { change },
      ongoing: false,
      rest: otcOfferEntry(id, before, moves),
      told: isZero(returnedOf(state)) ? [] : [tellOfRest(row, at)],
    }
  }
  const back = subtract(event.volume, event.bought).units.toString()
  const change =
    state.kind === 'cancelled'
      ? giveBack(db, { ...decided, back: '0' })
      : isZero(state.running)
        ? giveBackLast(db, { ...decided, left })
        : giveBack(db, { ...decided, back })
  return { guard: { change }, ongoing: state.kind !== 'cancelled', rest: null, told: [] }
}

/** Tells the owner that their offer ended because less was left than its smallest order. */
export function tellOfRest({ id, ownerUid }: Pick<OfferRow, 'id' | 'ownerUid'>, at: number): Statement {
  return tell(ownerUid, { kind: 'otcOffer.restReturned', subjectId: id, side: null, facts: {} }, { at })
}
