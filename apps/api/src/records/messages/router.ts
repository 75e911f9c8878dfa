import { idField, pageInput, pageOutput } from '@jindu/domain/input'
import type { MessageSubjectKind } from '@jindu/domain/messages'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { router, userProcedure } from '../../trpc/init.ts'
import { markRead, markSeen, readMessage } from './mark-read.ts'
import { messageType, ofThisVersion, storedMessage } from './output.ts'
import { countUnread, listMessages } from './reads.ts'
import type { DescribeSubjects } from './subjects.ts'

const unreadOfType = z.object({ type: messageType, unread: z.int() })

/** Subjects whose pages show everything that their messages report. */
const SUBJECT_PAGES = ['goodsOrder', 'otcOrder'] as const satisfies readonly MessageSubjectKind[]

/** @param subjects describes subjects of messages, one function per kind */
export const messagesRouter = (subjects: Readonly<Record<MessageSubjectKind, DescribeSubjects>>) =>
  router({
    unreadCount: userProcedure
      .meta({
        summary: { en: 'How many messages are unread, in all and by type', 'zh-CN': '未读消息数，总数与各类' },
        scope: 'own',
      })
      .output(z.object({ unread: z.int(), types: z.array(unreadOfType) }))
      .query(({ ctx }) => countUnread(ctx.app, ctx.session.uid)),

    /** The types, in the shape of a page. */
    types: userProcedure
      .meta({
        summary: { en: 'The types of messages with how many of each are unread', 'zh-CN': '消息类型及各自未读数' },
        scope: 'own',
      })
      .input(pageInput('messageTypes'))
      .output(pageOutput(unreadOfType))
      .query(async ({ ctx, input: { page, limit } }) => {
        const { types } = await countUnread(ctx.app, ctx.session.uid)
        return { data: types.slice((page - 1) * limit, page * limit), total: types.length }
      }),

    list: userProcedure
      .meta({ summary: { en: 'Messages about what happened to the account', 'zh-CN': '账号的消息' }, scope: 'own' })
      .input(
        pageInput('messages').extend({
          types: z.array(messageType).min(1).max(8).optional(),
          acts: z.enum(['own', 'others']).optional(),
        }),
      )
      .output(pageOutput(storedMessage))
      .query(async ({ ctx, input }) => {
        const { data, total } = await listMessages(ctx.app, subjects, ctx.session.uid, input)
        return { data: ofThisVersion(data), total }
      }),

    /** Marks messages as read up to an id, or all, of every type or one. */
    markRead: userProcedure
      .meta({
        summary: { en: 'Mark messages up to one, or all, as read', 'zh-CN': '将截至某条或全部消息标为已读' },
        scope: 'trade',
      })
      .input(
        z.object({
          upTo: idField.optional(),
          type: messageType.optional(),
          /** Only messages about one subject, marked by its page: `{ kind: 'goodsOrder', id: 77 }`. */
          about: z.object({ kind: z.enum(SUBJECT_PAGES), id: idField }).optional(),
        }),
      )
      .output(z.object({ upTo: z.int().nullable() }))
      .mutation(async ({ ctx, input: { upTo, type, about } }) => {
        await markRead(ctx.app, ctx.session.uid, { upTo, type, about })
        return { upTo: upTo ?? null }
      }),

    /** Marks the messages that were visible on screen. */
    markSeen: userProcedure
      .meta({
        summary: { en: 'Mark the messages that stood in view as read', 'zh-CN': '将页面上出现过的消息标为已读' },
        scope: 'trade',
      })
      .input(z.object({ ids: z.array(idField).min(1).max(rules.pages.maximumRows) }))
      .output(z.object({ seen: z.int() }))
      .mutation(async ({ ctx, input: { ids } }) => {
        await markSeen(ctx.app, ctx.session.uid, ids)
        return { seen: ids.length }
      }),

    read: userProcedure
      .meta({ summary: { en: 'Mark one message as read', 'zh-CN': '将一条消息标为已读' }, scope: 'trade' })
      .input(z.object({ id: idField }))
      .output(z.object({ id: z.int() }))
      .mutation(async ({ ctx, input: { id } }) => {
        await readMessage(ctx.app, ctx.session.uid, id)
        return { id }
      }),
  })
