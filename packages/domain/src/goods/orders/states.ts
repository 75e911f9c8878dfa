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

/** What an order is bought under; fixed at payment, whatever the site settings say later. */
export interface GoodsOrderTerms {
  readonly buyerUid: number
  readonly sellerUid: number
  /** What the buyer paid into escrow. */
  readonly escrow: Money<CurrencyCode>
  /** The platform's share of what the seller receives, hundredths of a percent. */
  readonly feeBasisPoints: number
  /** Length of the trade protection, without held time. */
  readonly protectionSeconds: number
  readonly disputeTerms: DisputeTerms
  /** Unix seconds. */
  readonly paidAt: number
}

interface Protected extends GoodsOrderTerms, Disputable {
  /** When the clock settles to the seller, unix seconds; under a hold the value it stood at. */
  readonly protectUntil: number
}

/** Money lies in escrow and the protection clock runs; after a hold was taken back it cannot be stopped again. */
export interface OpenGoodsOrder extends Protected {
  readonly kind: 'open'
  readonly holdDisabled: boolean
  readonly dispute: NoDispute
}

/** Money lies in escrow and the clock stands, stopped by the buyer or because the buyer is frozen: the hold is what opens the dispute. */
export interface HeldGoodsOrder extends Protected {
  readonly kind: 'held'
  readonly holdDisabled: false
  readonly dispute: RunningDispute
}

export type RunningGoodsOrder = OpenGoodsOrder | HeldGoodsOrder

/** How the seller came to be paid. */
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
  /** As it stood at the end: open when the order ended under a hold. */
  readonly dispute: EndedDispute
}

/** The seller was paid, in full or by a split. */
export interface CompletedGoodsOrder extends Ended {
  readonly kind: 'completed'
  readonly completion: GoodsOrderCompletion
}

/** The buyer has the money back. */
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

/** Who may do what, and where it leads. */
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

/** Everything an order's timeline tells: its steps, and that the buyer opened what was delivered. */
export type GoodsOrderTimelineNote = GoodsOrderNote | 'goodsOrder.shipmentOpened'
