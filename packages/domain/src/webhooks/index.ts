/**
 * Calls that the product makes to an address of yours. The lists say which topics a webhook may have, how a body looks, and when a
 * failed call is tried again.
 * @module
 */
export type { WebhookBodies, WebhookBody } from './body.ts'
export { failsSteadily, nextTry, restAfter } from './next-try.ts'
export { WEBHOOK_TOPICS, type WebhookTopic } from './topics.ts'
export { isWebhookUrl } from './url.ts'
