import type { Disputable, Hearing, SplitParts } from '@jindu/domain/trust/disputes'
import type { CurrencyCode, Money } from '@jindu/domain/money'
import type { dispute } from './tables.ts'

/** The dispute of a subject as it is stored. */
export type DisputeRow = typeof dispute.$inferSelect

/** All that the engine knows of what is disputed: who, over how much, and where its own machine stands. */
export interface Disputed {
  /** The word by which ledger, audit, timeline and events name it too. */
  readonly kind: string
  readonly id: number
  readonly version: number
  readonly title: string
  readonly totalUsd: Money<'USD'>
  readonly state: Disputable
  /** When it is heard; null when it is not while nobody disputes it. */
  readonly hearing: Hearing | null
  /** How its machine ended, unix seconds; null while it runs. */
  readonly end: { readonly at: number; readonly outcome: string } | null
  /** What each side gets when the buyer gets this, after the fee. */
  readonly parts: (buyer: Money<CurrencyCode>) => SplitParts
}
