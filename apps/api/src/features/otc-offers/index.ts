/** The only door to OTC offers for other features. */
export { hoursOf } from './hours.ts'
export { otcMarketChannel } from './market-channel.ts'
export { describeOffers } from './message-subject.ts'
export { loadOffer, offerOf } from './offer-row.ts'
export { endVolume, takeVolume } from './offer-volume.ts'
export { publishOffer } from './publish-offer.ts'
export { readTaker } from './taker.ts'
export { tellOfOffer } from './tell-of-offer.ts'
