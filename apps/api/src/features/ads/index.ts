/** The only door to ads for other features and the composition root. */
export { describeAds } from './reads.ts'
export { expireAdsJob } from './expire-job.ts'
export { createAdShelf } from './shelf.ts'
export { approveAd, delistAd } from './moderate-ad.ts'
export { createAd } from './write-ad.ts'
export { payCategory, payHome } from './buy-ad.ts'
