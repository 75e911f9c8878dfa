import { router } from '../../trpc/init.ts'

export const accountsRouter = router({})
