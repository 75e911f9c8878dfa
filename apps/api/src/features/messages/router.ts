import { idField, keysetInput, keysetOutput, limitField } from '@jindu/domain/input'
import type { MessageSubjectKind } from '@jindu/domain/message'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { router, userProcedure } from '../../trpc/init.ts'
import { markRead } from './mark-read.ts'
import { ofThisVersion, storedMessage } from './output.ts'
import { countUnread, listMessages } from './reads.ts'
import type { DescribeSubjects } from './subjects.ts'

/** @param subjects who describes what messages are about: each feature its own things */
export const messagesRouter = (subjects: Readonly<Record<MessageSubjectKind, DescribeSubjects>>) =>
  router({
    unreadCount: userProcedure
      .output(z.object({ unread: z.int() }))
      .query(({ ctx }) => countUnread(ctx.app, ctx.session.uid)),

    list: userProcedure
      .input(keysetInput().extend({ limit: limitField.default(rules.pages.rows.messages) }))
      .output(keysetOutput(storedMessage))
      .query(async ({ ctx, input }) => {
        const { data, next } = await listMessages(ctx.app, subjects, ctx.session.uid, input)
        return { data: ofThisVersion(data), next }
      }),

    markRead: userProcedure
      .input(z.object({ upTo: idField }))
      .output(z.object({ upTo: z.int() }))
      .mutation(async ({ ctx, input }) => {
        await markRead(ctx.app, ctx.session.uid, input.upTo)
        return { upTo: input.upTo }
      }),
  })
