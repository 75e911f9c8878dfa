import { readId, readOneOf, readText, search } from '../../../shared/search-params/read.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'

export const GOODS_STATES = ['selling', 'offline', 'delisted'] as const

/** What the address of the moderators' list says. */
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

/** The call that such an address asks for; page and loader read the same. */
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
