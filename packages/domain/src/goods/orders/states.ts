import type {
  Disputable,
  DisputeActor,
  DisputeEvent,
  DisputeNote,
  DisputeSteps,
  DisputeTerms,
  EndedDispute,
  NoDispute,
  RunningDispute,
} from '../../trust/disputes/index.ts'
import type { CurrencyCode, Money } from '../../money/index.ts'

/** Terms of an order, fixed at payment: later setting changes do not affect it. */
export interface GoodsOrderTerms {
  readonly buyerUid: number
  readonly sellerUid: number
  /** The buyer's payment into escrow. */
  readonly escrow: Money<CurrencyCode>
  /** The platform's fee on the seller's proceeds, in hundredths of a percent. */
  readonly feeBasisPoints: number
  /** Duration of the trade protection, without held time. */
  readonly protectionSeconds: number
  readonly disputeTerms: DisputeTerms
  /** Unix seconds. */
  readonly paidAt: number
  /** Until when the seller promised to deliver by hand, unix seconds; null if the delivery comes with the payment. */
  readonly promisedUntil: number | null
}

/** Terms as a purchase gives them: without a promised time, the delivery comes with the payment. */
export type NewGoodsOrderTerms = Omit<GoodsOrderTerms, 'promisedUntil'> &
  Partial<Pick<GoodsOrderTerms, 'promisedUntil'>>

interface Protected extends GoodsOrderTerms, Disputable {
  /**
   * When the clock ends the order, unix seconds; under a hold the value at its start. The money goes to the seller, or back
   * to the buyer if nothing was delivered.
   */
  readonly protectUntil: number
  /** When the seller delivered by hand, unix seconds; null before it, and if the delivery came with the payment. */
  readonly deliveredAt: number | null
}

/**
 * The money is in escrow and the seller has yet to deliver by hand. Nobody can settle it to the seller. After a cancelled
 * hold the order cannot be held again.
 */
export interface AwaitedGoodsOrder extends Protected {
  readonly kind: 'awaited'
  readonly promisedUntil: number
  readonly deliveredAt: null
  readonly holdDisabled: boolean
  readonly dispute: NoDispute
}

/** The money is in escrow and the protection clock runs. After a cancelled hold the order cannot be held again. */
export interface OpenGoodsOrder extends Protected {
  readonly kind: 'open'
  readonly holdDisabled: boolean
  readonly dispute: NoDispute
}

/**
 * The money is in escrow and the clock is stopped, by the buyer or because the buyer is frozen. The hold opens the
 * dispute. A delivery by hand may still be missing.
 */
export interface HeldGoodsOrder extends Protected {
  readonly kind: 'held'
  readonly holdDisabled: false
  readonly dispute: RunningDispute
}

export type RunningGoodsOrder = AwaitedGoodsOrder | OpenGoodsOrder | HeldGoodsOrder

/** Why the seller was paid. */
export type GoodsOrderCompletion =
  | { readonly how: 'confirmed' }
  | { readonly how: 'settled' }
  | { readonly how: 'ruledToSeller' }
  | { readonly how: 'ruledSplit'; readonly buyerBasisPoints: number }
  | { readonly how: 'agreedSplit'; readonly buyer: Money<CurrencyCode> }

interface Ended extends Protected {
  /** Unix seconds. */
  readonly settledAt: number
  readonly holdDisabled: boolean
  /** The dispute at the end; open if the order ended under a hold. */
  readonly dispute: EndedDispute
}

/** The seller was paid, in full or by a split. */
export interface CompletedGoodsOrder extends Ended {
  readonly kind: 'completed'
  readonly completion: GoodsOrderCompletion
}

/** The buyer was refunded. */
export interface RevokedGoodsOrder extends Ended {
  readonly kind: 'revoked'
  readonly revocation: 'refunded' | 'ruledToBuyer' | 'cancelled' | 'undelivered'
}

export type EndedGoodsOrder = CompletedGoodsOrder | RevokedGoodsOrder

export type GoodsOrder = RunningGoodsOrder | EndedGoodsOrder

export type GoodsOrderEvent =
  | DisputeEvent
  | { readonly kind: 'confirm' }
  | { readonly kind: 'hold' }
  | { readonly kind: 'cancelHold' }
  | { readonly kind: 'refund' }
  | { readonly kind: 'deliver' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'settle' }

export type GoodsOrderActor = DisputeActor | { readonly kind: 'clock' }

/** Events of an order: allowed actors and resulting state. */
export type GoodsOrderSteps = DisputeSteps<RunningGoodsOrder, EndedGoodsOrder> & {
  readonly confirm: { readonly by: 'buyer'; readonly to: CompletedGoodsOrder }
  readonly hold: { readonly by: 'buyer'; readonly to: HeldGoodsOrder }
  readonly cancelHold: { readonly by: 'buyer'; readonly to: AwaitedGoodsOrder | OpenGoodsOrder }
  readonly refund: { readonly by: 'seller'; readonly to: RevokedGoodsOrder }
  readonly deliver: { readonly by: 'seller'; readonly to: OpenGoodsOrder | HeldGoodsOrder }
  readonly cancel: { readonly by: 'buyer'; readonly to: RevokedGoodsOrder }
  readonly settle: { readonly by: 'clock'; readonly to: HeldGoodsOrder | EndedGoodsOrder }
}

export interface GoodsOrderMove {
  readonly from: 'buyer' | 'escrow'
  readonly to: 'escrow' | 'buyer' | 'seller' | 'platform'
  readonly money: Money<CurrencyCode>
}

/** Codes of the order's timeline. */
export type GoodsOrderNote =
  | `goodsOrder.${DisputeNote}`
  | 'goodsOrder.placed'
  | 'goodsOrder.ordered'
  | 'goodsOrder.delivered'
  | 'goodsOrder.cancelled'
  | 'goodsOrder.undelivered'
  | 'goodsOrder.confirmed'
  | 'goodsOrder.held'
  | 'goodsOrder.holdCancelled'
  | 'goodsOrder.refunded'
  | 'goodsOrder.settled'
  | 'goodsOrder.settleDisputed'

/** Every entry of an order's timeline: its steps, opening of the delivery, and replaced units. */
export type GoodsOrderTimelineNote = GoodsOrderNote | 'goodsOrder.shipmentOpened' | 'goodsOrder.unitsReplaced'
