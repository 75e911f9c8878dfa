/**
 * Prices of rights and ads. A price depends on months, weeks or packages and on discounts; a refund of an ad pays back the part that
 * was not used.
 * @module
 */
export {
  categoryAdClicks,
  categoryAdPrice,
  homeAdPrice,
  homeAdStopTime,
  type CategoryAdSettings,
  type HomeAdSettings,
} from './ad-price.ts'
export { adRefunds, type AdPurchase, type AdRefund } from './ad-refund.ts'
export { purchasePrice, type PurchasePrice } from './goods-price.ts'
export { rightsPrice } from './rights-price.ts'
export { adFactor, type AdDiscounts } from './tiered-price.ts'
