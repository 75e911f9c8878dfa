/** The only door to ratings and records of traders for other features. */
export { countTrade } from './count-trade.ts'
export { rateOrder } from './rate-order.ts'
export { orderRatings, readRatings } from './ratings-of-order.ts'
export { weighPairsJob } from './weigh-pairs.ts'
export { readRecords, traderRecord, type TraderRecord } from './trader-record.ts'
