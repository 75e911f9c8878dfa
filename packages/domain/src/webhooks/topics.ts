import { TOPICS, type Topic } from '../events/index.ts'

/** Whether a topic is sent to accounts; staff-only topics and ad strips belong to no user. */
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

/** Topics that a webhook may subscribe to. */
export const WEBHOOK_TOPICS: readonly WebhookTopic[] = TOPICS.filter((topic): topic is WebhookTopic => TOLD[topic])
