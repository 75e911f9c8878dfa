import { otcOffersRouter } from './router.ts'
import { describeOffers, otcMarketChannel } from './index.ts'

/** Offers to trade coin for fiat. */
export const otcOffersFeature = {
  router: otcOffersRouter,
  channels: () => ({ otcMarket: otcMarketChannel }),
  messages: { otcOffer: describeOffers },
}
