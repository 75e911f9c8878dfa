import { ledgerRouter } from './router.ts'

/** Finance’s search of the ledger. */
export const ledgerFeature = { router: ledgerRouter }
