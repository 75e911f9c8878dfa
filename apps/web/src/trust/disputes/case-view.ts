import type { ReactNode } from 'react'
import type { ApiQueries } from '../../shared/trpc/react-query.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import type { DisputeSubject } from './dispute-subject.ts'

type Case = ApiOutputs['goodsOrders']['case']
export type LedgerEntry = Case['entries'][number]
/** Earlier disputes of both sides. */
export type Earlier = Case['earlier']
/** The arbiter assigned to a case; null for none. */
export type Assigned = Case['assigned']

/** A case before an arbiter: the dispute, and its market's facts. */
export interface CaseView {
  readonly subject: DisputeSubject
  readonly title: string
  /** State of the case, and links to the subject's pages. */
  readonly head: ReactNode
  /** Place of the money, and the clock. */
  readonly course: ReactNode
  /** Terms of the order, and its timeline. */
  readonly facts: ReactNode
  /** The conversation of both sides; null if they have none. */
  readonly chatId: number | null
  readonly entries: readonly LedgerEntry[]
  readonly earlier: Earlier
  readonly assigned: Assigned
  /** The arbiter whose ruling waits for a second one. */
  readonly ruledBy: number | null
  /** Head and length of the dossier's hash chain. */
  readonly chain: { readonly head: string; readonly entries: number }
}

/** A case being loaded. */
export interface CaseRead {
  readonly view: CaseView | undefined
  readonly error: unknown
  readonly retry: () => void
}

/** A market's texts in the arbiters' lists. */
export interface CaseWords {
  /** The outcome, in the market's term. */
  readonly Outcome: (props: { readonly outcome: string }) => ReactNode
  /** Why arbiters hear it without a complaint. */
  readonly Unattended: () => ReactNode
}

/** A market's part of the arbiters' page. */
export interface CaseKind extends CaseWords {
  /** Loads the data that the page needs before rendering. */
  readonly load: (q: ApiQueries, id: number) => Promise<unknown>
  /** Loads a case and passes it to the page. */
  readonly Case: (props: { readonly id: number; readonly children: (read: CaseRead) => ReactNode }) => ReactNode
}
