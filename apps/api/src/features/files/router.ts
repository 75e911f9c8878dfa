import { router } from '../../trpc/init.ts'

export const filesRouter = router({})
