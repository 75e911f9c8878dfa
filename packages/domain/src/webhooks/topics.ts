import { TOPICS, type Topic } from '../events/index.ts'

/** Whether accounts are told of it by themselves; what only staff hear of is no user's, and a strip of ads is nobody's. */
const TOLD: Readonly<Record<Topic, boolean>> = {
  comment: true,
  goods: true,
  goodsOrder: true,
  inbox: true,
  moderation: false,
  otcOffer: true,
  otcOrder: true,
  review: true,
  talk: true,
  right: true,
  ad: true,
  adStrip: false,
  wallet: true,
}

export type WebhookTopic = Exclude<Topic, 'adStrip' | 'moderation'>

/** What a webhook may be called for. */
export const WEBHOOK_TOPICS: readonly WebhookTopic[] = TOPICS.filter((topic): topic is WebhookTopic => TOLD[topic])
