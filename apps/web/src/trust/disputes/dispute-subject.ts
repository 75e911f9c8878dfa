import type { DisputeEvent, Ruling as Ruled, SplitParts } from '@jindu/domain/trust/disputes'
import type { ErrorCode } from '@jindu/domain/errors'
import type { CurrencyCode, Money, MoneyWire } from '@jindu/domain/money'
import type { MessageDescriptor } from '@lingui/core'
import type { ApiQueries } from '../../shared/trpc/react-query.ts'
import type { ApiClient, ApiOutputs } from '../../shared/trpc/types.ts'

/** The same of every kind of subject. */
export type Dispute = ApiOutputs['goodsOrders']['info']['dispute']
export type Proposal = NonNullable<Dispute['proposal']>
export type Ruling = NonNullable<Dispute['ruling']>['ruling']

interface Call<Input> {
  readonly mutate: (input: Input) => Promise<unknown>
}

interface ById {
  readonly id: number
}

/** The calls of a dispute: the router of each kind of subject has them. */
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
  /** The complaint that stands. */
  readonly complaintAt: number | null
}

/** A step of the reader, from the table that guards the server. */
export interface DisputeStep {
  readonly event: string
  readonly allowed: boolean
  readonly reason?: ErrorCode | undefined
  readonly details?: Readonly<Record<string, string | number>> | undefined
}

/** What goes wrong most often, by the side that complains. */
export type ReadyReasons = Readonly<Record<'buyer' | 'seller', readonly MessageDescriptor[]>>

/** What is disputed, as a party or an arbiter reads it: all that the sheets of a dispute know. Each market makes it of its own. */
export interface DisputeSubject {
  /** The word by which the server names its kind. */
  readonly kind: string
  readonly id: number
  readonly role: 'buyer' | 'seller' | 'staff'
  readonly buyer: Side
  readonly seller: Side
  /** The escrow was the buyer's: their part of it comes back to them. Otherwise it was the seller's, and goes to the buyer. */
  readonly comesBack: boolean
  /** Every step of a party asks for the pay password, not only one that pays out. */
  readonly asksPayPassword: boolean
  /** A ruling may count against a side. */
  readonly hasFaults: boolean
  /** The money still lies in escrow. */
  readonly open: boolean
  /** It is disputed now. */
  readonly disputed: boolean
  readonly amount: MoneyWire<CurrencyCode>
  /** What dollars are told by. */
  readonly rate: { readonly currency: CurrencyCode; readonly usdE8: string }
  readonly dispute: Dispute
  readonly steps: readonly DisputeStep[]
  /** A press writes one down, and it is still the reader's to change. Staff file none. */
  readonly reasons: ReadyReasons
  /** What each side gets when the buyer's part is this before any fee. */
  readonly parts: (buyer: Money<CurrencyCode>) => SplitParts
  /** The ledger accounts that an end posts to, as the ledger names them. */
  readonly accounts: Readonly<Record<'escrow' | 'buyer' | 'seller' | 'fee', string>>
  readonly calls: (client: ApiClient) => DisputeCalls
  /** What is read again when a deadline passes. */
  readonly reads: (q: ApiQueries) => { readonly invalidate: () => Promise<void> }
}

/** A step of the reader, if the table has it. */
export const stepOf = ({ steps }: DisputeSubject, event: DisputeEvent['kind']): DisputeStep | undefined =>
  steps.find((step) => step.event === event)

/** Whether the reader may take a step now. */
export const mayNow = (subject: DisputeSubject, event: DisputeEvent['kind']): boolean =>
  stepOf(subject, event)?.allowed === true

/** The reader complains and has not been heard yet: the complaint asks for the reason. */
export const mustBeHeard = ({ role, dispute }: DisputeSubject): boolean =>
  dispute.statementsLeft > 0 && !dispute.statements.some(({ by }) => by === role)
