import { webhooksRouter } from './router.ts'
import {
  deliverWebhooksJob,
  feedWebhooksJob,
  pruneWebhookDeliveriesJob,
  pruneWebhookSecretsJob,
  resealWebhooksJob,
} from './index.ts'

/** Deliveries to other sites. */
export const webhooksFeature = {
  router: webhooksRouter,
  jobs: [feedWebhooksJob, deliverWebhooksJob, resealWebhooksJob, pruneWebhookSecretsJob, pruneWebhookDeliveriesJob],
}
