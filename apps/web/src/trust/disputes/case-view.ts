import type { ReactNode } from 'react'
import type { ApiQueries } from '../../shared/trpc/react-query.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import type { DisputeSubject } from './dispute-subject.ts'

type Case = ApiOutputs['goodsOrders']['case']
export type LedgerEntry = Case['entries'][number]
/** What both sides were party to before. */
export type Earlier = Case['earlier']
/** Which arbiter works on a case; null while none does. */
export type Assigned = Case['assigned']

/** A case before an arbiter: what is disputed, and what its market shows around it. */
export interface CaseView {
  readonly subject: DisputeSubject
  readonly title: string
  /** Where it stands, and the pages of the subject. */
  readonly head: ReactNode
  /** Where its money lies and what the clock does. */
  readonly course: ReactNode
  /** What was agreed, and what happened. */
  readonly facts: ReactNode
  /** The talk of both sides; null where they have none. */
  readonly chatId: number | null
  readonly entries: readonly LedgerEntry[]
  readonly earlier: Earlier
  readonly assigned: Assigned
  /** Where the dossier's chain stands. */
  readonly chain: { readonly head: string; readonly entries: number }
}

/** A case while it is read. */
export interface CaseRead {
  readonly view: CaseView | undefined
  readonly error: unknown
  readonly retry: () => void
}

/** What a market brings to the page of the arbiters. */
export interface CaseKind {
  /** Reads a case and hands it to the page. */
  readonly Case: (props: { readonly id: number; readonly children: (read: CaseRead) => ReactNode }) => ReactNode
}

/** What the page of the arbiters needs before it is drawn. */
export type LoadCase = (q: ApiQueries, id: number) => Promise<unknown>

/** What a market brings to the lists of the arbiters. */
export interface CaseWords {
  /** How it ended, in the market's word. */
  readonly Outcome: (props: { readonly outcome: string }) => ReactNode
  /** Why it is before the arbiters though nobody complains. */
  readonly Unattended: () => ReactNode
}
