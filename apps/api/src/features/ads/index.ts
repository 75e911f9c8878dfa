/** The only door to ads for other features and the composition root. */
export { describeAds } from './reads.ts'
export { expireAdsJob } from './expire-job.ts'
export { createAdShelf } from './shelf.ts'
