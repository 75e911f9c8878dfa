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
