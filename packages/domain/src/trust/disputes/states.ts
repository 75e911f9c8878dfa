import type { CurrencyCode, Money } from '../../money/index.ts'
import type { Kinded } from '../../machines/transition-table/index.ts'

/** The two sides of whatever is disputed. */
export type DisputeParty = 'buyer' | 'seller'

/** One value for each side. */
export type PerParty<Value> = Readonly<Record<DisputeParty, Value>>

/** How the account of a side stands towards what is disputed. */
export interface Absence {
  /** Since when it is frozen, unix seconds: it cannot answer. Null while it can. */
  readonly frozenAt: number | null
  /** When it was unfrozen and had the time that ran anew, unix seconds: once for each time. */
  readonly returnedAt: number | null
}

/** The same of both sides. */
export type Absences = PerParty<Absence>

/** What a dispute is heard under; fixed when the money goes into escrow, whatever the site settings say later. */
export interface DisputeTerms {
  /** How long the other side has to answer a complaint before an arbiter may rule without it. */
  readonly responseSeconds: number
  /** Whether a ruling waits for a second arbiter. */
  readonly needsSecondArbiter: boolean
}

/** A division of the escrow that one side offers and the other may accept; the seller gets the rest. */
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

/** A ruling that takes effect when another arbiter confirms it. */
export interface PendingRuling<R extends Ruling = Ruling> {
  readonly ruling: R
  readonly byUid: number
  /** Unix seconds. */
  readonly at: number
}

/** How much a side has said, ever: each of it is bounded (`rules.dispute`). */
export interface Said {
  readonly complaints: number
  readonly statements: number
  readonly proposals: number
}

interface Lasting {
  /** The one proposal that stands, disputed or not. */
  readonly proposal: SplitProposal | null
  readonly said: PerParty<Said>
}

interface Case extends Lasting {
  /** Unix seconds, as all times here. */
  readonly openedAt: number
  /** The complaint of each side that stands. */
  readonly complaintAt: PerParty<number | null>
  /** When each side first stated its case. */
  readonly statedAt: PerParty<number | null>
}

/** Nothing is disputed, or not any more. */
export interface NoDispute extends Lasting {
  readonly kind: 'none'
}

/** The parties say what happened; an arbiter rules when both did, or had their time. */
export interface OpenDispute extends Case {
  readonly kind: 'open'
}

/** An arbiter ruled and a second one has yet to confirm; the parties may still end it by themselves. */
export interface RuledDispute<R extends Ruling = Ruling> extends Case {
  readonly kind: 'ruled'
  readonly pendingRuling: PendingRuling<R>
}

/** Disputed, ruled on or not. */
export type RunningDispute<R extends Ruling = Ruling> = OpenDispute | RuledDispute<R>

export type Dispute<R extends Ruling = Ruling> = NoDispute | RunningDispute<R>

/** What an ended subject keeps: a proposal and a pending ruling lapse, the rest tells how it was. */
export type EndedDispute = (NoDispute | OpenDispute) & { readonly proposal: null }

/** What parties and arbiters do in a dispute, whatever it is about. */
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
  /** Whoever rules; never a party. */
  | { readonly kind: 'arbiter'; readonly uid: number }

/** Who may do what in a dispute, and where it leads a subject that runs. */
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

/** Codes of the timeline entries; the subject puts its name before them. */
export type DisputeNote =
  | `${DisputeParty}${'Complained' | 'ComplaintCancelled' | 'Stated' | 'ProposedSplit' | 'WithdrewSplit' | 'AcceptedSplit'}`
  | 'ruled'
  | 'rulingAwaitsSecond'
  | 'rulingConfirmed'
  | 'rulingRejected'

/** What a state has that can be disputed. */
export interface Disputable<R extends Ruling = Ruling> {
  readonly kind: string
  readonly buyerUid: number
  readonly sellerUid: number
  /** What is divided. */
  readonly escrow: Money<CurrencyCode>
  readonly disputeTerms: DisputeTerms
  readonly dispute: Dispute<R>
  /** Nothing is lost by the silence of an account that is frozen. */
  readonly absence: Absences
}
