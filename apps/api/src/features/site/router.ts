import { router } from '../../trpc/init.ts'

export const siteRouter = router({})
