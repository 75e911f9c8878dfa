import { type CurrencyCode, type Money } from '@jindu/domain/money'
import { opensAt, takeRange, unmetRequirement, type PaymentMethod } from '@jindu/domain/otc-offer'
import { and, arrayContains, asc, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import { fail } from '@jindu/domain/errors'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { appUser, userStatistics } from '../accounts/tables.ts'
import { hoursOf, withinHours } from './hours.ts'
import { mayModerateOffers } from './moderators.ts'
import { priceColumn, pricedNow, readMarketPrice } from './market-price.ts'
import { offerOf, type OfferRow } from './offer-row.ts'
import { readTaker, type Taker } from './taker.ts'
import { otcOffer } from './tables.ts'

const columns = {
  offer: otcOffer,
  trades: userStatistics.otcTrades,
  maliciousTimes: userStatistics.otcMaliciousTimes,
  registeredAt: appUser.createdAt,
  lastOnlineAt: appUser.lastOnlineAt,
}

export const offersWithMakers = ({ db }: App) =>
  db
    .select(columns)
    .from(otcOffer)
    .innerJoin(appUser, eq(appUser.uid, otcOffer.ownerUid))
    .innerJoin(userStatistics, eq(userStatistics.uid, otcOffer.ownerUid))
    .$dynamic()

type Found = {
  readonly offer: OfferRow
  readonly trades: number
  readonly maliciousTimes: number
  readonly registeredAt: number
  readonly lastOnlineAt: number
}

/** What a reader has of everything that offers ask for. */
const haveOf = ({ facts }: Taker) => ({
  registerDays: facts.registeredDays,
  goodsTrade: facts.completedGoodsOrders,
  otcTradeAmount: facts.completedOtcOrders,
  otcMaliciousTimes: facts.maliciousTimes,
})

/** An offer as somebody reads it, at its price of now. */
export function offerRowOf(app: App, { offer, ...maker }: Found, reader: Taker) {
  const market = readMarketPrice(app, offer.currency)
  const stored = offerOf(offer)
  const state = offer.status === 'ongoing' ? pricedNow(stored, market) : stored
  const hours = hoursOf(offer)
  const { unitPrice, margin, minimum, maximum, requirements } = state.terms
  const { id, side, ownerUid, remark, methods, status, takenDownBy, cancelledBy, staffReason } = offer
  return {
    id,
    side,
    ownerUid,
    isOwn: ownerUid === reader.uid,
    total: state.total,
    remaining: state.remaining,
    running: state.running,
    completed: state.completed,
    unitPrice,
    margin,
    isPriceStale: margin !== null && !market.isFresh,
    minimum,
    maximum,
    range: takeRange(state),
    requirements,
    unmet: ownerUid === reader.uid ? null : unmetRequirement(requirements, reader.facts),
    have: ownerUid === reader.uid ? null : haveOf(reader),
    remark,
    hours,
    opensAt: opensAt(hours, app.clock.now()),
    methods,
    status,
    takenDownBy,
    cancelledBy,
    staffReason,
    createdAt: offer.createdAt,
    endedAt: offer.endedAt,
    maker: { uid: ownerUid, ...maker },
  }
}

export interface MarketFilter {
  readonly page: number
  readonly limit: number
  readonly currency: CurrencyCode
  /** What the offers' owners do. */
  readonly side: 'buy' | 'sell'
  /** Offers that an order of so many dollars fits. */
  readonly amount?: Money<'USD'> | undefined
  readonly method?: PaymentMethod | undefined
  /** Only owners with at least so many completed trades and no malicious mark. */
  readonly trust?: number | undefined
  /** Only offers whose requirements the reader meets. */
  readonly takeable?: boolean | undefined
}

const E8_CENTS = 1_000_000n

/** What an order of so many cents needs: within the limits, and its coin remains. */
function fits(cents: bigint, currency: CurrencyCode, price: SQL): SQL | undefined {
  const unitsPerCoin = currency === 'USDT' ? 1_000_000n : 100_000_000n
  const worth = sql`${otcOffer.remainingUnits}::numeric * ${price}`
  return and(
    sql`${otcOffer.minimumCents} <= ${cents}`,
    sql`${otcOffer.maximumCents} >= ${cents}`,
    sql`${worth} >= ${(cents * E8_CENTS * unitsPerCoin).toString()}::numeric`,
  )
}

const trusted = (trades: number): SQL | undefined =>
  and(sql`${userStatistics.otcTrades} >= ${trades}`, eq(userStatistics.otcMaliciousTimes, 0))

function takeableBy({ uid, facts }: Taker): SQL | undefined {
  const { registeredDays, completedGoodsOrders, completedOtcOrders, maliciousTimes } = facts
  const tolerated = or(eq(otcOffer.otcMaliciousTimes, 0), sql`${otcOffer.otcMaliciousTimes} >= ${maliciousTimes}`)
  return and(
    sql`${otcOffer.ownerUid} <> ${uid}`,
    sql`${otcOffer.registerDays} <= ${registeredDays}`,
    sql`${otcOffer.goodsTrade} <= ${completedGoodsOrders}`,
    sql`${otcOffer.otcTradeAmount} <= ${completedOtcOrders}`,
    tolerated,
  )
}

/** The market of one currency and side: sell offers the lowest price first, buy offers the highest; who is frozen or outside their hours waits. */
export async function listMarket(app: App, session: Session, filter: MarketFilter) {
  const { page, limit, currency, side, amount, method, trust, takeable = false } = filter
  const reader = await readTaker(app, session.uid)
  const price = priceColumn(readMarketPrice(app, currency))
  const shown = and(
    eq(otcOffer.currency, currency),
    eq(otcOffer.side, side),
    eq(otcOffer.status, 'ongoing'),
    isNull(otcOffer.takenDownBy),
  )
  const where = and(
    shown,
    await withinHours(app, shown),
    isNull(appUser.frozenAt),
    amount === undefined ? undefined : fits(amount.units, currency, price),
    method === undefined ? undefined : arrayContains(otcOffer.methods, [method]),
    trust === undefined ? undefined : trusted(trust),
    takeable ? takeableBy(reader) : undefined,
  )
  const inOrder = side === 'sell' ? asc : desc
  const [rows, [total]] = await Promise.all([
    offersWithMakers(app)
      .where(where)
      .orderBy(inOrder(price), inOrder(otcOffer.id))
      .limit(limit)
      .offset((page - 1) * limit),
    app.db
      .select({ rows: sql<number>`count(*)::int` })
      .from(otcOffer)
      .innerJoin(appUser, eq(appUser.uid, otcOffer.ownerUid))
      .innerJoin(userStatistics, eq(userStatistics.uid, otcOffer.ownerUid))
      .where(where),
  ])
  return { data: rows.map((row) => offerRowOf(app, row, reader)), total: total?.rows ?? 0 }
}

export interface OwnFilter {
  readonly page: number
  readonly limit: number
  readonly currency?: CurrencyCode | undefined
  readonly side?: 'buy' | 'sell' | undefined
}

/** An owner's offers, the latest first, whatever became of them. */
export async function listOwnOffers(app: App, { uid }: Session, { page, limit, currency, side }: OwnFilter) {
  const where = and(
    eq(otcOffer.ownerUid, uid),
    currency === undefined ? undefined : eq(otcOffer.currency, currency),
    side === undefined ? undefined : eq(otcOffer.side, side),
  )
  const [reader, rows, total] = await Promise.all([
    readTaker(app, uid),
    offersWithMakers(app)
      .where(where)
      .orderBy(desc(otcOffer.id))
      .limit(limit)
      .offset((page - 1) * limit),
    app.db.$count(otcOffer, where),
  ])
  return { data: rows.map((row) => offerRowOf(app, row, reader)), total }
}

/**
 * One offer. What is off the market is read by its owner and by staff only.
 * @throws DomainError OFFER_NOT_FOUND
 */
export async function readOffer(app: App, session: Session, id: number) {
  const [[row], reader] = await Promise.all([
    offersWithMakers(app).where(eq(otcOffer.id, id)),
    readTaker(app, session.uid),
  ])
  if (row === undefined) return fail('OFFER_NOT_FOUND', { id })
  const isShown = row.offer.status === 'ongoing' && row.offer.takenDownBy === null
  if (!isShown && row.offer.ownerUid !== session.uid && !mayModerateOffers(session))
    return fail('OFFER_NOT_FOUND', { id })
  return offerRowOf(app, row, reader)
}
