import type { CurrencyCode, Money } from '../../money/index.ts'
import type { Kinded } from '../../machines/transition-table/index.ts'

/** The two sides of a disputed subject. */
export type DisputeParty = 'buyer' | 'seller'

/** One value for each side. */
export type PerParty<Value> = Readonly<Record<DisputeParty, Value>>

/** Freeze state of one side's account during an order. */
export interface Absence {
  /** Start of the freeze, unix seconds: the side cannot answer. Null while it can. */
  readonly frozenAt: number | null
  /** When it was unfrozen and the running deadline restarted, unix seconds: once per deadline. */
  readonly returnedAt: number | null
}

/** Freeze state of both sides. */
export type Absences = PerParty<Absence>

/** Terms of a dispute, fixed when the money enters escrow: later setting changes do not affect it. */
export interface DisputeTerms {
  /** Time for the other side to answer a complaint before an arbiter may rule without it. */
  readonly responseSeconds: number
  /** Whether a ruling waits for a second arbiter. */
  readonly needsSecondArbiter: boolean
}

/**
 * A division of the escrow proposed by one side; the other may accept it. The seller gets the rest, of a return
 * everything (`isReturn`).
 */
export interface SplitProposal {
  readonly by: DisputeParty
  readonly buyer: Money<CurrencyCode>
  /** Unix seconds. */
  readonly at: number
}

/** A ruling of an arbiter; a split gives the buyer 1 to 9999 basis points of the escrow. */
export type Ruling =
  | { readonly to: 'buyer' }
  | { readonly to: 'seller' }
  | { readonly to: 'split'; readonly buyerBasisPoints: number }

/** A ruling that takes effect when a second arbiter confirms it. */
export interface PendingRuling<R extends Ruling = Ruling> {
  readonly ruling: R
  readonly byUid: number
  /** Unix seconds. */
  readonly at: number
}

/** Total acts of a side so far; each kind is limited (`rules.dispute`). */
export interface Said {
  readonly complaints: number
  readonly statements: number
  readonly proposals: number
}

interface Lasting {
  /** The one open proposal, disputed or not. */
  readonly proposal: SplitProposal | null
  readonly said: PerParty<Said>
}

interface Case extends Lasting {
  /** Unix seconds, as all times here. */
  readonly openedAt: number
  /** The open complaint of each side. */
  readonly complaintAt: PerParty<number | null>
  /** When each side first stated its case. */
  readonly statedAt: PerParty<number | null>
}

/** No dispute, or no longer one. */
export interface NoDispute extends Lasting {
  readonly kind: 'none'
}

/** The parties state their case; an arbiter rules when both did, or their time is over. */
export interface OpenDispute extends Case {
  readonly kind: 'open'
}

/** An arbiter ruled and a second one must confirm; the parties may still settle by themselves. */
export interface RuledDispute<R extends Ruling = Ruling> extends Case {
  readonly kind: 'ruled'
  readonly pendingRuling: PendingRuling<R>
}

/** An open dispute, with or without a ruling. */
export type RunningDispute<R extends Ruling = Ruling> = OpenDispute | RuledDispute<R>

export type Dispute<R extends Ruling = Ruling> = NoDispute | RunningDispute<R>

/** The dispute of an ended subject: proposal and pending ruling lapse, the rest is kept as history. */
export type EndedDispute = (NoDispute | OpenDispute) & { readonly proposal: null }

/** Events of parties and arbiters in a dispute, for every kind of subject. */
export type DisputeEvent<R extends Ruling = Ruling> =
  | { readonly kind: 'complain' }
  | { readonly kind: 'cancelComplaint' }
  | { readonly kind: 'stateCase' }
  | { readonly kind: 'proposeSplit'; readonly buyer: Money<CurrencyCode> }
  | { readonly kind: 'withdrawSplit' }
  | { readonly kind: 'acceptSplit'; readonly buyer: Money<CurrencyCode> }
  | { readonly kind: 'rule'; readonly ruling: R }
  | { readonly kind: 'confirmRuling' }
  | { readonly kind: 'rejectRuling' }

export type DisputeActor =
  | { readonly kind: 'buyer' }
  | { readonly kind: 'seller' }
  /** The deciding staff member; never a party. */
  | { readonly kind: 'arbiter'; readonly uid: number }

/** Events of a dispute: allowed actors, and resulting state of a running subject. */
export type DisputeSteps<Running extends Kinded, Ended extends Kinded> = {
  readonly complain: { readonly by: DisputeParty; readonly to: Running }
  readonly cancelComplaint: { readonly by: DisputeParty; readonly to: Running }
  readonly stateCase: { readonly by: DisputeParty; readonly to: Running }
  readonly proposeSplit: { readonly by: DisputeParty; readonly to: Running }
  readonly withdrawSplit: { readonly by: DisputeParty; readonly to: Running }
  readonly acceptSplit: { readonly by: DisputeParty; readonly to: Ended }
  readonly rule: { readonly by: 'arbiter'; readonly to: Running | Ended }
  readonly confirmRuling: { readonly by: 'arbiter'; readonly to: Ended }
  readonly rejectRuling: { readonly by: 'arbiter'; readonly to: Running }
}

/** Timeline codes; the subject adds its name as prefix. */
export type DisputeNote =
  | `${DisputeParty}${'Complained' | 'ComplaintCancelled' | 'Stated' | 'ProposedSplit' | 'WithdrewSplit' | 'AcceptedSplit'}`
  | 'ruled'
  | 'rulingAwaitsSecond'
  | 'rulingConfirmed'
  | 'rulingRejected'

/** Fields of a state that can be disputed. */
export interface Disputable<R extends Ruling = Ruling> {
  readonly kind: string
  readonly buyerUid: number
  readonly sellerUid: number
  /** The amount that rulings and splits divide. */
  readonly escrow: Money<CurrencyCode>
  readonly disputeTerms: DisputeTerms
  readonly dispute: Dispute<R>
  /** Freeze state of both sides: a frozen side loses nothing by its silence. */
  readonly absence: Absences
}
