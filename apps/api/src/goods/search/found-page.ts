import type { GoodsCard } from '../goods/index.ts'
import type { GoodsFilter } from './goods-filter.ts'
import { MAXIMUM_FOUND } from './found.ts'

export interface FoundPage {
  readonly data: GoodsCard[]
  readonly total: number
  /** There may be more than `total`. */
  readonly capped: boolean
}

export const NOTHING: FoundPage = { data: [], total: 0, capped: false }

/** The rows of a page, of those that are found at all. */
export function windowOf({ page, limit }: Pick<GoodsFilter, 'page' | 'limit'>) {
  const offset = (page - 1) * limit
  return { offset, limit: Math.max(0, Math.min(limit, MAXIMUM_FOUND - offset)) }
}
