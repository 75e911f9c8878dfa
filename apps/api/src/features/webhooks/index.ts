/** The only door to webhooks for other features. */
export { deliverWebhooksJob, pruneWebhookDeliveriesJob } from './deliver.ts'
export { feedWebhooksJob } from './feed.ts'
export { pruneWebhookSecretsJob, resealWebhooksJob } from './secrets.ts'
