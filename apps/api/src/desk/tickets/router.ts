import type { Text } from '@jindu/i18n'
import {
  feedbackInput,
  idempotencyKeyField,
  idField,
  pageInput,
  pageOutput,
  staffReasonField,
} from '@jindu/domain/input'
import { TICKET_ABOUT, TICKET_QUEUES } from '@jindu/domain/desk/tickets'
import { z } from 'zod'
import { permittedProcedure, router, staffProcedure, userProcedure } from '../../trpc/init.ts'
import { coinOut } from '../../trpc/money-out.ts'
import type { ConversationSubjects } from '../../trust/conversations/index.ts'
import { createTicket } from './create-ticket.ts'
import { listBindable } from './bindable.ts'
import { countQueues, listOwnTickets, listQueue, medianFirstAnswer, readTicket } from './reads.ts'
import { workTicket, type TicketStep } from './work-ticket.ts'

const seconds = z.int()
const MOST_UNREAD = 100_000

const brief = z.object({
  id: z.int(),
  uid: z.int(),
  title: z.string(),
  conversationId: z.int(),
  about: z.object({ kind: z.enum(TICKET_ABOUT), id: z.int().nullable() }).nullable(),
  createdAt: seconds,
  lastAt: seconds,
  lastSide: z.enum(['asker', 'staff']),
  replies: z.int(),
  waitingSince: seconds.nullable(),
  firstAnsweredAt: seconds.nullable(),
  closedAt: seconds.nullable(),
})
const bindable = z.object({
  kind: z.enum(['goodsOrder', 'otcOrder', 'withdrawal']),
  id: z.int(),
  /** Only for goods orders. */
  title: z.string().nullable(),
  amount: coinOut,
  /** The caller's side of an order. */
  side: z.enum(['buyer', 'seller']).nullable(),
  /** The status code of the subject's own state machine. */
  status: z.string(),
  at: seconds,
})
const assigned = z.object({ uid: z.int(), nickName: z.string() }).nullable()
const done = z.object({ id: z.int() })

const step = (of: Exclude<TicketStep, 'takeOver' | 'close'>, summary: Text) =>
  permittedProcedure('tickets.answer')
    .meta({ summary, scope: null })
    .input(z.object({ id: idField }))
    .output(done)
    .mutation(({ ctx, input }) => workTicket(ctx.app, ctx.session, input.id, of))

/** @param subjects the conversation subjects, because a ticket's text is a conversation */
export const ticketsRouter = (subjects: ConversationSubjects) =>
  router({
    create: userProcedure
      .meta({ summary: { en: 'Ask the staff something', 'zh-CN': '向工作人员提交反馈' }, scope: 'trade' })
      .meta({ counts: ['tickets'] })
      .input(feedbackInput.safeExtend({ clientKey: idempotencyKeyField }))
      .output(done)
      .mutation(({ ctx, input }) =>
        createTicket(ctx.app, subjects, ctx.session, { ...input, about: input.about ?? null }),
      ),

    list: userProcedure
      .meta({ summary: { en: 'One’s own tickets', 'zh-CN': '本人的反馈' }, scope: 'own' })
      .input(pageInput('feedback').extend({ order: z.enum(['asc', 'desc']).default('desc') }))
      .output(pageOutput(brief))
      .query(({ ctx, input }) => listOwnTickets(ctx.app, ctx.session.uid, input)),

    bindable: userProcedure
      .meta({
        summary: {
          en: 'One’s own orders and withdrawals that a ticket may be about, the latest of each kind',
          'zh-CN': '反馈可以关联的本人订单与提现，每类最近的若干',
        },
        scope: 'own',
      })
      .output(z.object({ data: z.array(bindable) }))
      .query(async ({ ctx }) => ({ data: await listBindable(ctx.app, ctx.session.uid) })),

    firstAnswer: userProcedure
      .meta({
        summary: {
          en: 'How long the staff’s first answer took of late: the middle of the latest tickets',
          'zh-CN': '近期客服首次回复所需时间的中位数',
        },
        scope: 'own',
      })
      .output(z.object({ seconds: z.int().nullable() }))
      .query(async ({ ctx }) => ({ seconds: await medianFirstAnswer(ctx.app) })),

    info: userProcedure
      .meta({
        summary: { en: 'One ticket; its words are a conversation', 'zh-CN': '单个反馈，内容见其会话' },
        scope: 'own',
      })
      .input(z.object({ id: idField }))
      .output(brief.extend({ side: z.enum(['asker', 'staff']), assigned }))
      .query(({ ctx, input }) => readTicket(ctx.app, ctx.session, input.id)),

    queue: permittedProcedure('tickets.answer')
      .meta({ summary: { en: 'Tickets that wait for the staff', 'zh-CN': '等待工作人员处理的反馈' }, scope: null })
      .input(pageInput('list').extend({ queue: z.enum(TICKET_QUEUES).default('waiting') }))
      .output(pageOutput(brief.extend({ assigned })))
      .query(({ ctx, input }) => listQueue(ctx.app, ctx.session, input)),

    queues: permittedProcedure('tickets.answer')
      .meta({ summary: { en: 'How many tickets each queue has', 'zh-CN': '各队列的反馈数量' }, scope: null })
      .output(z.object({ waiting: z.int(), answered: z.int(), mine: z.int(), closed: z.int() }))
      .query(({ ctx }) => countQueues(ctx.app, ctx.session)),

    take: step('take', { en: 'Take a ticket to answer it', 'zh-CN': '领取反馈以便答复' }),
    takeOver: staffProcedure('administrator')
      .meta({
        summary: {
          en: 'Take a ticket from the colleague who works on it, with a reason',
          'zh-CN': '接手同事正在处理的反馈，附理由',
        },
        scope: null,
      })
      .input(z.object({ id: idField, reason: staffReasonField }))
      .output(done)
      .mutation(({ ctx, input: { id, reason } }) => workTicket(ctx.app, ctx.session, id, 'takeOver', { reason })),
    release: step('release', { en: 'Give a ticket back to its queue', 'zh-CN': '将反馈退回队列' }),
    /** `unread`: with how many lines that no staff read it may be closed; with more it is refused. */
    close: permittedProcedure('tickets.answer')
      .meta({
        summary: {
          en: 'Close a ticket; one with unread lines only if they are named',
          'zh-CN': '关闭反馈；有未读内容时须声明条数',
        },
        scope: null,
      })
      .input(z.object({ id: idField, unread: z.int().min(0).max(MOST_UNREAD).default(0) }))
      .output(done)
      .mutation(({ ctx, input: { id, unread } }) => workTicket(ctx.app, ctx.session, id, 'close', { unread })),
    reopen: step('reopen', { en: 'Open a closed ticket again', 'zh-CN': '重新打开已关闭的反馈' }),
  })
