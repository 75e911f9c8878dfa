/** The only door to ads for other features and the composition root. */
export { payCategory, payHome } from './buy-ad.ts'
export { countClick } from './count-click.ts'
export { delistAd } from './moderate-ad.ts'
export { describeAds } from './reads.ts'
export { expireAdsJob } from './expire-job.ts'
export { createAdShelf } from './shelf.ts'
export { showAd } from './show-ad.ts'
export { createAd } from './write-ad.ts'
