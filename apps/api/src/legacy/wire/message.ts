import { MESSAGES, type MessageSubjectKind } from '@jindu/domain/message'
import { messageText, type Locale } from '@jindu/i18n'
import { z } from 'zod'
import type { Answered, Api } from '../endpoint.ts'
import { decimal, toCurrencyNames, currencyNames, toDecimal } from './money.ts'

type Message = Answered<Api['messages']['list']>['data'][number]

const flag = z.union([z.literal(0), z.literal(1)])
/** 0: none. */
const id = z.int()

/** A message as marketplace.md §3 and wallet-and-otc.md §3 describe it; what does not apply is 0 or null. */
export const messageRecord = z.object({
  id,
  message_id: id,
  record_id: id,
  sender_id: id,
  read_time: z.int(),
  is_seller: flag,
  is_author: flag,
  create_time: z.int(),
  order_id: id,
  goods_id: id,
  chat_id: id,
  thread_id: id,
  otc_id: id,
  goodsInfo: z.object({ id, title: z.string() }).nullable(),
  orderInfo: z.object({ id, goods_id: id, amount: decimal, currency: currencyNames }).nullable(),
  otcOrder: z.object({ id }).nullable(),
  chatInfo: z.object({ type: z.union([z.literal(1), z.literal(2)]) }).nullable(),
  topicInfo: z.object({ id, title: z.string() }).nullable(),
  thread: z.object({ id, title: z.string() }).nullable(),
  postInfo: z.object({ contents: z.string() }),
})

/** What `chatInfo.type` says of a message about what was said in public. */
const PUBLIC_COMMENT = 2

/** The things that a message names, by their kind: its subject and what that belongs to. */
function idsOf({ message, about }: Message): Readonly<Partial<Record<MessageSubjectKind | 'chat', number>>> {
  return { ...about?.within, [MESSAGES[message.kind].subject]: message.subjectId }
}

/** What a message says in one text: old clients have no other place for it. */
function contentsOf({ message, senderId, own }: Message, locale: Locale): string {
  const said = messageText(message, locale, own || senderId === 0 ? undefined : senderId)
  return 'reason' in message.facts ? `${said}${locale === 'en' ? ': ' : '：'}${message.facts.reason}` : said
}

export function toMessageRecord(row: Message, locale: Locale): z.input<typeof messageRecord> {
  const { id: record, message, about, senderId, readAt, createdAt } = row
  const { goods = 0, goodsOrder = 0, chat = 0, ad: thread = 0, comment } = idsOf(row)
  const { title = null, amount = null } = about ?? {}
  return {
    id: record,
    message_id: record,
    record_id: record,
    sender_id: senderId,
    read_time: readAt ?? 0,
    is_seller: message.side === 'seller' ? 1 : 0,
    is_author: 0,
    create_time: createdAt,
    order_id: goodsOrder,
    goods_id: goods,
    chat_id: chat,
    thread_id: thread,
    otc_id: 0,
    goodsInfo: goods === 0 ? null : { id: goods, title: title ?? '' },
    orderInfo:
      amount === null || goodsOrder === 0
        ? null
        : { id: goodsOrder, goods_id: goods, amount: toDecimal(amount), currency: toCurrencyNames(amount.asset) },
    otcOrder: null,
    chatInfo: comment === undefined ? null : { type: PUBLIC_COMMENT },
    topicInfo: null,
    thread: thread === 0 ? null : { id: thread, title: title ?? '' },
    postInfo: { contents: contentsOf(row, locale) },
  }
}
