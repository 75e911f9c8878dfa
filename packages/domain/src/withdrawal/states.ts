import type { CurrencyCode, Money } from '../money/index.ts'

/** What a user applies for. */
export interface WithdrawalTerms {
  readonly uid: number
  readonly address: string
  /** What the address receives. */
  readonly amount: Money<CurrencyCode>
  /** What the site keeps on top. */
  readonly fee: Money<CurrencyCode>
  /** Unix seconds. */
  readonly appliedAt: number
}

/** Waits for finance; the user may still revoke it. */
export interface PendingWithdrawal extends WithdrawalTerms {
  readonly kind: 'pending'
}

/** Approved, not yet sent to the chain. */
export interface ProcessingWithdrawal extends WithdrawalTerms {
  readonly kind: 'processing'
  readonly approvedAt: number
}

/** Sent to the chain, waiting for confirmations. */
export interface BroadcastWithdrawal extends WithdrawalTerms {
  readonly kind: 'broadcast'
  readonly approvedAt: number
  /** Transaction hash. */
  readonly tx: string
}

export interface CompletedWithdrawal extends WithdrawalTerms {
  readonly kind: 'completed'
  readonly tx: string
  readonly endedAt: number
}

/** The chain did not take it; amount and fee came back. */
export interface FailedWithdrawal extends WithdrawalTerms {
  readonly kind: 'failed'
  readonly remark: string
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

export type OpenWithdrawal = PendingWithdrawal | ProcessingWithdrawal | BroadcastWithdrawal

export type Withdrawal = OpenWithdrawal | CompletedWithdrawal | FailedWithdrawal | RefusedWithdrawal | RevokedWithdrawal

export type WithdrawalEvent =
  | { readonly kind: 'revoke' }
  | { readonly kind: 'approve' }
  | { readonly kind: 'reject'; readonly remark: string }
  | { readonly kind: 'broadcast'; readonly tx: string }
  | { readonly kind: 'complete' }
  | { readonly kind: 'fail'; readonly remark: string }

export type WithdrawalActor =
  | { readonly kind: 'owner' }
  /** Staff who review; never of their own withdrawal. */
  | { readonly kind: 'finance'; readonly uid: number }
  /** The chain: it sends, and sees confirmations. */
  | { readonly kind: 'gateway' }

/** Who may do what, and where it leads. */
export type WithdrawalSteps = {
  readonly revoke: { readonly by: 'owner'; readonly to: RevokedWithdrawal }
  readonly approve: { readonly by: 'finance'; readonly to: ProcessingWithdrawal }
  readonly reject: { readonly by: 'finance'; readonly to: RefusedWithdrawal }
  readonly broadcast: { readonly by: 'gateway'; readonly to: BroadcastWithdrawal }
  readonly complete: { readonly by: 'gateway' | 'finance'; readonly to: CompletedWithdrawal }
  readonly fail: { readonly by: 'gateway' | 'finance'; readonly to: FailedWithdrawal }
}

export interface WithdrawalMove {
  readonly from: 'owner' | 'pending'
  readonly to: 'pending' | 'chain' | 'platform' | 'owner'
  readonly money: Money<CurrencyCode>
}

/** Codes of the withdrawal's timeline. */
export type WithdrawalNote =
  | 'withdrawal.applied'
  | 'withdrawal.revoked'
  | 'withdrawal.approved'
  | 'withdrawal.rejected'
  | 'withdrawal.broadcast'
  | 'withdrawal.completed'
  | 'withdrawal.failed'
