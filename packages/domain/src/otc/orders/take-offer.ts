import {
  amountFor,
  next as nextOffer,
  type OtcHours,
  type OtcOffer,
  type OtcOfferEvent,
  type OtcOfferMachine,
} from '../offers/index.ts'
import { shareOf, type DisputeTerms } from '../../trust/disputes/index.ts'
import { zero, type CurrencyCode, type Money } from '../../money/index.ts'
import type { OfKind, Step } from '../../machines/transition-table/index.ts'
import { chosenPayTime } from './derive.ts'
import { openOtcOrder } from './open.ts'
import type { SettleDemand } from '../../rules/settle-demand.ts'
import type { CancelledOtcOrder, CompletedOtcOrder } from './states.ts'
import type { OtcOrderMachine } from './transitions.ts'

/** Taker, volume, and the site's settings at that moment. */
export interface TakeOffer {
  readonly takerUid: number
  readonly volume: Money<CurrencyCode>
  readonly feeBasisPoints: number
  readonly autoSettleSeconds: number
  /** The offer's time to pay; without it `autoSettleSeconds`. */
  readonly paySeconds?: number | null
  /** The offer's working hours. */
  readonly makerHours: OtcHours | null
  readonly disputeTerms: DisputeTerms
  readonly settleDemand: SettleDemand
}

/**
 * Takes an offer: the first steps of offer and order, to be stored together. Post the order's moves only.
 * @param now unix seconds
 * @throws DomainError the errors of `take` in the offer's table
 * @example
 * const requirements = { registerDays: 0, goodsTrade: 0, otcTradeAmount: 0, otcMaliciousTimes: null }
 * const offer = publishOtcOffer({
 *   side: 'sell',
 *   ownerUid: 100_002,
 *   total: money('LTC', 500_000_000n),
 *   terms: { unitPrice: terms.unitPrice, margin: null, minimum: usd(2_000), maximum: usd(40_000), requirements },
 * }).state
 * const taken = takeOffer(offer, { ...terms, takerUid: 100_001, volume: money('LTC', 100_000_000n) }, 1_760_000_000)
 * taken.order.state.total.units // 8_800n
 * taken.offer.state.remaining.units // 400_000_000n
 */
export function takeOffer(
  offer: OtcOffer,
  take: TakeOffer,
  now: number,
): { readonly offer: Step<OtcOfferMachine>; readonly order: Step<OtcOrderMachine> } {
  const { takerUid, volume, feeBasisPoints, autoSettleSeconds, paySeconds, makerHours } = take
  const { disputeTerms, settleDemand } = take
  const taken = nextOffer(offer, { kind: 'take', volume }, { kind: 'taker', uid: takerUid }, now)
  const order = openOtcOrder({
    ...(offer.side === 'sell'
      ? { sellerUid: offer.ownerUid, buyerUid: takerUid, source: 'offer' }
      : { sellerUid: takerUid, buyerUid: offer.ownerUid, source: 'seller' }),
    escrow: volume,
    unitPrice: offer.terms.unitPrice,
    total: amountFor(offer, volume),
    feeBasisPoints,
    autoSettleSeconds,
    ...chosenPayTime({ paySeconds }),
    makerHours,
    disputeTerms,
    settleDemand,
    createdAt: now,
  })
  return { offer: taken, order }
}

/**
 * The event that an ended order sends to its offer, as the actor `order`.
 * @example
 * const released = next(paid, { kind: 'release' }, { kind: 'seller' }, 1_760_000_900).state
 * orderEndedEvent(released).kind // 'orderEnded'
 */
export function orderEndedEvent(order: CancelledOtcOrder | CompletedOtcOrder): OfKind<OtcOfferEvent, 'orderEnded'> {
  return { kind: 'orderEnded', volume: order.escrow, bought: boughtBy(order) }
}

/**
 * The coin that left the seller in an ended order, platform fee included.
 * @example
 * const released = next(paid, { kind: 'release' }, { kind: 'seller' }, 1_760_000_900).state
 * boughtBy(released).units // 100_000_000n
 */
export function boughtBy(order: CancelledOtcOrder | CompletedOtcOrder): Money<CurrencyCode> {
  const { escrow } = order
  if (order.kind === 'cancelled') return zero(escrow.asset)
  const { completion } = order
  if (completion.how === 'agreedSplit') return completion.buyer
  return completion.how === 'ruledSplit' ? shareOf(escrow, completion.buyerBasisPoints) : escrow
}
