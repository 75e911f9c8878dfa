/**
 * Alerts of the fiat market: what a user waits for, an offer that fits or a price.
 * @module
 */
export {
  ALERT_DIRECTIONS,
  isPriceGoodEnough,
  isPriceReached,
  type AlertDirection,
  type OfferSide,
  type PriceAlert,
} from './alert.ts'
