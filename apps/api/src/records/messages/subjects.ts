import type { CurrencyCode, Money } from '@jindu/domain/money'
import type { App } from '../../platform/app.ts'

/** The current data of a message's subject. */
export interface MessageAbout {
  /** The subject's title. */
  readonly title: string | null
  /** The amount of money involved. */
  readonly amount: Money<CurrencyCode> | null
  /** The net amount that the ledger credited to the earning side on completion. */
  readonly earned?: { readonly side: 'buyer' | 'seller'; readonly net: Money<CurrencyCode> }
  /** Ids of the things that contain it, by kind: the goods of an order, the order of a chat. */
  readonly within: Readonly<Record<string, number>>
  /** The owner of the offer, goods or ad that it belongs to; absent where old clients do not need it. */
  readonly ownerUid?: number | null
}

/** Describes several subjects with one query; missing ones are left out. */
export type DescribeSubjects = (app: App, ids: readonly number[]) => Promise<ReadonlyMap<number, MessageAbout>>

/** Describes subjects, by kind; each feature provides its own. */
export type MessageSubjects = Readonly<Record<string, DescribeSubjects>>

/** For kinds whose subjects have no further data. */
export const nothingMore: DescribeSubjects = () => Promise.resolve(new Map())
