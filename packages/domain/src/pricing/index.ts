export {
  categoryAdClicks,
  categoryAdPrice,
  homeAdPrice,
  homeAdStopTime,
  type CategoryAdSettings,
  type HomeAdSettings,
} from './ad-price.ts'
export { purchasePrice, type PurchasePrice } from './goods-price.ts'
export { rightsPrice } from './rights-price.ts'
export type { AdDiscounts } from './tiered-price.ts'
