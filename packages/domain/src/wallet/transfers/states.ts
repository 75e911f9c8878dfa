import type { InternalTransferTarget } from '../../ledger/index.ts'
import type { CurrencyCode, Money } from '../../money/index.ts'

/** A move between a user's own fund and fiat-trade balances. */
export interface InternalTransferTerms {
  readonly uid: number
  /** The receiving balance. */
  readonly target: InternalTransferTarget
  readonly money: Money<CurrencyCode>
  /** Unix seconds. */
  readonly appliedAt: number
}

/** Waits for review; neither balance has the money. */
export interface PendingInternalTransfer extends InternalTransferTerms {
  readonly kind: 'pending'
}

export interface CompletedInternalTransfer extends InternalTransferTerms {
  readonly kind: 'completed'
  readonly endedAt: number
}

/** Refused by finance; the money was returned. */
export interface RejectedInternalTransfer extends InternalTransferTerms {
  readonly kind: 'rejected'
  readonly endedAt: number
}

export type InternalTransfer = PendingInternalTransfer | CompletedInternalTransfer | RejectedInternalTransfer

export type InternalTransferEvent = { readonly kind: 'approve' } | { readonly kind: 'reject' }

export type InternalTransferActor =
  | { readonly kind: 'owner' }
  /** Reviewing staff; never of their own transfer. */
  | { readonly kind: 'finance'; readonly uid: number }

/** Events of a transfer: allowed actors and resulting state. */
export type InternalTransferSteps = {
  readonly approve: { readonly by: 'finance'; readonly to: CompletedInternalTransfer }
  readonly reject: { readonly by: 'finance'; readonly to: RejectedInternalTransfer }
}

export interface InternalTransferMove {
  readonly from: 'source' | 'pending'
  readonly to: 'pending' | 'target' | 'source'
  readonly money: Money<CurrencyCode>
}

/** Codes of the transfer's timeline. */
export type InternalTransferNote =
  | 'internalTransfer.applied'
  | 'internalTransfer.completed'
  | 'internalTransfer.approved'
  | 'internalTransfer.rejected'
