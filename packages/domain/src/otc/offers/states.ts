import type { CurrencyCode, Money, Rate } from '../../money/index.ts'

/** The owner's requirements for takers; 0 means none, for the malicious count null (wallet-and-otc.md §3). */
export interface OtcOfferRequirements {
  /** Minimum days since registration. */
  readonly registerDays: number
  /** Minimum completed goods orders. */
  readonly goodsTrade: number
  /** Minimum completed OTC orders. */
  readonly otcTradeAmount: number
  /** Maximum malicious count: 0 accepts only takers without any, null accepts all. */
  readonly otcMaliciousTimes: number | null
}

/** A price that follows the market: a margin over or under it, within floor and ceiling. */
export interface OtcMargin {
  /** Margin in hundredths of a percent; negative is below the market price. */
  readonly basisPoints: number
  readonly floor: Rate | null
  readonly ceiling: Rate | null
}

/** Terms that the owner may edit while the offer is ongoing. */
export interface OtcOfferTerms {
  /** Price of one coin; with a margin, its value when the offer was last priced (`pricedAt`). */
  readonly unitPrice: Rate
  /** Null for a fixed price. */
  readonly margin: OtcMargin | null
  /** Minimum order in US cents. */
  readonly minimum: Money<'USD'>
  /** Maximum order in US cents. */
  readonly maximum: Money<'USD'>
  readonly requirements: OtcOfferRequirements
}

interface OtcOfferVolumes {
  readonly total: Money<CurrencyCode>
  /** Not yet taken; a sell offer's lock holds it. */
  readonly remaining: Money<CurrencyCode>
  /** In running orders. */
  readonly running: Money<CurrencyCode>
  /** Received by buyers. */
  readonly completed: Money<CurrencyCode>
}

interface OtcOfferBase extends OtcOfferVolumes {
  readonly side: 'buy' | 'sell'
  readonly ownerUid: number
  readonly terms: OtcOfferTerms
}

/** On the market. */
export interface ShownOtcOffer extends OtcOfferBase {
  readonly kind: 'shown'
}

/** Ongoing, but off the market; an offer that staff took down can be put up by staff only. */
export interface TakenDownOtcOffer extends OtcOfferBase {
  readonly kind: 'takenDown'
  readonly takenDownBy: 'owner' | 'moderator'
}

/** Withdrawn; running orders continue, and coin that they return goes to the owner. */
export interface CancelledOtcOffer extends OtcOfferBase {
  readonly kind: 'cancelled'
  /** Unix seconds. */
  readonly endedAt: number
  readonly cancelledBy: 'owner' | 'moderator'
}

/** Nothing remains and nothing is running; a rest below the smallest order has gone back to the owner. */
export interface CompletedOtcOffer extends OtcOfferBase {
  readonly kind: 'completed'
  /** Unix seconds. */
  readonly endedAt: number
}

export type OngoingOtcOffer = ShownOtcOffer | TakenDownOtcOffer

export type OtcOffer = OngoingOtcOffer | CancelledOtcOffer | CompletedOtcOffer

export type OtcOfferEvent =
  | { readonly kind: 'takeDown' }
  | { readonly kind: 'putUp' }
  /** `total`: the new total; what a sell offer locks follows. Left out, it stays. */
  | { readonly kind: 'edit'; readonly terms: OtcOfferTerms; readonly total?: Money<CurrencyCode> }
  | { readonly kind: 'withdraw' }
  /** The market's price has reached the one at which the owner wants the fixed price off the market. */
  | { readonly kind: 'trigger'; readonly trigger: Rate; readonly market: Rate }
  /** What is left is below the smallest order, and nothing runs that could give back. */
  | { readonly kind: 'returnRest' }
  | { readonly kind: 'take'; readonly volume: Money<CurrencyCode> }
  /** An order of the offer ended: the buyer received `bought` of its volume, the rest came back. */
  | { readonly kind: 'orderEnded'; readonly volume: Money<CurrencyCode>; readonly bought: Money<CurrencyCode> }

export type OtcOfferActor =
  | { readonly kind: 'owner' }
  | { readonly kind: 'moderator' }
  | { readonly kind: 'taker'; readonly uid: number }
  | { readonly kind: 'order' }
  | { readonly kind: 'clock' }

/** Events of an offer: allowed actors and resulting state. */
export type OtcOfferSteps = {
  readonly takeDown: { readonly by: 'owner' | 'moderator'; readonly to: TakenDownOtcOffer }
  readonly putUp: { readonly by: 'owner' | 'moderator'; readonly to: ShownOtcOffer }
  readonly edit: { readonly by: 'owner'; readonly to: OngoingOtcOffer }
  readonly withdraw: { readonly by: 'owner' | 'moderator'; readonly to: CancelledOtcOffer }
  readonly trigger: { readonly by: 'clock'; readonly to: TakenDownOtcOffer }
  readonly returnRest: { readonly by: 'clock'; readonly to: CompletedOtcOffer }
  readonly take: { readonly by: 'taker'; readonly to: ShownOtcOffer }
  readonly orderEnded: { readonly by: 'order'; readonly to: OtcOffer }
}

/** Moves between lock and order mirror the order's moves with its `source`; they are posted once, by the order. */
export interface OtcOfferMove {
  readonly from: 'owner' | 'lock' | 'order'
  readonly to: 'owner' | 'lock' | 'order'
  readonly money: Money<CurrencyCode>
}

/** Codes of the offer's timeline. */
export type OtcOfferNote =
  | 'otcOffer.published'
  | 'otcOffer.takenDown'
  | 'otcOffer.triggered'
  | 'otcOffer.restReturned'
  | 'otcOffer.putUp'
  | 'otcOffer.edited'
  | 'otcOffer.withdrawn'
  | 'otcOffer.taken'
  | 'otcOffer.orderEnded'
