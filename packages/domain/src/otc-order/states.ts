import type { CurrencyCode, Money, Rate } from '../money/index.ts'

/** What an order is taken under; fixed when it is created, whatever the offer says later. */
export interface OtcOrderTerms {
  readonly buyerUid: number
  readonly sellerUid: number
  /** Where the coin came from and goes back to: the lock of a sell offer, or the seller who took a buy offer. */
  readonly source: 'offer' | 'seller'
  /** The coin in escrow. */
  readonly escrow: Money<CurrencyCode>
  readonly unitPrice: Rate
  /** What the buyer pays in fiat, told in US cents. */
  readonly total: Money<'USD'>
  /** The platform's share of what the buyer receives, hundredths of a percent. */
  readonly feeBasisPoints: number
  /** How long either side may stay silent before the other may demand the end. */
  readonly autoSettleSeconds: number
  /** Unix seconds. */
  readonly createdAt: number
}

export type OtcParty = 'buyer' | 'seller'

interface UnpaidMarks {
  readonly paidAt: null
  readonly hold: null
  readonly buyerComplaintAt: null
  readonly sellerComplaintAt: number | null
}

interface PaidMarks {
  readonly paidAt: number
  readonly hold: null
  readonly buyerComplaintAt: number | null
  readonly sellerComplaintAt: number | null
}

interface HeldMarks {
  readonly paidAt: number
  readonly hold: { readonly since: number }
  readonly buyerComplaintAt: number | null
  readonly sellerComplaintAt: number | null
}

/** The coin is in escrow, the buyer has not marked the payment. */
export type UnpaidOtcOrder = OtcOrderTerms & UnpaidMarks & { readonly kind: 'unpaid' }

/** The buyer says that the fiat is on its way. */
export type PaidOtcOrder = OtcOrderTerms & PaidMarks & { readonly kind: 'paid' }

/** The seller stopped a paid order. */
export type HeldOtcOrder = OtcOrderTerms & HeldMarks & { readonly kind: 'held' }

export type OpenOtcOrder = UnpaidOtcOrder | PaidOtcOrder | HeldOtcOrder

type EndedMarks = (UnpaidMarks | PaidMarks | HeldMarks) & {
  readonly endedAt: number
  /** Whose malicious count the end raised. */
  readonly malicious: OtcParty | null
}

/** The coin went back; the marks are those the order ended with. */
export type CancelledOtcOrder = OtcOrderTerms &
  EndedMarks & {
    readonly kind: 'cancelled'
    readonly cancellation: 'byBuyer' | 'requiredBySeller' | 'expired' | 'ruledToSeller'
  }

/** How the buyer came to the coin. */
export type OtcOrderCompletion =
  | { readonly how: 'released' }
  | { readonly how: 'requiredByBuyer' }
  | { readonly how: 'ruledToBuyer' }
  | { readonly how: 'ruledSplit'; readonly buyerBasisPoints: number }

/** The buyer has the coin, in full or by a split ruling. */
export type CompletedOtcOrder = OtcOrderTerms &
  EndedMarks & { readonly kind: 'completed'; readonly completion: OtcOrderCompletion }

export type OtcOrder = OpenOtcOrder | CancelledOtcOrder | CompletedOtcOrder

/** A ruling of the arbiter; a split gives the buyer 1 to 9999 basis points of the escrow. */
export type OtcOrderRuling =
  | { readonly to: 'buyer' }
  | { readonly to: 'seller' }
  | { readonly to: 'split'; readonly buyerBasisPoints: number }

export type OtcOrderEvent =
  | { readonly kind: 'pay' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'hold' }
  | { readonly kind: 'cancelHold' }
  | { readonly kind: 'complain' }
  | { readonly kind: 'cancelComplaint' }
  | { readonly kind: 'release' }
  | { readonly kind: 'requireCancel' }
  | { readonly kind: 'requireSettle' }
  | { readonly kind: 'expire' }
  | { readonly kind: 'rule'; readonly ruling: OtcOrderRuling; readonly malicious: OtcParty | null }

export type OtcOrderActor =
  | { readonly kind: 'buyer' }
  | { readonly kind: 'seller' }
  | { readonly kind: 'arbiter' }
  | { readonly kind: 'clock' }

/** `source` is what the terms name: an ongoing sell offer's lock, otherwise the seller. */
export interface OtcOrderMove {
  readonly from: 'source' | 'escrow'
  readonly to: 'escrow' | 'buyer' | 'source' | 'platform'
  readonly money: Money<CurrencyCode>
}

/** Codes of the order's timeline. */
export type OtcOrderNote =
  | 'otcOrder.created'
  | 'otcOrder.paid'
  | 'otcOrder.cancelled'
  | 'otcOrder.held'
  | 'otcOrder.holdCancelled'
  | 'otcOrder.buyerComplained'
  | 'otcOrder.buyerComplaintCancelled'
  | 'otcOrder.sellerComplained'
  | 'otcOrder.sellerComplaintCancelled'
  | 'otcOrder.released'
  | 'otcOrder.cancelRequired'
  | 'otcOrder.settleRequired'
  | 'otcOrder.expired'
  | 'otcOrder.ruled'
