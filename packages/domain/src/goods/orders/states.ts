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
}

interface Protected extends GoodsOrderTerms, Disputable {
  /** When the clock settles to the seller, unix seconds; under a hold the value at its start. */
  readonly protectUntil: number
}

/** The money is in escrow and the protection clock runs. After a cancelled hold the order cannot be held again. */
export interface OpenGoodsOrder extends Protected {
  readonly kind: 'open'
  readonly holdDisabled: boolean
  readonly dispute: NoDispute
}

/**
 * The money is in escrow and the clock is stopped, by the buyer or because the buyer is frozen. The hold opens the
 * dispute.
 */
export interface HeldGoodsOrder extends Protected {
  readonly kind: 'held'
  readonly holdDisabled: false
  readonly dispute: RunningDispute
}

export type RunningGoodsOrder = OpenGoodsOrder | HeldGoodsOrder

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
  readonly revocation: 'refunded' | 'ruledToBuyer'
}

export type EndedGoodsOrder = CompletedGoodsOrder | RevokedGoodsOrder

export type GoodsOrder = RunningGoodsOrder | EndedGoodsOrder

export type GoodsOrderEvent =
  | DisputeEvent
  | { readonly kind: 'confirm' }
  | { readonly kind: 'hold' }
  | { readonly kind: 'cancelHold' }
  | { readonly kind: 'refund' }
  | { readonly kind: 'settle' }

export type GoodsOrderActor = DisputeActor | { readonly kind: 'clock' }

/** Events of an order: allowed actors and resulting state. */
export type GoodsOrderSteps = DisputeSteps<RunningGoodsOrder, EndedGoodsOrder> & {
  readonly confirm: { readonly by: 'buyer'; readonly to: CompletedGoodsOrder }
  readonly hold: { readonly by: 'buyer'; readonly to: HeldGoodsOrder }
  readonly cancelHold: { readonly by: 'buyer'; readonly to: OpenGoodsOrder }
  readonly refund: { readonly by: 'seller'; readonly to: RevokedGoodsOrder }
  readonly settle: { readonly by: 'clock'; readonly to: HeldGoodsOrder | CompletedGoodsOrder }
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
  | 'goodsOrder.confirmed'
  | 'goodsOrder.held'
  | 'goodsOrder.holdCancelled'
  | 'goodsOrder.refunded'
  | 'goodsOrder.settled'
  | 'goodsOrder.settleDisputed'

/** Every entry of an order's timeline: its steps, opening of the delivery, and replaced units. */
export type GoodsOrderTimelineNote = GoodsOrderNote | 'goodsOrder.shipmentOpened' | 'goodsOrder.unitsReplaced'
