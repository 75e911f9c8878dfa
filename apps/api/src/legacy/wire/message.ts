import { MESSAGES, type MessageSubjectKind } from '@jindu/domain/messages'
import { formatCoin, moneyFromWire } from '@jindu/domain/money'
import { messageText, type Locale } from '@jindu/i18n'
import { z } from 'zod'
import type { Answered, Api } from '../endpoint.ts'
import { decimal, toCurrencyNames, currencyNames, toDecimal } from './money.ts'

type Message = Answered<Api['messages']['list']>['data'][number]

const flag = z.union([z.literal(0), z.literal(1)])
/** 0 for none. */
const id = z.int()

/** A message in the format of marketplace.md §3 and wallet-and-otc.md §3; inapplicable fields are 0 or null. */
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
  otcOrder: z.object({ id, otc_id: id, amount: decimal, currency: currencyNames }).nullable(),
  chatInfo: z.object({ type: z.union([z.literal(1), z.literal(2)]) }).nullable(),
  topicInfo: z.object({ id, title: z.string() }).nullable(),
  thread: z.object({ id, title: z.string() }).nullable(),
  postInfo: z.object({ contents: z.string() }),
})

/** Values of `chatInfo.type`: a private conversation or a public comment. */
const PRIVATE_CONSULTATION = 1
const PUBLIC_COMMENT = 2

const CHAT_TYPES: Readonly<Partial<Record<MessageSubjectKind, { readonly type: 1 | 2 }>>> = {
  conversation: { type: PRIVATE_CONSULTATION },
  comment: { type: PUBLIC_COMMENT },
}

/** Ids in a message by kind: its subject and the things that contain it. */
function idsOf({ message, about }: Message): Readonly<Partial<Record<MessageSubjectKind, number>>> {
  return { ...about?.within, [MESSAGES[message.kind].subject]: message.subjectId }
}

/** The message as one text, including its reason, because old clients show no other field. */
function contentsOf({ message, senderId, own }: Message, locale: Locale): string {
  const said = messageText(message, locale, own ? undefined : senderId)
  return 'reason' in message.facts ? `${said}${locale === 'en' ? ': ' : '：'}${message.facts.reason}` : said
}

export function toMessageRecord(row: Message, locale: Locale): z.input<typeof messageRecord> {
  const { id: record, message, about, ofOwnThing, senderId, readAt, createdAt } = row
  const {
    goods = 0,
    goodsOrder = 0,
    conversation: chat = 0,
    ad: thread = 0,
    otcOffer: otc = 0,
    otcOrder = 0,
  } = idsOf(row)
  const { title = null, amount = null } = about ?? {}
  const { subject } = MESSAGES[message.kind]
  const sells = message.side === 'seller' || (message.kind === 'goodsTalk.said' && message.side === 'owner')
  return {
    id: record,
    message_id: record,
    record_id: record,
    sender_id: senderId,
    read_time: readAt ?? 0,
    is_seller: sells ? 1 : 0,
    is_author: ofOwnThing ? 1 : 0,
    create_time: createdAt,
    order_id: goodsOrder === 0 ? otcOrder : goodsOrder,
    goods_id: goods,
    chat_id: chat,
    thread_id: thread,
    otc_id: otc,
    goodsInfo: goods === 0 ? null : { id: goods, title: title ?? '' },
    orderInfo:
      amount === null || goodsOrder === 0
        ? null
        : { id: goodsOrder, goods_id: goods, amount: toDecimal(amount), currency: toCurrencyNames(amount.asset) },
    otcOrder:
      amount === null || otcOrder === 0
        ? null
        : { id: otcOrder, otc_id: otc, amount: toDecimal(amount), currency: toCurrencyNames(amount.asset) },
    chatInfo: CHAT_TYPES[subject] ?? null,
    topicInfo:
      otc === 0 ? null : { id: otc, title: title ?? (amount === null ? '' : formatCoin(moneyFromWire(amount))) },
    thread: thread === 0 ? null : { id: thread, title: title ?? '' },
    postInfo: { contents: contentsOf(row, locale) },
  }
}
