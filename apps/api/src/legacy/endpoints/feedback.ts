import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { endpoint, reading, type Answered, type Api } from '../endpoint.ts'
import { fileIds, integer, neededText, optionalInteger, optionalText, pages, text } from '../params.ts'
import { chatLine, toChatLine } from '../wire/chat.ts'
import { listOf, richHtml, toList } from '../wire/goods.ts'

const { feedback } = rules.pages.rows
/** A ticket's first line is the question; replies start after it. */
const FIRST = 1

const ticketRow = z.object({
  id: z.int(),
  title: z.string(),
  user_id: z.int(),
  create_time: z.int(),
  update_time: z.int(),
  last_reply: z.int(),
  reply_times: z.int(),
  /** 1 once it is closed. */
  status: z.union([z.literal(0), z.literal(1)]),
})

type Brief = Answered<Api['tickets']['list']>['data'][number]

const toTicketRow = ({ id, title, uid, createdAt, lastAt, replies, closedAt }: Brief): z.input<typeof ticketRow> => ({
  id,
  title,
  user_id: uid,
  create_time: createdAt,
  update_time: lastAt,
  last_reply: lastAt,
  reply_times: replies,
  status: closedAt === null ? 0 : 1,
})

export const feedbackEndpoints = {
  'user.feedback.MsFeedBack/createFeedback': endpoint({
    method: 'POST',
    access: 'user',
    params: { title: neededText(), contents: neededText(), attach: fileIds() },
    call: (api, { title, contents, attach: attachments }, { idempotencyKey }) =>
      api.tickets.create({ title, contents: richHtml(contents), attachments, clientKey: idempotencyKey }),
    answer: z.object({ id: z.int() }),
    reply: (ticket) => ticket,
    success: 'SUBMITTED',
  }),
  'user.feedback.MsFeedBack/getFeedBackInfo': reading({
    method: 'POST',
    access: 'user',
    params: { id: integer() },
    call: async (api, { id }) => {
      const info = await api.tickets.info({ id })
      const { lines } = await api.conversations.lines({
        conversationId: info.conversationId,
        before: FIRST + 1,
        limit: 1,
      })
      return { info, first: lines[0] }
    },
    answer: ticketRow.extend({ contents: z.string(), post: z.object({ contents: z.string(), attach: z.string() }) }),
    reply: ({ info, first }) => {
      const contents = first?.html ?? ''
      return { ...toTicketRow(info), contents, post: { contents, attach: first?.fileIds.join(',') ?? '' } }
    },
  }),
  'user.feedback.MsFeedBack/getPrivateReplyList': reading({
    method: 'POST',
    access: 'user',
    params: { id: integer(), ...pages(feedback) },
    call: async (api, { id, page, limit }) => {
      const { conversationId } = await api.tickets.info({ id })
      const before = FIRST + page * limit + 1
      const { lines, lastNumber } = await api.conversations.lines({ conversationId, before, limit })
      const begins = before - limit
      return { data: lines.filter(({ number }) => number >= begins), total: Math.max(lastNumber - FIRST, 0) }
    },
    answer: listOf(chatLine),
    reply: (list) => toList(list, toChatLine),
  }),
  'user.feedback.MsFeedBack/releaseFeedBackReply': endpoint({
    method: 'POST',
    access: 'user',
    params: { id: integer(), contents: text(), attach: fileIds() },
    either: ['contents', 'attach'],
    call: async (api, { id, contents, attach: attachments }, { idempotencyKey: clientKey }) => {
      const { conversationId } = await api.tickets.info({ id })
      return api.conversations.say({ to: { conversationId }, contents: richHtml(contents), attachments, clientKey })
    },
    answer: z.object({ id: z.int() }),
    reply: ({ id }) => ({ id }),
    success: 'SUBMITTED',
  }),
  'user.feedback.MsFeedBack/getOwnFeedBackList': reading({
    method: 'GET',
    access: 'user',
    // All tickets form one board, so `forum_id` is ignored.
    params: { forum_id: optionalInteger(), order: optionalText(), ...pages(feedback) },
    call: (api, { order, page, limit }) => api.tickets.list({ page, limit, order: order === 'asc' ? 'asc' : 'desc' }),
    answer: listOf(ticketRow),
    reply: (list) => toList(list, toTicketRow),
  }),
}
