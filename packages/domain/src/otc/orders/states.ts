import type {
  Disputable,
  Dispute,
  DisputeActor,
  DisputeEvent,
  DisputeNote,
  DisputeParty,
  DisputeSteps,
  DisputeTerms,
  EndedDispute,
  Ruling,
  RunningDispute,
} from '../../trust/disputes/index.ts'
import type { CurrencyCode, Money, Rate } from '../../money/index.ts'
import type { OtcHours } from '../offers/hours.ts'
import type { SettleDemand } from '../../rules/settle-demand.ts'

/** Terms of an order, fixed at its creation: later changes of the offer do not affect it. */
export interface OtcOrderTerms {
  readonly buyerUid: number
  readonly sellerUid: number
  /** Source of the coin, and destination if cancelled: the lock of a sell offer, or the seller who took a buy offer. */
  readonly source: 'offer' | 'seller'
  /** The coin in escrow. */
  readonly escrow: Money<CurrencyCode>
  readonly unitPrice: Rate
  /** The buyer's fiat payment, in US cents. */
  readonly total: Money<'USD'>
  /** The platform's fee on the coin that the buyer receives, hundredths of a percent. */
  readonly feeBasisPoints: number
  /** How long either side may stay silent before the other may demand the end. */
  readonly autoSettleSeconds: number
  /** The buyer's time to pay where the offer chose one; without it `autoSettleSeconds`. */
  readonly paySeconds?: number | null
  /** The offer's working hours: only they count as silence; null: every second counts. */
  readonly makerHours: OtcHours | null
  readonly disputeTerms: DisputeTerms
  /** Effect of the buyer's demand for settlement. */
  readonly settleDemand: SettleDemand
  /** Unix seconds. */
  readonly createdAt: number
}

/** A ruling, and the side whose malicious count it raises. */
export type OtcRuling = Ruling & { readonly malicious: DisputeParty | null }

interface Shown {
  /** When the buyer stated the payer with evidence, once and finally; null is "not stated". Unix seconds. */
  readonly evidenceAt: number | null
  /**
   * When the seller recorded fiat that arrived more than an hour after the mark: the ground for a refund request. Unix
   * seconds.
   */
  readonly arrivedAt: number | null
}

interface Traded extends OtcOrderTerms, Disputable<OtcRuling>, Shown {
  readonly dispute: Dispute<OtcRuling>
}

/** The seller's time to answer a payment; time under a hold or a complaint does not count. */
export interface SellerSilence {
  /** Start of the time, unix seconds. */
  readonly from: number
  /** Whether the seller got the whole time again: that happens once. */
  readonly renewed: boolean
}

/** The coin is in escrow, the buyer has not marked the payment. */
export interface UnpaidOtcOrder extends Traded {
  readonly kind: 'unpaid'
  readonly paidAt: null
  readonly hold: null
  readonly holdDisabled: false
  readonly silence: null
}

interface Paid extends Traded {
  /** Unix seconds. */
  readonly paidAt: number
  readonly silence: SellerSilence
}

/** The buyer marked the fiat as sent. After a cancelled hold the seller cannot hold the order again. */
export interface PaidOtcOrder extends Paid {
  readonly kind: 'paid'
  readonly hold: null
  readonly holdDisabled: boolean
}

/** The seller put a paid order on hold. */
export interface HeldOtcOrder extends Paid {
  readonly kind: 'held'
  readonly hold: { readonly since: number }
  readonly holdDisabled: false
  readonly dispute: RunningDispute<OtcRuling>
}

export type OpenOtcOrder = UnpaidOtcOrder | PaidOtcOrder | HeldOtcOrder

interface Ended extends OtcOrderTerms, Disputable<OtcRuling>, Shown {
  readonly paidAt: number | null
  readonly hold: { readonly since: number } | null
  readonly holdDisabled: boolean
  readonly silence: SellerSilence | null
  /** The dispute at the end. */
  readonly dispute: EndedDispute
  /** Unix seconds. */
  readonly endedAt: number
  /** Side whose malicious count the end raised. */
  readonly malicious: DisputeParty | null
}

/** The coin went back to its source. */
export interface CancelledOtcOrder extends Ended {
  readonly kind: 'cancelled'
  readonly cancellation: 'byBuyer' | 'requiredBySeller' | 'expired' | 'ruledToSeller' | 'agreedReturn'
}

/** Why the buyer got the coin. */
export type OtcOrderCompletion =
  | { readonly how: 'released' }
  | { readonly how: 'requiredByBuyer' }
  | { readonly how: 'ruledToBuyer' }
  | { readonly how: 'ruledSplit'; readonly buyerBasisPoints: number }
  | { readonly how: 'agreedSplit'; readonly buyer: Money<CurrencyCode> }

/** The buyer got the coin, in full or by a split. */
export interface CompletedOtcOrder extends Ended {
  readonly kind: 'completed'
  readonly completion: OtcOrderCompletion
}

export type EndedOtcOrder = CancelledOtcOrder | CompletedOtcOrder

export type OtcOrder = OpenOtcOrder | EndedOtcOrder

export type OtcOrderEvent =
  | DisputeEvent<OtcRuling>
  /** `stated`: the payer and the evidence come with the payment mark. */
  | { readonly kind: 'pay'; readonly stated?: true }
  | { readonly kind: 'giveEvidence' }
  | { readonly kind: 'recordArrival' }
  | { readonly kind: 'requestRefund' }
  | { readonly kind: 'cancel' }
  /** A side proposes that the whole coin goes back to the seller: a proposal that gives the buyer nothing. */
  | { readonly kind: 'proposeReturn' }
  /** The other side agrees: the coin goes back at once, and the order counts for nobody. */
  | { readonly kind: 'acceptReturn' }
  | { readonly kind: 'hold' }
  | { readonly kind: 'cancelHold' }
  /** `matches`: the seller checked that sender and amount match the buyer's statement. */
  | { readonly kind: 'release'; readonly matches?: true }
  /** `unpreventable`: the buyer has used up their cancellations, so the silence counts against nobody. */
  | { readonly kind: 'requireCancel'; readonly unpreventable?: true }
  /** `unpreventable`: the seller's account waits after a change, so that they could not release. */
  | { readonly kind: 'requireSettle'; readonly unpreventable?: true }
  | { readonly kind: 'expire' }

export type OtcOrderActor = DisputeActor | { readonly kind: 'clock' }

/** Events of an order: allowed actors and resulting state. */
export type OtcOrderSteps = DisputeSteps<OpenOtcOrder, EndedOtcOrder> & {
  readonly pay: { readonly by: 'buyer'; readonly to: PaidOtcOrder }
  readonly recordArrival: { readonly by: 'seller'; readonly to: OpenOtcOrder }
  readonly requestRefund: { readonly by: 'buyer'; readonly to: OpenOtcOrder }
  readonly giveEvidence: { readonly by: 'buyer'; readonly to: OpenOtcOrder }
  readonly cancel: { readonly by: 'buyer'; readonly to: CancelledOtcOrder }
  readonly proposeReturn: { readonly by: DisputeParty; readonly to: OpenOtcOrder }
  readonly acceptReturn: { readonly by: DisputeParty; readonly to: CancelledOtcOrder }
  readonly hold: { readonly by: 'seller'; readonly to: HeldOtcOrder }
  readonly cancelHold: { readonly by: 'seller'; readonly to: OpenOtcOrder }
  readonly release: { readonly by: 'seller'; readonly to: CompletedOtcOrder }
  readonly requireCancel: { readonly by: 'seller'; readonly to: OpenOtcOrder | CancelledOtcOrder }
  readonly requireSettle: { readonly by: 'buyer'; readonly to: OpenOtcOrder | CompletedOtcOrder }
  readonly expire: { readonly by: 'clock'; readonly to: OpenOtcOrder | CancelledOtcOrder }
}

/** `source` as in the terms: an ongoing sell offer's lock, otherwise the seller. */
export interface OtcOrderMove {
  readonly from: 'source' | 'escrow'
  readonly to: 'escrow' | 'buyer' | 'source' | 'platform'
  readonly money: Money<CurrencyCode>
}

/** Codes of the order's timeline. */
export type OtcOrderNote =
  | `otcOrder.${DisputeNote}`
  | 'otcOrder.created'
  | 'otcOrder.paid'
  | 'otcOrder.evidenceGiven'
  | 'otcOrder.arrivalRecorded'
  | 'otcOrder.refundRequested'
  | 'otcOrder.cancelled'
  | `otcOrder.${DisputeParty}${'ProposedReturn' | 'AcceptedReturn'}`
  | 'otcOrder.held'
  | 'otcOrder.holdCancelled'
  | 'otcOrder.released'
  | 'otcOrder.cancelRequired'
  | 'otcOrder.cancelDisputed'
  | 'otcOrder.settleRequired'
  | 'otcOrder.settleDisputed'
  | 'otcOrder.expired'
  | 'otcOrder.expiryDisputed'

/** Notes of the order's timeline that are no events: viewing the receiving accounts changes no state. */
export type OtcOrderTimelineNote = OtcOrderNote | 'otcOrder.payeesViewed' | 'otcOrder.payeesViewedByStaff'
