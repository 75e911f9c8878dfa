import { discountsRouter } from './router.ts'

/** Discount codes of sellers. */
export const discountsFeature = { router: discountsRouter }
