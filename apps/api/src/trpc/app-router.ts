import { createCallerFactory, router } from './init.ts'
import { accountsRouter } from '../features/accounts/router.ts'
import { filesRouter } from '../features/files/router.ts'
import { liveRouter } from '../features/live/router.ts'
import { siteRouter } from '../features/site/router.ts'

export const appRouter = router({
  accounts: accountsRouter,
  site: siteRouter,
  files: filesRouter,
  live: liveRouter,
})

export type AppRouter = typeof appRouter

/** Runs procedures in process: server rendering and the Ms* calls. */
export const createCaller = createCallerFactory(appRouter)
