import { liveRouter } from '../accounts/live/router.ts'
import { router } from '../trpc/init.ts'

/** What is served over WebSocket: subscriptions. Everything else has its limits and its log over HTTP. */
export const liveOnlyRouter = router({ live: liveRouter })
