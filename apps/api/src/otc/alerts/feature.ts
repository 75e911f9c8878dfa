import { describeAlerts } from './message-subject.ts'
import { otcAlertsRouter } from './router.ts'
import { tellOfferAlertsJob, tellPriceAlertsJob } from './tell-alerts.ts'

/** Alerts of the fiat market. */
export const otcAlertsFeature = {
  router: otcAlertsRouter,
  jobs: [tellOfferAlertsJob, tellPriceAlertsJob],
  messages: { otcAlert: describeAlerts },
}
