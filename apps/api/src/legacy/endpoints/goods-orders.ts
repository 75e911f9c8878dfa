import { purchaseCurrencyField } from '@jindu/domain/input'
import { fail } from '@jindu/domain/errors'
import { readGoodsPrice } from '@jindu/domain/goods/goods'
import { moneyToWire } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { timelineText } from '@jindu/i18n'
import { z } from 'zod'
import { endpoint, reading, type ReadingApi } from '../endpoint.ts'
import { currency, flag, integer, neededText, number, optionalDigest, optionalInteger, pages } from '../params.ts'
import { categoryBrief, listOf, toCategoryBrief, toList } from '../wire/goods.ts'
import { orderInfo, orderRow, toOrderInfo, toOrderRow, toSecretsHtml } from '../wire/goods-order.ts'
import { decimal, toDecimal } from '../wire/money.ts'

const nothing = z.null()
const byOrder = { order_id: integer() }

const asBought = z.object({
  order_id: z.int(),
  id: z.int(),
  user_id: z.int(),
  title: z.string(),
  category_id: z.int(),
  category: categoryBrief,
  usd_price: decimal,
  post_id: z.int(),
  tid: z.int(),
  post: z.object({ contents: z.string() }),
  postInfo: z.object({ contents: z.string() }),
  attach: z.string(),
  goods_shipment: z.string(),
  attach_sales: z.string(),
  newer_shipment: z.union([z.literal(0), z.literal(1)]),
  create_time: z.int(),
})

type OrderEvent = 'confirm' | 'hold' | 'cancelHold' | 'complain' | 'cancelComplaint' | 'refund'

/** An event that the caller sends as a party of the order. */
const event = (name: OrderEvent) =>
  endpoint({
    method: 'POST',
    access: 'user',
    params: { id: integer() },
    call: (api, p) => api.goodsOrders[name]({ id: p.id }),
    answer: nothing,
    reply: () => null,
  })

/** A complaint call names the side, and the other side may not use it. */
const complaint = (name: 'complain' | 'cancelComplaint', side: 'buyer' | 'seller') =>
  endpoint({
    method: 'POST',
    access: 'user',
    params: { id: integer() },
    call: (api, p) => api.goodsOrders[name]({ id: p.id, as: side }),
    answer: nothing,
    reply: () => null,
  })

async function timeline(api: ReadingApi, id: number) {
  const [{ role }, { data }] = await Promise.all([api.goodsOrders.info({ id }), api.goodsOrders.timeline({ id })])
  return { role, data }
}

export const goodsOrderEndpoints = {
  'user.goods.MsOrder/createGoodsOrder': endpoint({
    method: 'POST',
    access: 'user',
    params: {
      currency_id: currency('SETTLEMENT_CURRENCY_REQUIRED', rules.wallet.purchaseCurrencies),
      id: integer(),
      volume: number('QUANTITY_REQUIRED'),
      password: optionalDigest(),
      usd_price: neededText(),
    },
    call: (api, p, request) => {
      const coin = purchaseCurrencyField.safeParse(p.currency_id)
      return api.goodsOrders.place({
        goodsId: p.id,
        volume: p.volume,
        currency: coin.success ? coin.data : fail('CURRENCY_NOT_ACCEPTED'),
        price: moneyToWire(readGoodsPrice(p.usd_price === '' ? fail('SEEN_PRICE_REQUIRED') : p.usd_price)),
        idempotencyKey: request.idempotencyKey,
        ...(p.password === undefined ? {} : { payPassword: p.password }),
      })
    },
    answer: z.object({ id: z.int() }),
    reply: (order) => order,
    success: 'ORDER_PLACED',
  }),
  'user.goods.MsOrder/getGoodsOrderList': reading({
    method: 'GET',
    access: 'user',
    params: { ...pages(20), self: optionalInteger(), my: flag() },
    call: (api, p) => api.goodsOrders.list({ page: p.page, limit: p.limit, side: p.my ? 'sell' : 'buy' }),
    answer: listOf(orderInfo),
    reply: (list) => toList(list, toOrderInfo),
  }),
  'user.goods.MsOrder/getOrderInfo': reading({
    method: 'GET',
    access: 'user',
    params: byOrder,
    call: (api, p) => api.goodsOrders.info({ id: p.order_id }),
    answer: orderInfo,
    reply: toOrderInfo,
  }),
  'user.goods.MsOrder/getOrderGoodsInfo': endpoint({
    method: 'GET',
    access: 'user',
    params: { ...byOrder, open: flag() },
    // The first read of the text counts as opening the delivery. Units stay sealed without `open`.
    call: (api, p) =>
      p.open ? api.goodsOrders.openDelivery({ id: p.order_id }) : api.goodsOrders.readDelivery({ id: p.order_id }),
    answer: asBought,
    reply: (goods) => ({
      order_id: goods.orderId,
      id: goods.goodsId,
      user_id: goods.sellerUid,
      title: goods.title,
      category_id: goods.category.id,
      category: toCategoryBrief(goods.category),
      usd_price: toDecimal(goods.price),
      post_id: goods.versionId,
      tid: goods.goodsId,
      post: { contents: goods.contentsHtml },
      postInfo: { contents: goods.contentsHtml },
      attach: goods.attach.join(','),
      goods_shipment: goods.shipmentHtml + toSecretsHtml(goods),
      attach_sales: goods.attachSales.join(','),
      newer_shipment: goods.newerShipment ? (1 as const) : (0 as const),
      create_time: goods.boughtAt,
    }),
  }),
  'user.goods.MsOrder/getOrderAction': reading({
    method: 'GET',
    access: 'user',
    params: { ...byOrder, goods_id: optionalInteger() },
    call: (api, p) => timeline(api, p.order_id),
    answer: z.array(z.object({ create_time: z.int(), text: z.string() })),
    reply: ({ role, data }, { locale }) =>
      data.map((row) => ({ create_time: row.at, text: timelineText(row.note, locale, role) })),
  }),
  'user.goods.MsOrder/getGoodsOrderListByChatId': reading({
    method: 'GET',
    access: 'user',
    params: { chat_id: integer() },
    call: (api, p) => api.goodsOrders.ofChat({ chatId: p.chat_id, limit: rules.pages.maximumRows }),
    answer: listOf(orderRow),
    reply: (list) => toList(list, toOrderRow),
  }),
  'user.goods.MsOrder/confirmReceive': event('confirm'),
  'user.goods.MsOrder/handleHold': event('hold'),
  'user.goods.MsOrder/handleCancelHold': event('cancelHold'),
  'user.goods.MsOrder/buyerComplaint': complaint('complain', 'buyer'),
  'user.goods.MsOrder/cancelBuyerComplaint': complaint('cancelComplaint', 'buyer'),
  'user.goods.MsOrder/sellerComplaint': complaint('complain', 'seller'),
  'user.goods.MsOrder/cancelSellerComplaint': complaint('cancelComplaint', 'seller'),
  'user.goods.MsOrder/refund': event('refund'),
}
