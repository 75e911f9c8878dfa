import * as z from 'zod'
import { categoryNamesProblem, goodsTitleRefusal, titleRefusal } from '../goods/goods/index.ts'
import { goodsRules } from '../rules/goods.ts'
import { walletRules } from '../rules/wallet.ts'
import { discountCodeField } from './discount.ts'
import {
  attachmentsField,
  digestField,
  idField,
  idempotencyKeyField,
  MAXIMUM_ID,
  searchDigitsText,
  volumeField,
} from './fields.ts'
import { coinMoney, priceText, usdMoney } from './money.ts'
import { judgedText, refuse, report } from './refuse.ts'
import { descriptionField, shipmentField } from './rich-text.ts'
import { attachedDelivery } from './stock.ts'

const MAXIMUM_TITLE = 200

/** The category of goods. */
export const categoryIdField = z
  .int({ ...refuse('CATEGORY_REQUIRED'), abort: true })
  .min(1, refuse('CATEGORY_REQUIRED'))
  .max(MAXIMUM_ID, refuse('CATEGORY_REQUIRED'))

export const goodsTitleField = judgedText(
  MAXIMUM_TITLE,
  { required: 'GOODS_TITLE_REQUIRED', tooLong: 'GOODS_TITLE_LENGTH' },
  goodsTitleRefusal,
)
export const categoryTitleField = judgedText(
  MAXIMUM_TITLE,
  { required: 'CATEGORY_TITLE_INVALID', tooLong: 'CATEGORY_TITLE_INVALID' },
  (title) => titleRefusal('category', title),
)

/** Step 0 of the publishing wizard. */
export const publishCategoryStep = z.object({ categoryId: categoryIdField })

/** Step 1 of the publishing wizard; also the edit of goods information. The price is dollars as typed. */
export const publishInfoStep = z.object({
  title: goodsTitleField,
  price: priceText,
  contents: descriptionField,
  attach: attachmentsField,
})

/** Step 2 of the publishing wizard; also the edit of the delivery. */
export const publishShipmentStep = z.object({ shipment: shipmentField, attachSales: attachmentsField })

/** Input that publishes goods (marketplace.md §5 "Publish goods"). */
export const publishGoodsInput = z.object({
  ...publishCategoryStep.shape,
  ...publishInfoStep.shape,
  ...publishShipmentStep.shape,
  delivery: attachedDelivery.optional(),
  idempotencyKey: idempotencyKeyField.optional(),
})
export type PublishGoodsInput = z.output<typeof publishGoodsInput>

/** Input that changes the public part of goods. */
export const editGoodsInput = z.object({ id: idField, ...publishInfoStep.shape })
export type EditGoodsInput = z.output<typeof editGoodsInput>

/** Input that changes what goods deliver; without a title it stays. */
export const editShipmentInput = z.object({
  id: idField,
  title: goodsTitleField.optional(),
  ...publishShipmentStep.shape,
})
export type EditShipmentInput = z.output<typeof editShipmentInput>

const names = {
  title: categoryTitleField,
  /** The name in the other language; without it the title is used in both. */
  translation: categoryTitleField.optional(),
}
const inTwoLanguages = (
  { title, translation }: { title: string; translation?: string | undefined },
  context: z.RefinementCtx,
) => report(context, categoryNamesProblem(title, translation), 'translation')

/** A new category. */
export const createCategoryInput = z.object(names).superRefine(inTwoLanguages)

/** New names of a category. */
export const renameCategoryInput = z.object({ id: idField, ...names }).superRefine(inTwoLanguages)

/** A coin that pays for goods. */
export const purchaseCurrencyField = z.enum(walletRules.purchaseCurrencies, refuse('SETTLEMENT_CURRENCY_REQUIRED'))

/** The buyer panel, before the pay password is asked for. */
export const purchaseForm = z.object({ currency: purchaseCurrencyField, volume: volumeField })

/**
 * Input of a purchase, with the price of one piece and the total that the buyer saw: refused if one changed (product.md
 * "Goods"). Without a total the newest rate counts.
 */
export const purchaseInput = z.object({
  goodsId: idField,
  currency: purchaseCurrencyField,
  volume: volumeField,
  price: usdMoney,
  total: coinMoney.optional(),
  /** A discount code of the seller. */
  code: discountCodeField.optional(),
  payPassword: digestField.optional(),
  idempotencyKey: idempotencyKeyField,
})
export type PurchaseInput = z.output<typeof purchaseInput>

/** The search form, as typed (marketplace.md §5 "Search"). */
export const goodsSearchForm = z.object({
  keyword: z.string().trim().max(goodsRules.search.maximumCharacters, refuse('TEXT_TOO_LONG')),
  sellerId: searchDigitsText,
  goodsId: searchDigitsText,
})

/** Sort orders of the signed calls, with their numbers (marketplace.md §2 "Goods search"). */
export const GOODS_SORTS = { created: 0, sales: 1, updated: 2, recommended: 3, hot: 4 } as const
export type NumberedGoodsSort = keyof typeof GOODS_SORTS
/** Sort orders of procedures: the numbered ones, and by price. */
export type GoodsSort = NumberedGoodsSort | 'price'
export const goodsSortField = z.enum(
  ['created', 'sales', 'updated', 'recommended', 'hot', 'price'],
  refuse('INPUT_INVALID'),
)
