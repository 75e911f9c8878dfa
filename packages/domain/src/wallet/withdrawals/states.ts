import type { CurrencyCode, Money } from '../../money/index.ts'

/** What a user applies for, and what the site asks before it pays. */
export interface WithdrawalTerms {
  readonly uid: number
  readonly address: string
  /** What the address receives. */
  readonly amount: Money<CurrencyCode>
  /** What the site keeps on top. */
  readonly fee: Money<CurrencyCode>
  /** Unix seconds. */
  readonly appliedAt: number
  /** How many of finance must approve; 0: nobody, the clock does. */
  readonly approvalsNeeded: number
  /** Approved no earlier, because of a changed password or factor or a new device; unix seconds, null for no wait. */
  readonly waitsUntil: number | null
}

/** Waits for finance or for the clock; the user may still revoke it. */
export interface PendingWithdrawal extends WithdrawalTerms {
  readonly kind: 'pending'
  /** Who of finance approved so far. */
  readonly approvedBy: readonly number[]
}

/** Approved; no transaction of it was ever signed. */
export interface ApprovedWithdrawal extends WithdrawalTerms {
  readonly kind: 'approved'
  readonly approvedAt: number
}

/** What is known of a payout that may be out. */
interface Signed extends WithdrawalTerms {
  readonly approvedAt: number
  /** The latest transaction signed for it. */
  readonly tx: string
  /** Out of the operator's capital, for the dearest transaction signed so far. */
  readonly setAside: Money<CurrencyCode>
}

/** A transaction is stored that pays it; whoever holds that may send it, so that nobody may return the money. */
export interface SignedWithdrawal extends Signed {
  readonly kind: 'signed'
}

/** Sent to the chain, waiting for confirmations. */
export interface BroadcastWithdrawal extends Signed {
  readonly kind: 'broadcast'
}

/** Confirmed to depth. Not the end: a reorganisation may still take it back. */
export interface CompletedWithdrawal extends WithdrawalTerms {
  readonly kind: 'completed'
  readonly approvedAt: number
  readonly tx: string
  /** What the network took. */
  readonly networkFee: Money<CurrencyCode>
  readonly endedAt: number
}

/** It was not paid and, as far as the chain can be believed, cannot be any more; amount and fee came back. */
export interface FailedWithdrawal extends WithdrawalTerms {
  readonly kind: 'failed'
  readonly remark: string
  /** The latest transaction signed for it; null when none was. None of them can confirm unless the chain takes back what is final. */
  readonly tx: string | null
  readonly endedAt: number
}

/** Finance refused it; amount and fee came back. */
export interface RefusedWithdrawal extends WithdrawalTerms {
  readonly kind: 'reviewFailed'
  readonly remark: string
  readonly endedAt: number
}

/** The user took it back; amount and fee came back. */
export interface RevokedWithdrawal extends WithdrawalTerms {
  readonly kind: 'revoked'
  readonly endedAt: number
}

/** A transaction of it may be on its way. */
export type OutWithdrawal = SignedWithdrawal | BroadcastWithdrawal

export type OpenWithdrawal = PendingWithdrawal | ApprovedWithdrawal | OutWithdrawal

export type Withdrawal = OpenWithdrawal | CompletedWithdrawal | FailedWithdrawal | RefusedWithdrawal | RevokedWithdrawal

export type WithdrawalEvent =
  | { readonly kind: 'revoke' }
  | { readonly kind: 'approve' }
  | { readonly kind: 'reject'; readonly remark: string }
  /** A first transaction, or one that replaces those before; `networkFee` is what it would cost. */
  | { readonly kind: 'sign'; readonly tx: string; readonly networkFee: Money<CurrencyCode> }
  | { readonly kind: 'broadcast' }
  /** One of its transactions is confirmed to depth. */
  | { readonly kind: 'complete'; readonly tx: string; readonly networkFee: Money<CurrencyCode> }
  /** A reorganisation took it back. */
  | { readonly kind: 'reopen' }
  | { readonly kind: 'fail'; readonly remark: string }
  /** The coin that all its transactions spend is lost to another one, for so many blocks. */
  | { readonly kind: 'conflict'; readonly remark: string; readonly lostBlocks: number }
  /** The chain took back what was final: one of its transactions is confirmed to depth after all, and the money came back long ago. */
  | { readonly kind: 'paidAfterReturn'; readonly tx: string; readonly networkFee: Money<CurrencyCode> }

export type WithdrawalActor =
  | { readonly kind: 'owner' }
  /** Staff who review; never of their own withdrawal. */
  | { readonly kind: 'finance'; readonly uid: number }
  /** Approves what needs nobody, once its wait is over. */
  | { readonly kind: 'clock' }
  /** The chain: it signs, sends, and sees confirmations. */
  | { readonly kind: 'gateway' }

/** Who may do what, and where it leads. */
export type WithdrawalSteps = {
  readonly revoke: { readonly by: 'owner'; readonly to: RevokedWithdrawal }
  readonly approve: { readonly by: 'finance' | 'clock'; readonly to: PendingWithdrawal | ApprovedWithdrawal }
  readonly reject: { readonly by: 'finance'; readonly to: RefusedWithdrawal }
  readonly sign: { readonly by: 'gateway'; readonly to: SignedWithdrawal }
  readonly broadcast: { readonly by: 'gateway'; readonly to: BroadcastWithdrawal }
  readonly complete: { readonly by: 'gateway'; readonly to: CompletedWithdrawal }
  readonly reopen: { readonly by: 'gateway'; readonly to: BroadcastWithdrawal }
  readonly fail: { readonly by: 'finance'; readonly to: FailedWithdrawal }
  readonly conflict: { readonly by: 'gateway'; readonly to: FailedWithdrawal }
  readonly paidAfterReturn: { readonly by: 'gateway'; readonly to: CompletedWithdrawal }
}

/** `operator` is their capital, `network` what is set aside of it for this payout, `platform` the site's revenue. */
export interface WithdrawalMove {
  readonly from: 'owner' | 'pending' | 'network' | 'operator' | 'chain' | 'platform'
  readonly to: 'owner' | 'pending' | 'network' | 'operator' | 'chain' | 'platform'
  readonly money: Money<CurrencyCode>
}

/** Codes of the withdrawal's timeline. */
export type WithdrawalNote =
  | 'withdrawal.applied'
  | 'withdrawal.revoked'
  | 'withdrawal.firstApproval'
  | 'withdrawal.approved'
  | 'withdrawal.rejected'
  | 'withdrawal.signed'
  | 'withdrawal.replaced'
  | 'withdrawal.broadcast'
  | 'withdrawal.completed'
  | 'withdrawal.reopened'
  | 'withdrawal.failed'
  | 'withdrawal.paidAfterReturn'
