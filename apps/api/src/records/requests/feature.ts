import { requestsRouter } from './router.ts'

/** Looks up the outcome of a request whose response was lost. */
export const requestsFeature = { router: requestsRouter }
