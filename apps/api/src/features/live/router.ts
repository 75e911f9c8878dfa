import { router } from '../../trpc/init.ts'

export const liveRouter = router({})
