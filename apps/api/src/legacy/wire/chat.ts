import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import type { Answered, Api } from '../endpoint.ts'

type Line = Answered<Api['conversations']['lines']>['lines'][number]
type Talk = Answered<Api['conversations']['list']>['data'][number]
type Asked = Answered<Api['conversations']['asked']>['data'][number]

const flag = z.union([z.literal(0), z.literal(1)])

/** A private chat as marketplace.md §3 describes it: `id` is the chat, `user_id` who came to the owner of the goods. */
export const privateChat = z.object({
  goods_id: z.int(),
  id: z.int(),
  user_id: z.int(),
  goods: z.object({ title: z.string() }),
  update_time: z.int(),
})

export function toPrivateChat({ id, subject, askerUid, lastAt }: Talk): z.input<typeof privateChat> {
  return {
    goods_id: subject.id,
    id,
    user_id: askerUid,
    goods: { title: subject.title ?? '' },
    update_time: lastAt,
  }
}

/** A private chat about an ad, which old clients call a thread. */
export const privateThread = z.object({
  thread_id: z.int(),
  id: z.int(),
  user_id: z.int(),
  thread: z.object({ title: z.string() }),
  update_time: z.int(),
})

const toThread = ({ goods_id: threadId, goods: thread, ...chat }: z.input<typeof privateChat>) => ({
  ...chat,
  thread_id: threadId,
  thread,
})

export const toPrivateThread = (talk: Talk): z.input<typeof privateThread> => toThread(toPrivateChat(talk))
export const toAskedThread = (asked: Asked): z.input<typeof privateThread> => toThread(toAskedGoods(asked))
/** A chat over an offer of the fiat market: `id` is the chat, `user_id` who came to the owner of the offer. */
export const otcChat = z.object({
  id: z.int(),
  chat_id: z.int(),
  otc_id: z.int(),
  user_id: z.int(),
  unread: z.int(),
  update_time: z.int(),
})

export function toOtcChat({ id, subject, askerUid, unread, lastAt }: Talk): z.input<typeof otcChat> {
  return {
    id,
    chat_id: id,
    otc_id: subject.id,
    user_id: askerUid,
    unread,
    update_time: lastAt,
  }
}

/** Goods that others ask about, with their latest chat. */
export function toAskedGoods({
  subjectId,
  title,
  conversationId,
  askerUid,
  lastAt,
}: Asked): z.input<typeof privateChat> {
  return {
    goods_id: subjectId,
    id: conversationId,
    user_id: askerUid,
    goods: { title: title ?? '' },
    update_time: lastAt,
  }
}

/** A line of a chat (marketplace.md §3 "Comment or reply"); a removed line keeps its place with an empty text. */
export const chatLine = z.object({
  id: z.int(),
  user_id: z.int(),
  join_type: z.int(),
  nick_name: z.string(),
  contents: z.string(),
  attach: z.string(),
  create_time: z.int(),
  delete: flag,
  deltime: z.int(),
  deler: z.int(),
  is_adm: flag,
  show: flag,
})

/** With its chat's id, for owners who read all chats of a subject. */
export const chatLineOfAny = chatLine.extend({ chat_id: z.int() })

export const toChatLineOfAny = (line: Line): z.input<typeof chatLineOfAny> => ({
  ...toChatLine(line),
  chat_id: line.conversationId,
})

export function toChatLine({
  id,
  uid,
  side,
  nickName,
  html,
  fileIds,
  saidAt,
  takenBackAt,
}: Line): z.input<typeof chatLine> {
  const staff = side === 'staff'
  const gone = takenBackAt !== null
  return {
    id,
    user_id: uid ?? rules.talk.administratorSenderId,
    join_type: staff ? rules.talk.staffJoinType : 0,
    nick_name: nickName ?? '',
    contents: html ?? '',
    attach: fileIds.join(','),
    create_time: saidAt,
    delete: gone ? 1 : 0,
    deltime: takenBackAt ?? 0,
    deler: gone ? (uid ?? rules.talk.administratorSenderId) : 0,
    is_adm: staff ? 1 : 0,
    show: gone ? 0 : 1,
  }
}
