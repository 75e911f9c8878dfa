import { CONVERSATION_KINDS, CONVERSATION_SIDES } from '@jindu/domain/trust/conversations'
import {
  chatSearchField,
  idempotencyKeyField,
  idField,
  lineContents,
  lineNumberField,
  pageInput,
  pageOutput,
  refuse,
  uidField,
} from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { router, userProcedure } from '../../trpc/init.ts'
import { countUnreadLines } from './count-unread.ts'
import { listAskedSubjects } from './list-subjects.ts'
import { listLinesOver } from './lines-over-subject.ts'
import { listConversations } from './list-conversations.ts'
import { markTalkRead } from './mark-read.ts'
import {
  askedSubjects,
  line,
  linesOutput,
  missingOutput,
  searchOutput,
  talkInfo,
  talkPage,
  unreadOutput,
} from './output.ts'
import { findTalk, readInfo } from './read-info.ts'
import { errorCodeOut } from '../../trpc/error-code-out.ts'
import { readLines, readMissing } from './read-lines.ts'
import { readPresence } from './read-presence.ts'
import { say } from './say.ts'
import { searchConversations } from './search-conversations.ts'
import type { ConversationSubjects } from './subjects.ts'
import { showAgain, takeBack } from './take-back.ts'

const { linesARead, maximumLinesARead } = rules.talk.chat

const kind = z.enum(CONVERSATION_KINDS, refuse('INPUT_INVALID'))
const subject = z.object({ kind, id: idField })
const conversationId = idField
const lines = z
  .int(refuse('LIMIT_INVALID'))
  .min(1, refuse('LIMIT_INVALID'))
  .max(maximumLinesARead, refuse('LIMIT_INVALID'))
  .default(linesARead)
const to = z.union([z.object({ conversationId }), z.object({ subject })], refuse('INPUT_INVALID'))
const meant = z.object({ to, orderId: idField.optional(), clientKey: idempotencyKeyField })

/** @param subjects what is talked about: each feature its own things */
export const conversationsRouter = (subjects: ConversationSubjects) =>
  router({
    /** One's own conversations of a kind, on one side of it or on both. */
    list: userProcedure
      .meta({
        summary: { en: 'One’s own conversations of a kind, the latest first', 'zh-CN': '本人某一类会话，最近的在前' },
        scope: 'own',
      })
      .input(
        pageInput('goodsChats').extend({
          kind: kind.default('goods'),
          side: z.enum(CONVERSATION_SIDES, refuse('INPUT_INVALID')).optional(),
          subjectId: idField.optional(),
          first: z.object({ subjectId: idField.optional(), uid: uidField.optional() }).optional(),
        }),
      )
      .output(talkPage)
      .query(({ ctx, input }) => listConversations(ctx.app, subjects, ctx.session.uid, input)),

    /** One's own things that others talk about, each once. */
    asked: userProcedure
      .meta({
        summary: {
          en: 'One’s own things that others talk about, each once',
          'zh-CN': '本人被他人咨询的对象，每个列一次',
        },
        scope: 'own',
      })
      .input(pageInput('goodsChats').extend({ kind: kind.default('goods'), first: idField.optional() }))
      .output(askedSubjects)
      .query(({ ctx, input }) => listAskedSubjects(ctx.app, subjects, ctx.session.uid, input)),

    unread: userProcedure
      .meta({
        summary: { en: 'How many lines are unread, by kind of conversation', 'zh-CN': '各类会话的未读条数' },
        scope: 'own',
      })
      .output(unreadOutput)
      .query(({ ctx }) => countUnreadLines(ctx.app, ctx.session.uid)),

    find: userProcedure
      .meta({
        summary: {
          en: 'The conversation over a thing with somebody; null before its first line',
          'zh-CN': '就某一对象与某人的会话；尚未开始时为 null',
        },
        scope: 'own',
      })
      .input(z.object({ subject, askerUid: uidField.optional() }))
      .output(z.object({ id: z.int().nullable(), refusal: errorCodeOut.nullable() }))
      .query(({ ctx, input }) => findTalk(ctx.app, subjects, ctx.session, input.subject, input.askerUid)),

    info: userProcedure
      .meta({
        summary: {
          en: 'One conversation: its subject, its parties and how far each has read',
          'zh-CN': '会话详情：对象、双方及各自读到的位置',
        },
        scope: 'own',
      })
      .input(z.object({ conversationId }))
      .output(talkInfo)
      .query(({ ctx, input }) => readInfo(ctx.app, subjects, ctx.session, input.conversationId)),

    presence: userProcedure
      .meta({
        summary: {
          en: 'When the other sides of some of one’s own conversations were last seen',
          'zh-CN': '本人若干会话中对方最近在线的时间',
        },
        scope: 'own',
      })
      .input(z.object({ conversationIds: z.array(idField).max(rules.pages.maximumRows, refuse('LIMIT_INVALID')) }))
      .output(z.object({ data: z.array(z.object({ conversationId: z.int(), lastOnlineAt: z.int() })) }))
      .query(async ({ ctx, input }) => ({
        data: await readPresence(ctx.app, ctx.session.uid, input.conversationIds),
      })),

    lines: userProcedure
      .meta({
        summary: { en: 'Lines of a conversation, backwards from the latest', 'zh-CN': '会话内容，从最新向前' },
        scope: 'own',
      })
      .input(z.object({ conversationId, before: lineNumberField.optional(), limit: lines }))
      .output(linesOutput)
      .query(({ ctx, input }) => readLines(ctx.app, subjects, ctx.session, input)),

    /** Over one thing, page by page: of its owner's chats all lines, of one's own the rest. */
    linesOver: userProcedure
      .meta({
        summary: {
          en: 'Lines over one thing, page by page: of its owner’s chats all, of one’s own the rest',
          'zh-CN': '就某一对象的会话内容，分页：发布者看全部，其他人看自己的',
        },
        scope: 'own',
      })
      .input(pageInput('comments').extend({ subject }))
      .output(pageOutput(line))
      .query(({ ctx, input }) => listLinesOver(ctx.app, ctx.session.uid, input)),

    missing: userProcedure
      .meta({
        summary: {
          en: 'What a reader who holds some lines lacks: later ones, and which were taken back or shown again',
          'zh-CN': '读者缺少的内容：新增的，以及被撤回或恢复显示的',
        },
        scope: 'own',
      })
      .input(
        z.object({
          conversationId,
          from: lineNumberField,
          to: lineNumberField,
          changes: lineNumberField.optional(),
          limit: lines,
        }),
      )
      .output(missingOutput)
      .query(({ ctx, input }) => readMissing(ctx.app, subjects, ctx.session, input)),

    search: userProcedure
      .meta({
        summary: { en: 'Search one’s own conversations for words', 'zh-CN': '在本人的会话中搜索' },
        scope: 'own',
      })
      .meta({ counts: ['chatSearches'] })
      .input(z.object({ words: chatSearchField }))
      .output(searchOutput)
      .query(({ ctx, input }) => searchConversations(ctx.app, subjects, ctx.session.uid, input.words)),

    say: userProcedure
      .meta({
        summary: {
          en: 'Say something, with or without pictures; the first line opens the conversation',
          'zh-CN': '发送消息，可附图片；首条消息即开启会话',
        },
        scope: 'trade',
      })
      .meta({ counts: ['chatLines'] })
      .input(meant.and(lineContents))
      .output(z.object({ id: z.int(), conversationId: z.int() }))
      .mutation(({ ctx, input }) => say(ctx.app, subjects, ctx.session, input)),

    takeBack: userProcedure
      .meta({ summary: { en: 'Take one’s own line back', 'zh-CN': '撤回本人的一条消息' }, scope: 'trade' })
      .input(z.object({ id: idField }))
      .output(z.object({ id: z.int() }))
      .mutation(({ ctx, input }) => takeBack(ctx.app, subjects, ctx.session.uid, input.id)),

    showAgain: userProcedure
      .meta({
        summary: { en: 'Show a line again that one took back', 'zh-CN': '恢复显示已撤回的消息' },
        scope: 'trade',
      })
      .input(z.object({ id: idField }))
      .output(z.object({ id: z.int() }))
      .mutation(({ ctx, input }) => showAgain(ctx.app, subjects, ctx.session.uid, input.id)),

    markRead: userProcedure
      .meta({ summary: { en: 'Say how far one has read', 'zh-CN': '标记已读到的位置' }, scope: 'trade' })
      .input(z.object({ conversationId, upTo: lineNumberField }))
      .mutation(({ ctx, input }) => markTalkRead(ctx.app, subjects, ctx.session, input)),
  })
