import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { endpoint, reading, readingMarked, type ReaderApi, type ReadingApi } from '../endpoint.ts'
import { fileIds, integer, optionalInteger, optionalUid, pages, text } from '../params.ts'
import { chatLine, privateChat, toAskedGoods, toChatLine, toPrivateChat } from '../wire/chat.ts'
import { listOf, richHtml, toList } from '../wire/goods.ts'
import { withoutUndefined } from '../without-undefined.ts'

const { goodsChats } = rules.pages.rows
const { maximumLinesARead } = rules.talk.chat

const over = (goodsId: number) => ({ kind: 'goods', id: goodsId }) as const

interface SubjectRef {
  readonly kind: 'goods' | 'ad' | 'otcOffer'
  readonly id: number
}

interface Named {
  readonly id: number
  readonly chat_id: number | undefined
  readonly order_id: number | undefined
  readonly user_id: number | undefined
}

/** The chat that is named, else that of the order, else the owner's with somebody, else the caller's own, which a line opens. */
async function placeOf(api: ReadingApi, { id, chat_id: chatId, order_id: orderId, user_id: askerUid }: Named) {
  if (chatId !== undefined) return { conversationId: chatId }
  if (orderId !== undefined) return { conversationId: (await api.goodsOrders.info({ id: orderId })).chatId }
  const found = askerUid === undefined ? null : (await api.conversations.find({ subject: over(id), askerUid })).id
  return found === null ? { subject: over(id) } : { conversationId: found }
}

/** The last lines of a chat, oldest first; reading them marks them as read. */
export async function openChat(api: ReaderApi, subject: SubjectRef, chatId: number | undefined) {
  const conversationId = chatId ?? (await api.conversations.find({ subject })).id
  if (conversationId === null) return []
  const { lines, lastNumber } = await api.conversations.lines({ conversationId, limit: maximumLinesARead })
  await api.conversations.markRead({ conversationId, upTo: lastNumber })
  return lines
}

export const goodsChatEndpoints = {
  'user.goods.MsGoodsReply/releaseGoodsPrivateReply': endpoint({
    method: 'POST',
    access: 'user',
    params: {
      id: integer(),
      contents: text(),
      attach: fileIds(),
      chat_id: optionalInteger(),
      order_id: optionalInteger(),
      user_id: optionalUid(),
    },
    either: ['contents', 'attach'],
    call: async (api, p, { idempotencyKey }) =>
      api.conversations.say({
        to: await placeOf(api, p),
        contents: richHtml(p.contents),
        attachments: p.attach,
        clientKey: idempotencyKey,
        ...withoutUndefined({ orderId: p.order_id }),
      }),
    answer: z.object({ id: z.int(), chat_id: z.int() }),
    reply: ({ id, conversationId }) => ({ id, chat_id: conversationId }),
    success: 'SUBMITTED',
  }),
  'user.user.MsUserGoodsReply/getReceivePrivateGoodsList': reading({
    method: 'POST',
    access: 'user',
    params: { ...pages(goodsChats), choose_id: optionalInteger() },
    call: (api, { page, limit, choose_id: first }) =>
      api.conversations.asked({ kind: 'goods', page, limit, ...withoutUndefined({ first }) }),
    answer: listOf(privateChat),
    reply: (list) => toList(list, toAskedGoods),
  }),
  'user.user.MsUserGoodsReply/getSendPrivateGoodsList': reading({
    method: 'POST',
    access: 'user',
    params: { ...pages(goodsChats), choose_id: optionalInteger() },
    call: (api, { page, limit, choose_id: subjectId }) =>
      api.conversations.list({ kind: 'goods', side: 'asker', page, limit, first: withoutUndefined({ subjectId }) }),
    answer: listOf(privateChat),
    reply: (list) => toList(list, toPrivateChat),
  }),
  'user.user.MsUserGoodsReply/getReceivePrivateUserList': reading({
    method: 'POST',
    access: 'user',
    params: { id: integer(), choose_id: optionalUid() },
    call: (api, { id: subjectId, choose_id: uid }) =>
      api.conversations.list({
        kind: 'goods',
        side: 'owner',
        subjectId,
        limit: rules.pages.maximumRows,
        first: withoutUndefined({ uid }),
      }),
    answer: listOf(privateChat),
    reply: (list) => toList(list, toPrivateChat),
  }),
  'user.user.MsUserGoodsReply/getPrivateReplyList': readingMarked({
    method: 'POST',
    access: 'user',
    params: { goods_id: optionalInteger(), chat_id: optionalInteger() },
    either: ['goods_id', 'chat_id'],
    call: (api, { goods_id: goodsId, chat_id: chatId }) =>
      openChat(api, over(goodsId ?? (chatId === undefined ? fail('ID_INVALID', { field: 'goods_id' }) : 0)), chatId),
    answer: listOf(chatLine),
    reply: (lines) => toList({ data: lines, total: lines.length }, toChatLine),
  }),
  'user.user.MsUserGoodsReply/invisible': endpoint({
    method: 'POST',
    access: 'user',
    params: { id: integer() },
    call: (api, { id }) => api.conversations.takeBack({ id }),
    answer: z.null(),
    reply: () => null,
    success: 'COMMENT_DELETED',
  }),
}
