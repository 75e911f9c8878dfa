import type { CurrencyCode, Money } from '@jindu/domain/money'
import type { App } from '../../platform/app.ts'

/** What a message says of the thing that it is about, as that is now. */
export interface MessageAbout {
  /** What the thing is called. */
  readonly title: string | null
  /** The money that it is about. */
  readonly amount: Money<CurrencyCode> | null
  /** What the ledger credited to the earning side once the order completed. */
  readonly earned?: { readonly side: 'buyer' | 'seller'; readonly net: Money<CurrencyCode> }
  /** Things that it belongs to, by their kind: the goods of an order, the order of a chat. */
  readonly within: Readonly<Record<string, number>>
  /** Whose the offer, the goods or the ad is that it belongs to; left out where old clients do not ask. */
  readonly ownerUid?: number | null
}

/** Describes the things that some ids name, all with one read; what is gone is left out. */
export type DescribeSubjects = (app: App, ids: readonly number[]) => Promise<ReadonlyMap<number, MessageAbout>>

/** Who describes each kind of subject; a feature brings its own. */
export type MessageSubjects = Readonly<Record<string, DescribeSubjects>>

/** For subjects that their kind says everything of. */
export const nothingMore: DescribeSubjects = () => Promise.resolve(new Map())
