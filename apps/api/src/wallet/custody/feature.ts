import { custodyRouter } from './router.ts'

/** Cold wallets, and moves between them and the hot ones. */
export const custodyFeature = { router: custodyRouter }
