import { liveRouter } from '../features/live/router.ts'
import { router } from './init.ts'

/** What is served over WebSocket: subscriptions. Everything else has its limits and its log over HTTP. */
export const liveOnlyRouter = router({ live: liveRouter })
