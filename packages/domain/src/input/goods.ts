import * as z from 'zod'
import { categoryNamesProblem, goodsTitleRefusal, titleRefusal } from '../goods/goods/index.ts'
import { goodsRules } from '../rules/goods.ts'
import { walletRules } from '../rules/wallet.ts'
import {
  attachmentsField,
  digestField,
  idField,
  idempotencyKeyField,
  MAXIMUM_ID,
  searchDigitsText,
  volumeField,
} from './fields.ts'
import { priceText, usdMoney } from './money.ts'
import { judgedText, refuse, report } from './refuse.ts'
import { descriptionField, shipmentField } from './rich-text.ts'

const MAXIMUM_TITLE = 200

/** A category that goods are put into. */
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
  attachments: attachmentsField,
})

/** Step 2 of the publishing wizard; also the edit of what is delivered. */
export const publishShipmentStep = z.object({ shipment: shipmentField, shipmentAttachments: attachmentsField })

/** What publishes goods (marketplace.md §5 "Publish goods"). */
export const publishGoodsInput = z.object({
  ...publishCategoryStep.shape,
  ...publishInfoStep.shape,
  ...publishShipmentStep.shape,
})

export const editGoodsInput = z.object({ goodsId: idField, ...publishInfoStep.shape })
export const editShipmentInput = z.object({ goodsId: idField, ...publishShipmentStep.shape })

const names = {
  title: categoryTitleField,
  /** The name in the other language; without one the title serves both. */
  translation: categoryTitleField.optional(),
}
const inTwoLanguages = (
  { title, translation }: { title: string; translation?: string | undefined },
  context: z.RefinementCtx,
) => report(context, categoryNamesProblem(title, translation), 'translation')

/** A new category. */
export const createCategoryInput = z.object(names).superRefine(inTwoLanguages)

/** What a category is called from now on. */
export const renameCategoryInput = z.object({ id: idField, ...names }).superRefine(inTwoLanguages)

/** A coin that goods are paid with. */
export const purchaseCurrencyField = z.enum(walletRules.purchaseCurrencies, refuse('SETTLEMENT_CURRENCY_REQUIRED'))

/** The buyer panel, before the pay password is asked for. */
export const purchaseForm = z.object({ currency: purchaseCurrencyField, volume: volumeField })

/** What buys goods: the price the buyer saw travels along, another price now is refused (product.md "Goods"). */
export const purchaseInput = z.object({
  goodsId: idField,
  currency: purchaseCurrencyField,
  volume: volumeField,
  seenPrice: usdMoney,
  payPassword: digestField.optional(),
  idempotencyKey: idempotencyKeyField,
})

/** The search form, as typed (marketplace.md §5 "Search"). */
export const goodsSearchForm = z.object({
  keyword: z.string().trim().max(goodsRules.search.maximumCharacters, refuse('TEXT_TOO_LONG')),
  sellerId: searchDigitsText,
  goodsId: searchDigitsText,
})

/** How goods are sorted, with the number of each in the signed calls (marketplace.md §2 "Goods search"), which know no others. */
export const GOODS_SORTS = { created: 0, sales: 1, updated: 2, recommended: 3, hot: 4 } as const
export type NumberedGoodsSort = keyof typeof GOODS_SORTS
/** How goods are sorted by a procedure: the numbered ways, and by price. */
export type GoodsSort = NumberedGoodsSort | 'price'
export const goodsSortField = z.enum(
  ['created', 'sales', 'updated', 'recommended', 'hot', 'price'],
  refuse('INPUT_INVALID'),
)
