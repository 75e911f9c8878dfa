import type { CurrencyCode, Money } from '../money/index.ts'

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
  /** How long the other side has to answer a complaint before an arbiter may rule without it. */
  readonly disputeResponseSeconds: number
  /** Whether a ruling waits for a second arbiter. */
  readonly rulingNeedsSecond: boolean
  /** Unix seconds. */
  readonly paidAt: number
}

/** The protection clock runs; after a hold was taken back it cannot be stopped again. */
export interface RunningMarks {
  readonly hold: null
  readonly holdDisabled: boolean
  readonly buyerComplaintAt: null
  readonly sellerComplaintAt: null
  readonly buyerStatedAt: null
  readonly sellerStatedAt: null
}

/** The buyer stopped the clock; complaints and statements of the case exist under a hold only. */
export interface HeldMarks {
  readonly hold: { readonly since: number }
  readonly holdDisabled: false
  readonly buyerComplaintAt: number | null
  readonly sellerComplaintAt: number | null
  /** When each side first stated its case. */
  readonly buyerStatedAt: number | null
  readonly sellerStatedAt: number | null
}

export type GoodsOrderMarks = RunningMarks | HeldMarks

interface Protected extends GoodsOrderTerms {
  /** When the clock settles to the seller, unix seconds; under a hold the value it stood at. */
  readonly protectUntil: number
}

/** A division of the escrow that one side offers and the other may accept; the seller gets the rest. */
export interface SplitProposal {
  readonly by: 'buyer' | 'seller'
  readonly buyer: Money<CurrencyCode>
  readonly at: number
}

/** A ruling that takes effect when another arbiter confirms it. */
export interface PendingRuling {
  readonly ruling: GoodsOrderRuling
  readonly byUid: number
  readonly at: number
}

interface Running extends Protected {
  /** The one proposal that stands. */
  readonly proposal: SplitProposal | null
}

/** Money lies in escrow and the protection clock runs. */
export type OpenGoodsOrder = Running & RunningMarks & { readonly kind: 'open' }

/** Money lies in escrow and the buyer stopped the clock. */
export type HeldGoodsOrder = Running & HeldMarks & { readonly kind: 'held' }

/** A held order that an arbiter ruled on and a second one has yet to confirm; the parties may still end it by themselves. */
export type JudgedGoodsOrder = Running & HeldMarks & { readonly kind: 'judged'; readonly pendingRuling: PendingRuling }

/** Under a hold, ruled on or not. */
export type StoppedGoodsOrder = HeldGoodsOrder | JudgedGoodsOrder

/** How the seller came to be paid. */
export type GoodsOrderCompletion =
  | { readonly how: 'confirmed' }
  | { readonly how: 'settled' }
  | { readonly how: 'ruledToSeller' }
  | { readonly how: 'ruledSplit'; readonly buyerBasisPoints: number }
  | { readonly how: 'agreedSplit'; readonly buyer: Money<CurrencyCode> }

/** The seller was paid, in full or by a split; the marks are those the order ended with. */
export type CompletedGoodsOrder = Protected & {
  readonly kind: 'completed'
  readonly settledAt: number
  readonly completion: GoodsOrderCompletion
} & GoodsOrderMarks

/** The buyer has the money back. */
export type RevokedGoodsOrder = Protected & {
  readonly kind: 'revoked'
  readonly settledAt: number
  readonly revocation: 'refunded' | 'ruledToBuyer'
} & GoodsOrderMarks

export type GoodsOrder = OpenGoodsOrder | StoppedGoodsOrder | CompletedGoodsOrder | RevokedGoodsOrder

/** A ruling of the arbiter; a split gives the buyer 1 to 9999 basis points of the escrow. */
export type GoodsOrderRuling =
  | { readonly to: 'buyer' }
  | { readonly to: 'seller' }
  | { readonly to: 'split'; readonly buyerBasisPoints: number }

export type GoodsOrderEvent =
  | { readonly kind: 'confirm' }
  | { readonly kind: 'hold' }
  | { readonly kind: 'cancelHold' }
  | { readonly kind: 'complain' }
  | { readonly kind: 'cancelComplaint' }
  | { readonly kind: 'refund' }
  | { readonly kind: 'stateCase' }
  | { readonly kind: 'proposeSplit'; readonly buyer: Money<CurrencyCode> }
  | { readonly kind: 'withdrawSplit' }
  | { readonly kind: 'acceptSplit'; readonly buyer: Money<CurrencyCode> }
  | { readonly kind: 'settle' }
  | { readonly kind: 'rule'; readonly ruling: GoodsOrderRuling }
  | { readonly kind: 'confirmRuling' }
  | { readonly kind: 'rejectRuling' }

export type GoodsOrderActor =
  | { readonly kind: 'buyer' }
  | { readonly kind: 'seller' }
  | { readonly kind: 'arbiter'; readonly uid: number }
  | { readonly kind: 'clock' }

export interface GoodsOrderMove {
  readonly from: 'buyer' | 'escrow'
  readonly to: 'escrow' | 'buyer' | 'seller' | 'platform'
  readonly money: Money<CurrencyCode>
}

/** Codes of the order's timeline. */
export type GoodsOrderNote =
  | 'goodsOrder.placed'
  | 'goodsOrder.confirmed'
  | 'goodsOrder.held'
  | 'goodsOrder.holdCancelled'
  | 'goodsOrder.buyerComplained'
  | 'goodsOrder.buyerComplaintCancelled'
  | 'goodsOrder.sellerComplained'
  | 'goodsOrder.sellerComplaintCancelled'
  | 'goodsOrder.buyerStated'
  | 'goodsOrder.sellerStated'
  | 'goodsOrder.buyerProposedSplit'
  | 'goodsOrder.sellerProposedSplit'
  | 'goodsOrder.buyerWithdrewSplit'
  | 'goodsOrder.sellerWithdrewSplit'
  | 'goodsOrder.buyerAcceptedSplit'
  | 'goodsOrder.sellerAcceptedSplit'
  | 'goodsOrder.refunded'
  | 'goodsOrder.settled'
  | 'goodsOrder.ruled'
  | 'goodsOrder.rulingAwaitsSecond'
  | 'goodsOrder.rulingConfirmed'
  | 'goodsOrder.rulingRejected'

/** Everything an order's timeline tells: its steps, and that the buyer opened what was delivered. */
export type GoodsOrderTimelineNote = GoodsOrderNote | 'goodsOrder.shipmentOpened'
