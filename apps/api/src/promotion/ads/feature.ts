import { adsRouter } from './router.ts'
import { adChannel, adTalk, commentedAds, describeAds, expireAdsJob, moderatedAds, stripChannel } from './index.ts'
import type { Db } from '../../platform/db/index.ts'

/** Ads on the home page and in categories. */
export const adsFeature = {
  router: adsRouter,
  jobs: [expireAdsJob],
  channels: (db: Db) => ({ ad: adChannel(db), adStrip: stripChannel }),
  talk: { ad: adTalk },
  comments: { ad: commentedAds },
  messages: { ad: describeAds },
  moderation: { ad: moderatedAds },
}
