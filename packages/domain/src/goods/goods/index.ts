/**
 * Digital goods as a seller describes them: titles, descriptions, prices, category names, and the stock of secrets that buyers
 * receive.
 *
 * Setup for the examples of this entry.
 * @example
 * const now = 1_000
 * const terms: DiscountTerms = {
 *   goodsIds: null,
 *   maximumUses: 10,
 *   uses: 0,
 *   onceEach: false,
 *   firstOnly: false,
 *   startsAt: null,
 *   endsAt: null,
 *   minimum: null,
 *   endedAt: null,
 * }
 * const purchase: DiscountFacts = { goodsId: 7, goods: usd(2_000), off: usd(400), used: false, bought: false, now }
 * const sale: Sale = { off: { kind: 'percent', percent: 20 }, startsAt: null, endsAt: 2_000 }
 * const bulk: Pricing = { kind: 'fixed', steps: [{ from: 10, price: usd(800) }], sale: null }
 * @module
 */
export { bothNames, categoryNames, categoryNamesProblem, type CategoryNames } from './category-names.ts'
export {
  DELIVERIES,
  isAutomatic,
  checkSecrets,
  normaliseSecret,
  orderBound,
  secretLines,
  secretTooLong,
  stockLevel,
  type Delivery,
  type CheckedSecrets,
  type OrderBound,
  type RepeatedLine,
  type SecretLine,
} from './stock.ts'
export {
  hotScoreAfter,
  hotScoreOf,
  hotScoreOfNew,
  saleWeight,
  selfDealingSigns,
  type RankedSale,
  type TieFacts,
} from './sale-weight.ts'
export {
  DISCOUNT_STATES,
  discountState,
  foldDiscountCode,
  whyNotDiscount,
  type DiscountFacts,
  type DiscountState,
  type DiscountTerms,
} from './discount.ts'
export { goodsSum, type DiscountOff, type GoodsSum, type SumFacts } from './sum.ts'
export {
  PRICE_REASONS,
  pricingProblem,
  runningSale,
  unitPrice,
  whyNotPrice,
  type PriceReason,
  type PriceStep,
  type Pricing,
  type Sale,
  type UnitFacts,
  type UnitPrice,
} from './unit-price.ts'
export { readGoodsPrice } from './price.ts'
export { descriptionProblem, shipmentProblem } from './texts.ts'
export { goodsTitleRefusal, titleRefusal, type TitleRefusal } from './title.ts'
export { visibleTextOfDocument, visibleTextOfHtml, type TextNode } from './visible-text.ts'
