import type { GoodsSort } from '@jindu/domain/input'
import type { Locale } from '@jindu/i18n'
import type { SearchNarrowing } from './narrowing.ts'
import { goods } from '../goods/tables.ts'

export interface GoodsFilter extends SearchNarrowing {
  /** The reader's: categories are named in it. */
  readonly locale: Locale
  readonly page: number
  readonly limit: number
  readonly search?: string | undefined
  /** The keyword as it is typed, without corrections. */
  readonly literal?: boolean | undefined
  /** Far down the lists of the words, for who asked to see more than the first answer. */
  readonly further?: boolean | undefined
  readonly sellerUid?: number | undefined
  readonly goodsId?: number | undefined
  readonly sort?: GoodsSort | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

export const SORT_COLUMNS = {
  created: goods.createdAt,
  updated: goods.raisedAt,
  sales: goods.salesVolume,
  hot: goods.hotScore,
  recommended: goods.recommendedScore,
  price: goods.priceCents,
} as const satisfies Record<GoodsSort, unknown>
