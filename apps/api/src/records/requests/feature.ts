import { requestsRouter } from './router.ts'

/** What became of a request whose answer was lost. */
export const requestsFeature = { router: requestsRouter }
