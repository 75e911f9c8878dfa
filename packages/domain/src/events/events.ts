import type { CommentSubjectKind } from '../trust/comments/index.ts'
import type { GoodsOrderEvent } from '../goods/orders/index.ts'
import type { CurrencyCode } from '../money/index.ts'
import type { ModerationKind } from '../trust/moderation/kinds.ts'
import type { OtcOfferEvent } from '../otc/offers/index.ts'
import type { OtcOrderEvent } from '../otc/orders/index.ts'
import type { Right } from '../accounts/rights/right.ts'

/** What happens to goods: `stock` when their owner changes it, the last two when a purchase leaves few or nothing. */
export type GoodsChange =
  | 'published'
  | 'edited'
  | 'offline'
  | 'online'
  | 'delisted'
  | 'relisted'
  | 'stock'
  | 'stockLow'
  | 'soldOut'

/** What happens to an offer: by its owner or staff, or when an order takes of it or ends. */
export type OtcOfferChange = 'published' | OtcOfferEvent['kind']
export type CommentChange = 'written' | 'removed' | 'hidden' | 'shown'

export type ReviewChange = 'written' | 'edited' | 'replied' | 'hidden' | 'shown'

/** What happens in a private conversation: a line said; taken back or shown again; one side has read. */
export type TalkChange = 'said' | 'takenBack' | 'read'

/** What happens to an ad; clicks are told when the last one is used. */
export type AdChange =
  | 'created'
  | 'edited'
  | 'bought'
  | 'shown'
  | 'hidden'
  | 'ended'
  | 'usedUp'
  | 'approved'
  | 'delisted'
  | 'relisted'

/** What happens to an item of the staff's queue. */
export type ModerationChange = 'opened' | 'claimed' | 'released' | 'warned' | 'closed'

/** `endsSoon` comes before the end, as often as its holder is reminded. */
export type RightChange = 'bought' | 'withdrawn' | 'restored' | 'endsSoon'

/** The account of a side was frozen or unfrozen. */
type AroundParties = 'partyFrozen' | 'partyReturned'

/** What happens to an order besides the events of its own table; arbiters alone hear that its dispute is `assigned` to one of them. */
type AroundGoodsOrder = 'placed' | 'shipmentOpened' | 'assigned' | AroundParties

/** The same of an order of the fiat market. */
type AroundOtcOrder = 'taken' | 'warned' | 'rated' | 'payeesViewed' | 'assigned' | AroundParties

/** A new event is a line here, its payload below, and what pages read anew for it (apps/web/src/shared/live). */
export const TOPICS = [
  'comment',
  'goods',
  'goodsOrder',
  'inbox',
  'moderation',
  'otcOffer',
  'otcOrder',
  'review',
  'talk',
  'right',
  'ad',
  'adStrip',
  'wallet',
] as const

export type Topic = (typeof TOPICS)[number]

/**
 * False for a topic of a version that is newer than the reader.
 * @example
 * isTopic('goodsOrder') // true
 * isTopic('weather') // false
 */
export function isTopic(text: string): text is Topic {
  const known: readonly string[] = TOPICS
  return known.includes(text)
}

/** What each topic says: ids and codes, never content. Whoever hears of it asks for what they may see. */
interface Payloads {
  /** Of the thing that is commented on; `id` is the comment's. */
  readonly comment: {
    readonly id: number
    readonly subject: CommentSubjectKind
    readonly subjectId: number
    readonly event: CommentChange
  }
  readonly goods: { readonly id: number; readonly event: GoodsChange }
  readonly goodsOrder: { readonly id: number; readonly event: GoodsOrderEvent['kind'] | AroundGoodsOrder }
  readonly otcOffer: { readonly id: number; readonly event: OtcOfferChange }
  readonly otcOrder: { readonly id: number; readonly event: OtcOrderEvent['kind'] | AroundOtcOrder }
  /** The message centre: a message was stored, or some were read. A message that another event brings is announced by that event. Lines of a chat are `talk`. */
  readonly inbox: { readonly event: 'told' | 'read' }
  readonly review: { readonly id: number; readonly goodsId: number; readonly event: ReviewChange }
  /** Whoever hears of it asks for the lines that they lack, by number. */
  readonly talk: { readonly id: number; readonly event: TalkChange }
  /** A balance changed; `depositId` when a payment arrived, `withdrawalId` when a payout went on, `transferId` when a user sent coin to another. */
  readonly wallet: {
    readonly currency: CurrencyCode
    readonly depositId?: number
    readonly withdrawalId?: number
    readonly transferId?: number
  }
  /** One of a user's own rights changed. */
  readonly right: { readonly right: Right; readonly event: RightChange }
  /** `id` is the thing's, of the kind. */
  readonly moderation: { readonly kind: ModerationKind; readonly id: number; readonly event: ModerationChange }
  readonly ad: { readonly id: number; readonly event: AdChange }
  /** The ad that joined a strip, left it or is written otherwise. */
  readonly adStrip: { readonly id: number }
}

/** An event of one topic, or of any of several. */
export type EventOf<T extends Topic> = { readonly [K in T]: { readonly topic: K; readonly payload: Payloads[K] } }[T]

/** Everything that the product announces. */
export type DomainEvent = EventOf<Topic>
