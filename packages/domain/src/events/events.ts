import type { CommentSubjectKind } from '../trust/comments/index.ts'
import type { GoodsOrderEvent } from '../goods/orders/index.ts'
import type { CurrencyCode } from '../money/index.ts'
import type { ModerationKind } from '../trust/moderation/kinds.ts'
import type { OtcOfferEvent } from '../otc/offers/index.ts'
import type { OtcOrderEvent } from '../otc/orders/index.ts'
import type { Right } from '../accounts/rights/right.ts'

/** Changes of goods: `stock` by their owner; the last two when a purchase leaves few or none. */
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

/**
 * Changes of an offer: by its owner or staff, or when an order takes from it or ends. `alerted` goes to a user whose
 * alert it fits.
 */
export type OtcOfferChange = 'published' | 'alerted' | OtcOfferEvent['kind']
export type CommentChange = 'written' | 'removed' | 'hidden' | 'shown'

export type ReviewChange = 'written' | 'edited' | 'replied' | 'hidden' | 'shown'

/** Changes in a private conversation: a line written; a line withdrawn or shown again; one side has read. */
export type TalkChange = 'said' | 'takenBack' | 'read'

/** Changes of an ad; clicks are announced when the last one is used. */
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

/** Changes of an item in the staff's queue. */
export type ModerationChange = 'opened' | 'claimed' | 'released' | 'warned' | 'closed'

/** `endsSoon` comes before the end, with each reminder to the holder. */
export type RightChange = 'bought' | 'withdrawn' | 'restored' | 'endsSoon'

/** The account of a side was frozen or unfrozen. */
type AroundParties = 'partyFrozen' | 'partyReturned'

/**
 * Events of a goods order outside its transition table. `assigned` goes to arbiters only: one of them took the dispute.
 */
type AroundGoodsOrder = 'placed' | 'shipmentOpened' | 'unitsReplaced' | 'warned' | 'assigned' | AroundParties

/** Events of a fiat order outside its transition table. */
type AroundOtcOrder = 'taken' | 'warned' | 'rated' | 'payeesViewed' | 'assigned' | AroundParties

/**
 * A new event needs a line here, its payload below, and the queries that pages refetch for it
 * (apps/web/src/shared/live).
 */
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
 * Whether a topic is known; false for topics of a newer version.
 * @example
 * isTopic('goodsOrder') // true
 * isTopic('weather') // false
 */
export function isTopic(text: string): text is Topic {
  const known: readonly string[] = TOPICS
  return known.includes(text)
}

/** Payload of each topic: ids and codes, never content. Recipients then request what they may see. */
interface Payloads {
  /** `id` is the comment's, `subjectId` that of the commented subject. */
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
  /**
   * The message centre: a message was stored, or some were read. A message that accompanies another event is announced
   * by that event. Chat lines are `talk`.
   */
  readonly inbox: { readonly event: 'told' | 'read' }
  readonly review: { readonly id: number; readonly goodsId: number; readonly event: ReviewChange }
  /** Recipients request the lines that they lack, by number. */
  readonly talk: { readonly id: number; readonly event: TalkChange }
  /**
   * A balance changed; `depositId` when a deposit arrived, `withdrawalId` when a payout progressed, `transferId` for a
   * transfer between users.
   */
  readonly wallet: {
    readonly currency: CurrencyCode
    readonly depositId?: number
    readonly withdrawalId?: number
    readonly transferId?: number
  }
  /** One of a user's own rights changed. */
  readonly right: { readonly right: Right; readonly event: RightChange }
  /** `id` is that of the subject of this kind. */
  readonly moderation: { readonly kind: ModerationKind; readonly id: number; readonly event: ModerationChange }
  readonly ad: { readonly id: number; readonly event: AdChange }
  /** The ad that joined a strip, left it or was edited. */
  readonly adStrip: { readonly id: number }
}

/** An event of one topic, or of any of several. */
export type EventOf<T extends Topic> = { readonly [K in T]: { readonly topic: K; readonly payload: Payloads[K] } }[T]

/** Every event of the product. */
export type DomainEvent = EventOf<Topic>
