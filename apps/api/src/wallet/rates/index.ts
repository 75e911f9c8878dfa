/** The only door to rates for the composition root. */
export { keepPricesJob } from './keep-prices.ts'
export { tellDoubtsJob } from './tell-doubts.ts'
