import { PRICE_SORTS } from '../card/index.ts'

/**
 * Sort orders in the URL: the numbers of marketplace.md §2, and words for those by price, which have no number there.
 */
export const SORTS = [0, 1, 2, 3, 4, ...PRICE_SORTS] as const
export type Sort = (typeof SORTS)[number]
