import { MESSAGE_TYPES, type MessageType } from '@jindu/domain/messages'
import { fail } from '@jindu/domain/errors'
import { MESSAGE_TYPE_WORDS } from '@jindu/i18n'
import { z } from 'zod'
import { endpoint, reading } from '../endpoint.ts'
import { integer, optionalInteger, pages } from '../params.ts'
import { listOf, toList } from '../wire/goods.ts'
import { messageRecord, toMessageRecord } from '../wire/message.ts'

const nothing = z.null()

const list = (...types: [MessageType, ...MessageType[]]) =>
  reading({
    method: 'GET',
    access: 'user',
    params: pages(20),
    call: (api, p) => api.messages.list({ ...p, types }),
    answer: listOf(messageRecord),
    reply: (messages, { locale }) => toList(messages, (message) => toMessageRecord(message, locale)),
  })

const typeOf = (number: number): MessageType => {
  const [found] = Object.entries(MESSAGE_TYPES).find(([, each]) => each === number) ?? []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of the domain's table
  return (found as MessageType | undefined) ?? fail('INPUT_INVALID', { field: 'message_type_id' })
}

export const messageEndpoints = {
  'user.user.MsUserMessage/getForumMessageList': list('forum'),
  'user.user.MsUserMessage/getGoodsMessageList': list('goods'),
  'user.user.MsUserMessage/getOrderMessageList': list('order'),
  // Those of staff and the others have no call of their own.
  'user.user.MsUserMessage/getSystemMessageList': list('system', 'admin', 'other'),
  'user.user.MsUserMessage/getOtcMessageList': list('otc'),
  'user.user.MsUserMessage/getOtcOrderMessageList': list('otcOrder'),
  'user.user.MsUserMessage/getUserMessageType': reading({
    method: 'GET',
    access: 'user',
    params: pages(50),
    call: (api, p) => api.messages.types(p),
    answer: listOf(z.object({ id: z.int(), event: z.string(), unread: z.int() })),
    reply: (types, { locale }) =>
      toList(types, ({ type, unread }) => ({
        id: MESSAGE_TYPES[type],
        event: MESSAGE_TYPE_WORDS[type][locale],
        unread,
      })),
  }),
  'user.user.MsUserMessage/readMessage': endpoint({
    method: 'POST',
    access: 'user',
    params: { record_id: integer(), message_id: optionalInteger() },
    call: (api, { record_id: id, message_id: message = id }) =>
      message === id ? api.messages.read({ id }) : fail('MESSAGE_NOT_FOUND', { id }),
    answer: nothing,
    reply: () => null,
  }),
  'user.user.MsUserMessage/markAllMessageRead': endpoint({
    method: 'POST',
    access: 'user',
    params: { message_type_id: integer() },
    call: (api, p) => api.messages.markRead({ type: typeOf(p.message_type_id) }),
    answer: nothing,
    reply: () => null,
  }),
}
