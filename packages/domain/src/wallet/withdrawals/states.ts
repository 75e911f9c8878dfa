import type { CurrencyCode, Money } from '../../money/index.ts'

/** The user's request, and the checks that the site requires before paying. */
export interface WithdrawalTerms {
  readonly uid: number
  readonly address: string
  /** Amount that the address receives. */
  readonly amount: Money<CurrencyCode>
  /** The site's fee on top. */
  readonly fee: Money<CurrencyCode>
  /** Unix seconds. */
  readonly appliedAt: number
  /** Approvals needed from finance; 0: the clock approves. */
  readonly approvalsNeeded: number
  /** Earliest approval, because of a changed password or factor or a new device; unix seconds, null for no wait. */
  readonly waitsUntil: number | null
}

/** Waits for finance or for the clock; the user may still revoke it. */
export interface PendingWithdrawal extends WithdrawalTerms {
  readonly kind: 'pending'
  /** Members of finance who approved so far. */
  readonly approvedBy: readonly number[]
}

/** Approved; no transaction was ever signed for it. */
export interface ApprovedWithdrawal extends WithdrawalTerms {
  readonly kind: 'approved'
  readonly approvedAt: number
}

/** Fields of a payout that may have been broadcast. */
interface Signed extends WithdrawalTerms {
  readonly approvedAt: number
  /** The latest transaction signed for it. */
  readonly tx: string
  /** From the operator's capital, for the most expensive transaction signed so far. */
  readonly setAside: Money<CurrencyCode>
}

/** Signed. Anyone holding the transaction could broadcast it, so a refund is no longer safe. */
export interface SignedWithdrawal extends Signed {
  readonly kind: 'signed'
}

/** Sent to the chain, waiting for confirmations. */
export interface BroadcastWithdrawal extends Signed {
  readonly kind: 'broadcast'
}

/** Confirmed to depth. Not final: a reorganisation may still revert it. */
export interface CompletedWithdrawal extends WithdrawalTerms {
  readonly kind: 'completed'
  readonly approvedAt: number
  readonly tx: string
  /** The network fee paid. */
  readonly networkFee: Money<CurrencyCode>
  readonly endedAt: number
}

/** Not paid, and cannot be paid any more unless the chain reverts final blocks; amount and fee were returned. */
export interface FailedWithdrawal extends WithdrawalTerms {
  readonly kind: 'failed'
  readonly remark: string
  /** The latest transaction signed for it; null if none was. None can confirm unless the chain reverts final blocks. */
  readonly tx: string | null
  readonly endedAt: number
}

/** Refused by finance; amount and fee were returned. */
export interface RefusedWithdrawal extends WithdrawalTerms {
  readonly kind: 'reviewFailed'
  readonly remark: string
  readonly endedAt: number
}

/** Revoked by the user; amount and fee were returned. */
export interface RevokedWithdrawal extends WithdrawalTerms {
  readonly kind: 'revoked'
  readonly endedAt: number
}

/** A transaction of it may have been broadcast. */
export type OutWithdrawal = SignedWithdrawal | BroadcastWithdrawal

export type OpenWithdrawal = PendingWithdrawal | ApprovedWithdrawal | OutWithdrawal

export type Withdrawal = OpenWithdrawal | CompletedWithdrawal | FailedWithdrawal | RefusedWithdrawal | RevokedWithdrawal

export type WithdrawalEvent =
  | { readonly kind: 'revoke' }
  | { readonly kind: 'approve' }
  | { readonly kind: 'reject'; readonly remark: string }
  /** Signs a first transaction, or a replacement; `networkFee` is its cost. */
  | { readonly kind: 'sign'; readonly tx: string; readonly networkFee: Money<CurrencyCode> }
  | { readonly kind: 'broadcast' }
  /** One of its transactions is confirmed to depth. */
  | { readonly kind: 'complete'; readonly tx: string; readonly networkFee: Money<CurrencyCode> }
  /** A reorganisation reverted the payout. */
  | { readonly kind: 'reopen' }
  | { readonly kind: 'fail'; readonly remark: string }
  /** The coin that all its transactions spend was spent by another one, so many blocks ago. */
  | { readonly kind: 'conflict'; readonly remark: string; readonly lostBlocks: number }
  /**
   * The chain reverted final blocks: one of its transactions is confirmed to depth after all, long after the money was
   * returned.
   */
  | { readonly kind: 'paidAfterReturn'; readonly tx: string; readonly networkFee: Money<CurrencyCode> }

export type WithdrawalActor =
  | { readonly kind: 'owner' }
  /** Reviewing staff; never of their own withdrawal. */
  | { readonly kind: 'finance'; readonly uid: number }
  /** Approves withdrawals that need no review, once their wait is over. */
  | { readonly kind: 'clock' }
  /** The chain gateway: it signs, sends, and sees confirmations. */
  | { readonly kind: 'gateway' }

/** Events of a withdrawal: allowed actors and resulting state. */
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

/**
 * `operator` is the operator's capital, `network` its set-aside part for this payout, `platform` the site's revenue.
 */
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
