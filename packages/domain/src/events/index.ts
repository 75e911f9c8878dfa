/**
 * Events that the product announces while it runs. An event carries ids and codes, never content. The event cursor drops events that
 * a reconnecting client already has.
 * @module
 */
export {
  adStripChannel,
  CHANNEL_KINDS,
  channelName,
  type Announcement,
  type ChannelFor,
  type ChannelKind,
  type ChannelName,
} from './channels.ts'
export { createEventCursor, type EventCursor } from './cursor.ts'
export {
  isTopic,
  TOPICS,
  type DomainEvent,
  type EventOf,
  type AdChange,
  type GoodsChange,
  type ModerationChange,
  type OtcOfferChange,
  type CommentChange,
  type ReviewChange,
  type TalkChange,
  type Topic,
} from './events.ts'
export type { LiveEvent } from './live-event.ts'
export { elsewhereReason, elsewhereWithin, reconnectDelay } from './reconnect.ts'
