import { liveRouter } from '../accounts/live/router.ts'
import { router } from '../trpc/init.ts'

/** The router served over WebSocket: subscriptions only. All other calls use HTTP, where limits and logging apply. */
export const liveOnlyRouter = router({ live: liveRouter })
