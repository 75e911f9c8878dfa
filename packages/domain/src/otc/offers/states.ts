import type { CurrencyCode, Money, Rate } from '../../money/index.ts'

/** What the owner asks of a taker; 0 asks nothing, of the malicious count null (wallet-and-otc.md §3). */
export interface OtcOfferRequirements {
  /** Days since registration, at least. */
  readonly registerDays: number
  /** Completed goods orders, at least. */
  readonly goodsTrade: number
  /** Completed OTC orders, at least. */
  readonly otcTradeAmount: number
  /** Malicious count, at most: 0 asks for none at all, null tolerates any. */
  readonly otcMaliciousTimes: number | null
}

/** A price that follows the market: so much over or under it, never below the floor, never above the ceiling. */
export interface OtcMargin {
  /** Hundredths of a percent over the market's price, under it when negative. */
  readonly basisPoints: number
  readonly floor: Rate | null
  readonly ceiling: Rate | null
}

/** What the owner may edit while the offer is ongoing. */
export interface OtcOfferTerms {
  /** What one coin costs; where there is a margin, what it cost when the offer was last priced (`pricedAt`). */
  readonly unitPrice: Rate
  /** Null is a fixed price. */
  readonly margin: OtcMargin | null
  /** Smallest order in US cents. */
  readonly minimum: Money<'USD'>
  /** Largest order in US cents. */
  readonly maximum: Money<'USD'>
  readonly requirements: OtcOfferRequirements
}

interface OtcOfferVolumes {
  readonly total: Money<CurrencyCode>
  /** Not taken yet; a sell offer's lock holds it. */
  readonly remaining: Money<CurrencyCode>
  /** In running orders. */
  readonly running: Money<CurrencyCode>
  /** Reached buyers. */
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

/** Ongoing, but off the market; what staff took down only staff puts up. */
export interface TakenDownOtcOffer extends OtcOfferBase {
  readonly kind: 'takenDown'
  readonly takenDownBy: 'owner' | 'moderator'
}

/** Withdrawn; running orders go on, and what they give back goes to the owner. */
export interface CancelledOtcOffer extends OtcOfferBase {
  readonly kind: 'cancelled'
  /** Unix seconds. */
  readonly endedAt: number
  readonly cancelledBy: 'owner' | 'moderator'
}

/** Nothing remains and nothing is running. */
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
  | { readonly kind: 'edit'; readonly terms: OtcOfferTerms }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'take'; readonly volume: Money<CurrencyCode> }
  /** An order of the offer ended: of its volume, `bought` reached the buyer and the rest came back. */
  | { readonly kind: 'orderEnded'; readonly volume: Money<CurrencyCode>; readonly bought: Money<CurrencyCode> }

export type OtcOfferActor =
  | { readonly kind: 'owner' }
  | { readonly kind: 'moderator' }
  | { readonly kind: 'taker'; readonly uid: number }
  | { readonly kind: 'order' }

/** Who may do what, and where it leads. */
export type OtcOfferSteps = {
  readonly takeDown: { readonly by: 'owner' | 'moderator'; readonly to: TakenDownOtcOffer }
  readonly putUp: { readonly by: 'owner' | 'moderator'; readonly to: ShownOtcOffer }
  readonly edit: { readonly by: 'owner'; readonly to: OngoingOtcOffer }
  readonly withdraw: { readonly by: 'owner' | 'moderator'; readonly to: CancelledOtcOffer }
  readonly take: { readonly by: 'taker'; readonly to: ShownOtcOffer }
  readonly orderEnded: { readonly by: 'order'; readonly to: OtcOffer }
}

/** Moves between lock and order are the other half of the order's own moves with its `source`; they are posted once, by the order. */
export interface OtcOfferMove {
  readonly from: 'owner' | 'lock' | 'order'
  readonly to: 'owner' | 'lock' | 'order'
  readonly money: Money<CurrencyCode>
}

/** Codes of the offer's timeline. */
export type OtcOfferNote =
  | 'otcOffer.published'
  | 'otcOffer.takenDown'
  | 'otcOffer.putUp'
  | 'otcOffer.edited'
  | 'otcOffer.withdrawn'
  | 'otcOffer.taken'
  | 'otcOffer.orderEnded'
