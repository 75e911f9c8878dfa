/** The only door to webhooks for other features. */
export { deliverWebhooksJob } from './dispatch.ts'
export { feedWebhooksJob } from './feed.ts'
export { pruneWebhookDeliveriesJob } from './prune-deliveries.ts'
export { pruneWebhookSecretsJob, resealWebhooksJob } from './secrets.ts'
