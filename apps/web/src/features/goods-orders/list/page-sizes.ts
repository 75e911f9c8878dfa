/** Apart from the page: the route's query needs it before the page is loaded. */
export const PAGE_SIZES = [20, 40, 60] as const
