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
      .meta({ summary: 'One’s own conversations of a kind, the latest first' })
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
      .meta({ summary: 'One’s own things that others talk about, each once' })
      .input(pageInput('goodsChats').extend({ kind: kind.default('goods'), first: idField.optional() }))
      .output(askedSubjects)
      .query(({ ctx, input }) => listAskedSubjects(ctx.app, subjects, ctx.session.uid, input)),

    unread: userProcedure
      .meta({ summary: 'How many lines are unread, by kind of conversation' })
      .output(unreadOutput)
      .query(({ ctx }) => countUnreadLines(ctx.app, ctx.session.uid)),

    find: userProcedure
      .meta({ summary: 'The conversation over a thing with somebody; null before its first line' })
      .input(z.object({ subject, askerUid: uidField.optional() }))
      .output(z.object({ id: z.int().nullable(), refusal: errorCodeOut.nullable() }))
      .query(({ ctx, input }) => findTalk(ctx.app, subjects, ctx.session, input.subject, input.askerUid)),

    info: userProcedure
      .meta({ summary: 'One conversation: its subject, its parties and how far each has read' })
      .input(z.object({ conversationId }))
      .output(talkInfo)
      .query(({ ctx, input }) => readInfo(ctx.app, subjects, ctx.session, input.conversationId)),

    presence: userProcedure
      .meta({ summary: 'When the other sides of some of one’s own conversations were last seen' })
      .input(z.object({ conversationIds: z.array(idField).max(rules.pages.maximumRows, refuse('LIMIT_INVALID')) }))
      .output(z.object({ data: z.array(z.object({ conversationId: z.int(), lastOnlineAt: z.int() })) }))
      .query(async ({ ctx, input }) => ({
        data: await readPresence(ctx.app, ctx.session.uid, input.conversationIds),
      })),

    lines: userProcedure
      .meta({ summary: 'Lines of a conversation, backwards from the latest' })
      .input(z.object({ conversationId, before: lineNumberField.optional(), limit: lines }))
      .output(linesOutput)
      .query(({ ctx, input }) => readLines(ctx.app, subjects, ctx.session, input)),

    /** Over one thing, page by page: of its owner's chats all lines, of one's own the rest. */
    linesOver: userProcedure
      .meta({ summary: 'Lines over one thing, page by page: of its owner’s chats all, of one’s own the rest' })
      .input(pageInput('comments').extend({ subject }))
      .output(pageOutput(line))
      .query(({ ctx, input }) => listLinesOver(ctx.app, ctx.session.uid, input)),

    missing: userProcedure
      .meta({
        summary: 'What a reader who holds some lines lacks: later ones, and which were taken back or shown again',
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
      .meta({ summary: 'Search one’s own conversations for words' })
      .meta({ counts: ['chatSearches'] })
      .input(z.object({ words: chatSearchField }))
      .output(searchOutput)
      .query(({ ctx, input }) => searchConversations(ctx.app, subjects, ctx.session.uid, input.words)),

    say: userProcedure
      .meta({ summary: 'Say something, with or without pictures; the first line opens the conversation' })
      .meta({ counts: ['chatLines'] })
      .input(meant.and(lineContents))
      .output(z.object({ id: z.int(), conversationId: z.int() }))
      .mutation(({ ctx, input }) => say(ctx.app, subjects, ctx.session, input)),

    takeBack: userProcedure
      .meta({ summary: 'Take one’s own line back' })
      .input(z.object({ id: idField }))
      .output(z.object({ id: z.int() }))
      .mutation(({ ctx, input }) => takeBack(ctx.app, subjects, ctx.session.uid, input.id)),

    showAgain: userProcedure
      .meta({ summary: 'Show a line again that one took back' })
      .input(z.object({ id: idField }))
      .output(z.object({ id: z.int() }))
      .mutation(({ ctx, input }) => showAgain(ctx.app, subjects, ctx.session.uid, input.id)),

    markRead: userProcedure
      .meta({ summary: 'Say how far one has read' })
      .input(z.object({ conversationId, upTo: lineNumberField }))
      .mutation(({ ctx, input }) => markTalkRead(ctx.app, subjects, ctx.session, input)),
  })
