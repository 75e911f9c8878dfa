import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { endpoint, reading, readingMarked } from '../endpoint.ts'
import { fileIds, integer, integerOr, neededText, optionalInteger, optionalUid, pages, text } from '../params.ts'
import {
  chatLine,
  chatLineOfAny,
  privateThread,
  toAskedThread,
  toChatLine,
  toChatLineOfAny,
  toPrivateThread,
} from '../wire/chat.ts'
import { commentRecord, toCommentRecord } from '../wire/comment.ts'
import { listOf, richHtml, toList } from '../wire/goods.ts'
import { withoutUndefined } from '../without-undefined.ts'
import { openChat } from './goods-chats.ts'

const { comments, goodsChats } = rules.pages.rows

const over = (adId: number) => ({ kind: 'ad', id: adId }) as const

const HIDE = 1

/** Public comments on ads and private conversations with advertisers. `thread_id` is the ad's id. */
export const adTalkEndpoints = {
  'user.forum.MsReply/releasePublicReply': endpoint({
    method: 'POST',
    access: 'user',
    params: { id: integer(), contents: neededText(), attach: fileIds() },
    call: (api, { id, contents, attach }, { idempotencyKey }) =>
      api.comments.write({ kind: 'ad', subjectId: id, contents: richHtml(contents), attach, idempotencyKey }),
    answer: z.object({ id: z.int() }),
    reply: (comment) => comment,
    success: 'COMMENTED',
  }),
  'user.forum.MsReply/releasePrivateReply': endpoint({
    method: 'POST',
    access: 'user',
    params: { id: integer(), contents: text(), attach: fileIds(), chat_id: optionalInteger() },
    either: ['contents', 'attach'],
    call: (api, { id, contents, attach, chat_id: chatId }, { idempotencyKey }) =>
      api.conversations.say({
        to: chatId === undefined ? { subject: over(id) } : { conversationId: chatId },
        contents: richHtml(contents),
        attachments: attach,
        clientKey: idempotencyKey,
      }),
    answer: z.object({ id: z.int(), chat_id: z.int() }),
    reply: ({ id, conversationId }) => ({ id, chat_id: conversationId }),
    success: 'SUBMITTED',
  }),
  'user.ad.MsAd/getAdPublicReplyList': reading({
    method: 'POST',
    access: 'visitor',
    params: { id: integer(), ...pages(comments) },
    call: (api, { id, ...page }) => api.comments.list({ ...page, kind: 'ad', subjectId: id, flat: true }),
    answer: listOf(commentRecord),
    reply: (list) => toList(list, toCommentRecord),
  }),
  'user.ad.MsAd/getAdPrivateReplyList': reading({
    method: 'POST',
    access: 'user',
    params: { id: integer(), ...pages(comments) },
    call: (api, { id, ...page }) => api.conversations.linesOver({ ...page, subject: over(id) }),
    answer: listOf(chatLineOfAny),
    reply: (list) => toList(list, toChatLineOfAny),
  }),
  'user.user.MsUserForumReply/getReceivePrivateThreadList': reading({
    method: 'POST',
    access: 'user',
    params: { choose_id: optionalInteger(), ...pages(goodsChats) },
    call: (api, { page, limit, choose_id: first }) =>
      api.conversations.asked({ kind: 'ad', page, limit, ...withoutUndefined({ first }) }),
    answer: listOf(privateThread),
    reply: (list) => toList(list, toAskedThread),
  }),
  'user.user.MsUserForumReply/getReceivePrivateUserList': reading({
    method: 'POST',
    access: 'user',
    params: { choose_id: optionalUid(), thread_id: integer() },
    call: (api, { thread_id: subjectId, choose_id: uid }) =>
      api.conversations.list({
        kind: 'ad',
        side: 'owner',
        subjectId,
        limit: rules.pages.maximumRows,
        first: withoutUndefined({ uid }),
      }),
    answer: listOf(privateThread),
    reply: (list) => toList(list, toPrivateThread),
  }),
  'user.user.MsUserForumReply/getSendPrivateThreadList': reading({
    method: 'POST',
    access: 'user',
    params: { choose_id: optionalInteger(), ...pages(goodsChats) },
    call: (api, { page, limit, choose_id: subjectId }) =>
      api.conversations.list({ kind: 'ad', side: 'asker', page, limit, first: withoutUndefined({ subjectId }) }),
    answer: listOf(privateThread),
    reply: (list) => toList(list, toPrivateThread),
  }),
  'user.user.MsUserForumReply/getPrivateReplyList': readingMarked({
    method: 'POST',
    access: 'user',
    params: { thread_id: optionalInteger(), chat_id: optionalInteger() },
    either: ['thread_id', 'chat_id'],
    call: (api, { thread_id: threadId, chat_id: chatId }) =>
      threadId === undefined && chatId === undefined
        ? fail('ID_INVALID', { field: 'thread_id' })
        : openChat(api, over(threadId ?? 0), chatId),
    answer: listOf(chatLine),
    reply: (lines) => toList({ data: lines, total: lines.length }, toChatLine),
  }),
  'user.user.MsUserForumReply/invisible': endpoint({
    method: 'POST',
    access: 'user',
    params: { id: integer(), invisible: integerOr(HIDE) },
    call: (api, { id, invisible }) => {
      if (invisible !== HIDE && invisible !== 0) fail('INPUT_INVALID', { field: 'invisible' })
      return invisible === HIDE ? api.conversations.takeBack({ id }) : api.conversations.showAgain({ id })
    },
    answer: z.null(),
    reply: () => null,
    success: 'CHANGED',
  }),
}
