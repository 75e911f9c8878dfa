import type { Disputable, Hearing, SplitParts } from '@jindu/domain/trust/disputes'
import type { CurrencyCode, Money } from '@jindu/domain/money'
import type { dispute } from './tables.ts'

/** A stored dispute row. */
export type DisputeRow = typeof dispute.$inferSelect

/** The engine's view of a disputed subject: parties, amount, and the state of its machine. */
export interface Disputed {
  /** The kind's name, also used by ledger, audit, timeline and events. */
  readonly kind: string
  readonly id: number
  readonly version: number
  readonly title: string
  readonly totalUsd: Money<'USD'>
  readonly state: Disputable
  /** The hearing times; null for subjects that have none before a dispute opens. */
  readonly hearing: Hearing | null
  /** The end of its machine, unix seconds; null while it runs. */
  readonly end: { readonly at: number; readonly outcome: string } | null
  /** Both sides' amounts after the fee, if the buyer gets this amount. */
  readonly parts: (buyer: Money<CurrencyCode>) => SplitParts
}
