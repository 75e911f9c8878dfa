import { idField, keysetInput, keysetOutput, limitField } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { router, userProcedure } from '../../trpc/init.ts'
import { markRead } from './mark-read.ts'
import { storedMessage } from './output.ts'
import { countUnread, listMessages } from './reads.ts'

export const messagesRouter = router({
  unreadCount: userProcedure
    .output(z.object({ unread: z.int() }))
    .query(({ ctx }) => countUnread(ctx.app, ctx.session.uid)),

  list: userProcedure
    .input(keysetInput().extend({ limit: limitField.default(rules.pages.rows.messages) }))
    .output(keysetOutput(storedMessage))
    .query(({ ctx, input }) => listMessages(ctx.app, ctx.session.uid, input)),

  markRead: userProcedure
    .input(z.object({ upTo: idField }))
    .output(z.object({ upTo: z.int() }))
    .mutation(async ({ ctx, input }) => {
      await markRead(ctx.app, ctx.session.uid, input.upTo)
      return { upTo: input.upTo }
    }),
})
