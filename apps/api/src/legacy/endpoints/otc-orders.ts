import { fail } from '@jindu/domain/errors'
import { moneyToWire, parseAmount } from '@jindu/domain/money'
import { parseUnitPrice } from '@jindu/domain/otc/offers'
import { timelineText } from '@jindu/i18n'
import { z } from 'zod'
import { endpoint, reading, type Api, type ReadingApi } from '../endpoint.ts'
import { currency, integer, integerOr, neededText, optionalCurrency, optionalInteger, pages } from '../params.ts'
import { listOf, toList } from '../wire/goods.ts'
import { otcOrderInfo, otcOrderRow, toOtcOrder } from '../wire/otc-order.ts'
import { withoutUndefined } from '../without-undefined.ts'

const step = (call: (api: Api, id: number) => Promise<unknown>) =>
  endpoint({
    method: 'POST',
    access: 'user',
    params: { id: integer() },
    call: (api, p) => call(api, p.id),
    answer: z.null(),
    reply: () => null,
  })

async function withTimeline(api: ReadingApi, id: number) {
  const [order, timeline] = await Promise.all([api.otcOrders.info({ id }), api.otcOrders.timeline({ id })])
  return { order, timeline: timeline.data }
}

interface NamedTalk {
  readonly topic_id: number | undefined
  readonly order_id: number | undefined
  readonly chat_id: number | undefined
}

/** The orders of a chat: between its two sides over its offer. With only an offer: all of the caller's orders on it. */
async function ofTalk(api: ReadingApi, { topic_id: offerId, order_id: id, chat_id: conversationId }: NamedTalk) {
  if (conversationId !== undefined) {
    const { subject, other } = await api.conversations.info({ conversationId })
    if (subject.kind !== 'otcOffer' || other === null) return fail('CHAT_NOT_FOUND', { id: conversationId })
    return { offerId: offerId ?? subject.id, otherUid: other.uid }
  }
  if (id === undefined) return { offerId: offerId ?? fail('ID_INVALID', { field: 'topic_id' }) }
  const order = await api.otcOrders.info({ id })
  const otherUid = order.role === 'buyer' ? order.sellerUid : order.buyerUid
  return { offerId: offerId ?? order.offerId, otherUid }
}

const MY_SIDES = [undefined, 'buy', 'sell'] as const

export const otcOrderEndpoints = {
  'user.otc.MsOtcOrderNew/createOtcOrder': endpoint({
    method: 'POST',
    access: 'user',
    params: {
      id: integer(),
      volume: neededText('OFFER_TAKE_QUANTITY_REQUIRED'),
      currency_id: currency(),
      unit_price: neededText(),
    },
    call: (api, p, request) =>
      api.otcOrders.take({
        id: p.id,
        volume: { ...moneyToWire(parseAmount(p.volume, p.currency_id)), asset: p.currency_id },
        unitPrice: parseUnitPrice(p.unit_price).toString(),
        idempotencyKey: request.idempotencyKey,
      }),
    answer: z.object({ id: z.int() }),
    reply: (order) => order,
    success: 'ORDER_PLACED',
  }),
  'user.otc.MsOtcOrderNew/getOrderInfo': reading({
    method: 'GET',
    access: 'user',
    params: { id: integer() },
    call: (api, p) => withTimeline(api, p.id),
    answer: otcOrderInfo,
    reply: ({ order, timeline }, { locale }) => ({
      ...toOtcOrder(order),
      action: timeline.map((row) => ({ create_time: row.at, text: timelineText(row.note, locale, order.role) })),
    }),
  }),
  'user.otc.MsOtcOrderNew/getMyOrderList': reading({
    method: 'GET',
    access: 'user',
    params: {
      ...pages(30),
      currency_id: optionalCurrency(),
      type: integerOr(0),
      my_offset: optionalInteger(),
      other_offset: optionalInteger(),
    },
    call: (api, p) => {
      const page = { page: p.page, limit: p.limit }
      return api.otcOrders.list({ ...page, ...withoutUndefined({ currency: p.currency_id, side: MY_SIDES[p.type] }) })
    },
    answer: listOf(otcOrderRow),
    reply: (list) => toList(list, toOtcOrder),
  }),
  'user.otc.MsOtcOrderNew/getChatOrderList': reading({
    method: 'GET',
    access: 'user',
    params: { ...pages(30), topic_id: optionalInteger(), order_id: optionalInteger(), chat_id: optionalInteger() },
    either: ['topic_id', 'order_id', 'chat_id'],
    call: async (api, { page, limit, ...named }) =>
      api.otcOrders.list({ page, limit, ...withoutUndefined(await ofTalk(api, named)) }),
    answer: listOf(otcOrderRow),
    reply: (list) => toList(list, toOtcOrder),
  }),
  'user.otc.MsOtcOrderNew/payOrder': step((api, id) => api.otcOrders.pay({ id })),
  'user.otc.MsOtcOrderNew/cancelOrder': step((api, id) => api.otcOrders.cancel({ id })),
  'user.otc.MsOtcOrderNew/releaseOrder': step((api, id) => api.otcOrders.release({ id, matches: true })),
  'user.otc.MsOtcOrderNew/buyerRequireSettleOrder': step((api, id) => api.otcOrders.requireSettle({ id })),
  'user.otc.MsOtcOrderNew/sellerRequireCancelOrder': step((api, id) => api.otcOrders.requireCancelOrRefund({ id })),
  'user.otc.MsOtcOrderNew/hangUpOrder': step((api, id) => api.otcOrders.toggleHold({ id })),
  'user.otc.MsOtcOrderNew/buyerComplaintOrder': step((api, id) => api.otcOrders.toggleComplaint({ id, as: 'buyer' })),
  'user.otc.MsOtcOrderNew/sellComplaintOrder': step((api, id) => api.otcOrders.toggleComplaint({ id, as: 'seller' })),
}
