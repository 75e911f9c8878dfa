import { otcOffersRouter } from './router.ts'
import { describeOffers, otcMarketChannel } from './index.ts'
import { returnRestsJob } from './return-rests.ts'
import { triggerOffersJob } from './trigger-offers.ts'

/** Offers to trade coin for fiat. */
export const otcOffersFeature = {
  router: otcOffersRouter,
  jobs: [triggerOffersJob, returnRestsJob],
  channels: () => ({ otcMarket: otcMarketChannel }),
  messages: { otcOffer: describeOffers },
}
