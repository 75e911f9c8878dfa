export type { WebhookBodies, WebhookBody } from './body.ts'
export { failsSteadily, nextTry, restAfter } from './next-try.ts'
export { WEBHOOK_TOPICS, type WebhookTopic } from './topics.ts'
export { isWebhookUrl } from './url.ts'
