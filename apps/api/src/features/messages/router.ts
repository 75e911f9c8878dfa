import { z } from 'zod'
import { router, userProcedure } from '../../trpc/init.ts'
import { countUnread } from './reads.ts'

export const messagesRouter = router({
  unreadCount: userProcedure
    .output(z.object({ unread: z.int() }))
    .query(({ ctx }) => countUnread(ctx.app, ctx.session.uid)),
})
