import type { DisputeEvent, Ruling as Ruled, SplitParts } from '@jindu/domain/trust/disputes'
import type { ErrorCode } from '@jindu/domain/errors'
import type { CurrencyCode, Money, MoneyWire } from '@jindu/domain/money'
import type { MessageDescriptor } from '@lingui/core'
import type { ApiQueries } from '../../shared/trpc/react-query.ts'
import type { ApiClient, ApiOutputs } from '../../shared/trpc/types.ts'

/** Shared by every kind of subject. */
export type Dispute = ApiOutputs['goodsOrders']['info']['dispute']
export type Proposal = NonNullable<Dispute['proposal']>
export type Ruling = NonNullable<Dispute['ruling']>['ruling']

interface Call<Input> {
  readonly mutate: (input: Input) => Promise<unknown>
}

interface ById {
  readonly id: number
}

/** Calls of a dispute; the router of each kind of subject has them. */
export interface DisputeCalls {
  readonly stateCase: Call<ById & { text: string; files: string[] }>
  readonly proposeSplit: Call<ById & { buyer: MoneyWire<CurrencyCode> }>
  readonly withdrawSplit: Call<ById>
  readonly acceptSplit: Call<ById & { buyer: MoneyWire<CurrencyCode> }>
  readonly rule: Call<ById & { ruling: Ruled; reason: string }>
  readonly confirmRuling: Call<ById>
  readonly rejectRuling: Call<ById & { reason: string }>
  readonly dossier: { readonly query: (input: ById) => Promise<ApiOutputs['goodsOrders']['dossier']> }
}

interface Side {
  readonly uid: number
  /** The open complaint. */
  readonly complaintAt: number | null
}

/** A step of the reader, from the table that the server checks. */
export interface DisputeStep {
  readonly event: string
  readonly allowed: boolean
  readonly reason?: ErrorCode | undefined
  readonly details?: Readonly<Record<string, string | number>> | undefined
}

/** The most frequent complaints, by side, as templates. */
export type ReadyReasons = Readonly<Record<'buyer' | 'seller', readonly MessageDescriptor[]>>

/**
 * A disputed subject for a party or an arbiter, with all data for the dispute's sheets. Each market builds it from its
 * own orders.
 */
export interface DisputeSubject {
  /** The server's name of its kind. */
  readonly kind: string
  readonly id: number
  readonly role: 'buyer' | 'seller' | 'staff'
  readonly buyer: Side
  readonly seller: Side
  /**
   * The escrow was paid by the buyer, whose part returns to them. Otherwise it was the seller's, and goes to the buyer.
   */
  readonly comesBack: boolean
  /** Every step of a party needs the pay password, not only those that pay out. */
  readonly asksPayPassword: boolean
  /** A ruling may count as malicious against a side. */
  readonly hasFaults: boolean
  /** The money is still in escrow. */
  readonly open: boolean
  /** A dispute is open. */
  readonly disputed: boolean
  readonly amount: MoneyWire<CurrencyCode>
  /** Rate for displaying dollars. */
  readonly rate: { readonly currency: CurrencyCode; readonly usdE8: string }
  readonly dispute: Dispute
  readonly steps: readonly DisputeStep[]
  /** Templates for a complaint, editable before sending. Staff file none. */
  readonly reasons: ReadyReasons
  /** Each side's part for an amount of the buyer before any fee. */
  readonly parts: (buyer: Money<CurrencyCode>) => SplitParts
  /** Names of the ledger accounts that the end posts to. */
  readonly accounts: Readonly<Record<'escrow' | 'buyer' | 'seller' | 'fee', string>>
  readonly calls: (client: ApiClient) => DisputeCalls
  /** Queries to refetch when a deadline passes. */
  readonly reads: (q: ApiQueries) => { readonly invalidate: () => Promise<void> }
}

/** A step of the reader, if the table has it. */
export const stepOf = ({ steps }: DisputeSubject, event: DisputeEvent['kind']): DisputeStep | undefined =>
  steps.find((step) => step.event === event)

/** Whether the reader may take a step now. */
export const mayNow = (subject: DisputeSubject, event: DisputeEvent['kind']): boolean =>
  stepOf(subject, event)?.allowed === true

/** Whether a side proposes to cancel together: the whole escrow goes back. */
export const isReturnAsked = (proposal: Proposal | null): boolean => proposal?.buyer.units === '0'

/** The open proposal of a split; null without one, also while a side proposes to cancel together. */
export const splitAsked = ({ dispute: { proposal } }: DisputeSubject): Proposal | null =>
  isReturnAsked(proposal) ? null : proposal

/** The reader complained without a statement yet: the complaint asks for the reason. */
export const mustBeHeard = ({ role, dispute }: DisputeSubject): boolean =>
  dispute.statementsLeft > 0 && !dispute.statements.some(({ by }) => by === role)
