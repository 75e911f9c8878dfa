/** Orders by price, as addresses say them: from the lowest, from the highest. */
export const PRICE_SORTS = ['cheap', 'dear'] as const
export type PriceSort = (typeof PRICE_SORTS)[number]
