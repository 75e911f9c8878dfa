import { fail } from '@jindu/domain/errors'
import { moneyToWire, parseAmount } from '@jindu/domain/money'
import { parseUnitPrice } from '@jindu/domain/otc-offer'
import { timelineText } from '@jindu/i18n'
import { z } from 'zod'
import { endpoint, reading, type Api, type ReadingApi } from '../endpoint.ts'
import {
  currency,
  integer,
  integerOr,
  optionalCurrency,
  optionalInteger,
  optionalText,
  pages,
  text,
} from '../params.ts'
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

const MY_SIDES = [undefined, 'buy', 'sell'] as const

export const otcOrderEndpoints = {
  'user.otc.MsOtcOrderNew/createOtcOrder': endpoint({
    method: 'POST',
    access: 'user',
    params: { id: integer(), volume: optionalText(), currency_id: currency(), unit_price: text() },
    call: (api, p, request) =>
      api.otcOrders.take({
        id: p.id,
        volume: {
          ...moneyToWire(parseAmount(p.volume ?? fail('OFFER_TAKE_QUANTITY_REQUIRED'), p.currency_id)),
          asset: p.currency_id,
        },
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
  'user.otc.MsOtcOrderNew/payOrder': step((api, id) => api.otcOrders.pay({ id })),
  'user.otc.MsOtcOrderNew/cancelOrder': step((api, id) => api.otcOrders.cancel({ id })),
  'user.otc.MsOtcOrderNew/releaseOrder': step((api, id) => api.otcOrders.release({ id })),
  'user.otc.MsOtcOrderNew/buyerRequireSettleOrder': step((api, id) => api.otcOrders.requireSettle({ id })),
  'user.otc.MsOtcOrderNew/sellerRequireCancelOrder': step((api, id) => api.otcOrders.requireCancel({ id })),
  'user.otc.MsOtcOrderNew/hangUpOrder': step((api, id) => api.otcOrders.toggleHold({ id })),
  'user.otc.MsOtcOrderNew/buyerComplaintOrder': step((api, id) => api.otcOrders.toggleComplaint({ id, as: 'buyer' })),
  'user.otc.MsOtcOrderNew/sellComplaintOrder': step((api, id) => api.otcOrders.toggleComplaint({ id, as: 'seller' })),
}
