import { salesRouter } from './router.ts'

/** Figures of sellers. */
export const salesFeature = { router: salesRouter }
