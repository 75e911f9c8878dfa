import { readId, readOneOf, readText, search } from '../../../shared/search-params/read.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'

export const GOODS_STATES = ['selling', 'offline', 'delisted'] as const

/** Search parameters of the moderators' goods list. */
export function readGoodsSearch(raw: Record<string, unknown>) {
  return search({
    state: readOneOf(raw, 'state', GOODS_STATES),
    title: readText(raw, 'title', 60),
    seller: readId(raw, 'seller'),
    goods: readId(raw, 'goods'),
    category: readId(raw, 'category'),
    before: readId(raw, 'before'),
  })
}

export type GoodsSearch = ReturnType<typeof readGoodsSearch>

/** Query input for the parameters, shared by page and loader. */
export function goodsInput({
  state,
  title,
  seller,
  goods,
  category,
  before,
}: GoodsSearch): ApiInputs['goods']['staffList'] {
  return search({ state, title, sellerUid: seller, goodsId: goods, categoryId: category, before })
}
