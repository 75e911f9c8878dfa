/** Sort orders by price in the URL: ascending, descending. */
export const PRICE_SORTS = ['cheap', 'dear'] as const
export type PriceSort = (typeof PRICE_SORTS)[number]
