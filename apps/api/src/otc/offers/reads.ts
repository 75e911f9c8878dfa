import type { CurrencyCode } from '@jindu/domain/money'
import {
  followedProblem,
  opensAt,
  returnedOf,
  takeRange,
  unmetRequirement,
  type OtcOffer,
} from '@jindu/domain/otc/offers'
import { and, desc, eq } from 'drizzle-orm'
import { whyNotDeal } from '@jindu/domain/accounts/people'
import { fail } from '@jindu/domain/errors'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { appUser, userStatistics } from '../../accounts/accounts/tables.ts'
import { readBlocks } from '../../accounts/people/index.ts'
import { readRecords, type TraderRecord } from '../ratings/index.ts'
import { fiatRateNow } from './fiat.ts'
import { hoursOf } from './hours.ts'
import { mayModerateOffers } from './moderators.ts'
import { pricedNow, readMarketPrice, type MarketPrice } from './market-price.ts'
import { offerOf, type OfferRow } from './offer-row.ts'
import { termsMark } from './terms-mark.ts'
import { triggerOf } from './trigger.ts'
import { readTaker, type Taker } from './taker.ts'
import { otcOffer } from './tables.ts'

export const offersWithMakers = ({ db }: App) =>
  db
    .select({ offer: otcOffer })
    .from(otcOffer)
    .innerJoin(appUser, eq(appUser.uid, otcOffer.ownerUid))
    .innerJoin(userStatistics, eq(userStatistics.uid, otcOffer.ownerUid))
    .$dynamic()

/** The reader's own values for every requirement of offers. */
const haveOf = ({ facts }: Taker) => ({
  registerDays: facts.registeredDays,
  goodsTrade: facts.completedGoodsOrders,
  otcTradeAmount: facts.completedOtcOrders,
  otcMaliciousTimes: facts.maliciousTimes,
})

function pastBoundOf(app: App, offer: OtcOffer, { last }: MarketPrice): 'floor' | 'ceiling' | null {
  const problem = last === null ? null : followedProblem(offer, last, app.settings.current())
  if (problem === null) return null
  return problem.code === 'OFFER_PRICE_BELOW_FLOOR' ? 'floor' : 'ceiling'
}

/** An offer at its current price. */
function offerRowOf(app: App, offer: OfferRow, maker: TraderRecord, reader: Taker) {
  const market = readMarketPrice(app, offer.currency)
  const stored = offerOf(offer)
  const state = offer.status === 'ongoing' ? pricedNow(stored, market) : stored
  const hours = hoursOf(offer)
  const { autoOrderSettleSeconds: answerSeconds, otcSettleDemand: settleDemand } = app.settings.current()
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
    returned: returnedOf(state),
    unitPrice,
    fiat: offer.fiat,
    fiatRate: fiatRateNow(app, offer.fiat),
    margin,
    trigger: ownerUid === reader.uid ? triggerOf(offer) : null,
    isPriceStale: (margin !== null || offer.triggerE8 !== null) && !market.isFresh,
    pastBound: pastBoundOf(app, state, market),
    minimum,
    maximum,
    range: takeRange(state),
    requirements,
    unmet: ownerUid === reader.uid ? null : unmetRequirement(requirements, reader.facts),
    have: ownerUid === reader.uid ? null : haveOf(reader),
    remark,
    greeting: ownerUid === reader.uid ? offer.greeting : '',
    terms: termsMark(offer, app.settings.current()),
    hours,
    opensAt: opensAt(hours, app.clock.now()),
    answerSeconds,
    paySeconds: offer.paySeconds,
    settleDemand,
    methods,
    payees: ownerUid === reader.uid ? offer.payeeIds : [],
    status,
    takenDownBy,
    cancelledBy,
    staffReason,
    createdAt: offer.createdAt,
    endedAt: offer.endedAt,
    maker,
  }
}

/** Offers as a reader sees them, with their owners' records. One extra query per page. */
export async function offerRowsOf(app: App, found: readonly { readonly offer: OfferRow }[], reader: Taker) {
  const recordOf = await readRecords(
    app,
    found.map(({ offer }) => offer.ownerUid),
  )
  return found.map(({ offer }) => offerRowOf(app, offer, recordOf(offer.ownerUid), reader))
}

export interface OwnFilter {
  readonly page: number
  readonly limit: number
  readonly currency?: CurrencyCode | undefined
  readonly side?: 'buy' | 'sell' | undefined
}

/** An owner's offers in any state, latest first. */
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
  return { data: await offerRowsOf(app, rows, reader), total }
}

/**
 * One offer. Offers off the market are visible only to their owner and staff.
 * @throws DomainError OFFER_NOT_FOUND
 */
export async function readOffer(app: App, session: Session, id: number) {
  const [found, reader] = await Promise.all([
    offersWithMakers(app).where(eq(otcOffer.id, id)),
    readTaker(app, session.uid),
  ])
  const [row] = await offerRowsOf(app, found, reader)
  if (row === undefined) return fail('OFFER_NOT_FOUND', { id })
  const isShown = row.status === 'ongoing' && row.takenDownBy === null
  if (reader.hasBlocks && !mayModerateOffers(session)) {
    const refusal = whyNotDeal('seeOffer', await readBlocks(app, session.uid, row.ownerUid))
    if (refusal !== null) return fail(refusal, { id })
  }
  if (!isShown && row.ownerUid !== session.uid && !mayModerateOffers(session)) return fail('OFFER_NOT_FOUND', { id })
  return row
}
