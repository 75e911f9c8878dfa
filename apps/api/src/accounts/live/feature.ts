import { liveRouter } from './router.ts'

/** Subscriptions to events. */
export const liveFeature = { router: liveRouter }
