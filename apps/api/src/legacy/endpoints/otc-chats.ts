import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { endpoint, reading, readingMarked, type ReadingApi } from '../endpoint.ts'
import { fileIds, integer, optionalInteger, pages, text } from '../params.ts'
import { chatLine, otcChat, toChatLine, toOtcChat } from '../wire/chat.ts'
import { listOf, richHtml, toList } from '../wire/goods.ts'
import { openChat } from './goods-chats.ts'

const over = (offerId: number) => ({ kind: 'otcOffer', id: offerId }) as const

/** The chat that is named, else the caller's own over the offer. */
const chatOf = async (api: ReadingApi, offerId: number, chatId: number | undefined): Promise<number | null> =>
  chatId ?? (await api.conversations.find({ subject: over(offerId) })).id

export const otcChatEndpoints = {
  'user.otc.MsOtcChat/getChatList': reading({
    method: 'GET',
    access: 'user',
    params: pages(rules.pages.rows.goodsChats),
    call: (api, page) => api.conversations.list({ kind: 'otcOffer', ...page }),
    answer: listOf(otcChat),
    reply: (list) => toList(list, toOtcChat),
  }),
  'user.otc.MsOtcChat/getPrivateReplyList': readingMarked({
    method: 'POST',
    access: 'user',
    params: { otc_id: integer(), chat_id: optionalInteger() },
    call: (api, { otc_id: offerId, chat_id: chatId }) => openChat(api, over(offerId), chatId),
    answer: listOf(chatLine),
    reply: (lines) => toList({ data: lines, total: lines.length }, toChatLine),
  }),
  'user.otc.MsOtcChat/releaseOtcPrivateReply': endpoint({
    method: 'POST',
    access: 'user',
    params: { id: integer(), contents: text(), attach: fileIds(), chat_id: optionalInteger() },
    either: ['contents', 'attach'],
    call: async (api, p, { idempotencyKey }) => {
      const conversationId = await chatOf(api, p.id, p.chat_id)
      return api.conversations.say({
        to: conversationId === null ? { subject: over(p.id) } : { conversationId },
        contents: richHtml(p.contents),
        attachments: p.attach,
        clientKey: idempotencyKey,
      })
    },
    answer: z.object({ id: z.int(), chat_id: z.int() }),
    reply: ({ id, conversationId }) => ({ id, chat_id: conversationId }),
    success: 'SUBMITTED',
  }),
  'user.otc.MsOtcChat/invisible': endpoint({
    method: 'POST',
    access: 'user',
    params: { id: integer() },
    call: (api, { id }) => api.conversations.takeBack({ id }),
    answer: z.null(),
    reply: () => null,
    success: 'COMMENT_DELETED',
  }),
}
