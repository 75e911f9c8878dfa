import { GOODS_ORDER_STATUS_NUMBERS, isUndelivered } from '@jindu/domain/goods/orders'
import { z } from 'zod'
import type { Answered, Api } from '../endpoint.ts'
import { currencyNames, decimal, toCurrencyNames, toDecimal, toRate, toSeconds } from './money.ts'

type Row = Omit<
  Answered<Api['goodsOrders']['list']>['data'][number],
  'received' | 'about' | 'chatId' | 'buyer' | 'seller'
>
type Info = Row & Pick<Answered<Api['goodsOrders']['info']>, 'chatId' | 'buyer' | 'seller'>

const flag = z.union([z.literal(0), z.literal(1)])

export const orderRow = z.object({
  id: z.int(),
  goods_id: z.int(),
  buyer: z.int(),
  seller: z.int(),
  status: z.int(),
  hold: flag,
  hold_disable: flag,
  seller_complaint: z.int(),
  buyer_complaint: z.int(),
  confirm_receive: z.int(),
  system_settle_time: z.int(),
  protect_time: z.int(),
  buyer_pay_time: z.int(),
  create_time: z.int(),
  volume: z.int(),
  usd_price: decimal,
  amount: decimal,
  exchange_rate: decimal,
  currency: currencyNames,
  goods: z.object({ user_id: z.int(), title: z.string() }),
})

/** When the clock settles; 0 while a hold stops it and before a delivery by hand; afterwards when the order ended. */
function systemSettleTime(order: Row): number {
  if (order.status !== 'open') return toSeconds(order.settledAt)
  return order.hold === null && !isUndelivered(order) ? order.protectUntil : 0
}

export function toOrderRow(order: Row): z.input<typeof orderRow> {
  return {
    id: order.id,
    goods_id: order.goodsId,
    buyer: order.buyerUid,
    seller: order.sellerUid,
    status: GOODS_ORDER_STATUS_NUMBERS[order.status],
    hold: order.hold === null ? 0 : 1,
    hold_disable: order.holdDisabled ? 1 : 0,
    seller_complaint: toSeconds(order.sellerComplaintAt),
    buyer_complaint: toSeconds(order.buyerComplaintAt),
    confirm_receive: toSeconds(order.confirmedAt),
    system_settle_time: systemSettleTime(order),
    protect_time: order.protectUntil,
    buyer_pay_time: order.paidAt,
    create_time: order.createdAt,
    volume: order.volume,
    usd_price: toDecimal(order.price),
    amount: toDecimal(order.amount),
    exchange_rate: toRate(order.rate.usdE8),
    currency: toCurrencyNames(order.rate.currency),
    goods: { user_id: order.sellerUid, title: order.title },
  }
}

export const orderInfo = orderRow.extend({
  chat_id: z.int(),
  buyer_last_online: z.int(),
  seller_last_online: z.int(),
})

export function toOrderInfo(order: Info): z.input<typeof orderInfo> {
  return {
    ...toOrderRow(order),
    chat_id: order.chatId,
    buyer_last_online: toSeconds(order.buyer.lastOnlineAt),
    seller_last_online: toSeconds(order.seller.lastOnlineAt),
  }
}

type AsBought = Answered<Api['goodsOrders']['goods']>

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const toHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** Secrets as the old clients can show them: behind the after-sales text, a paragraph each; a buyer's sealed units by their number. */
export function toSecretsHtml({ role, shared, units }: AsBought): string {
  const lines = units.flatMap(({ number, secret }) => {
    if (secret !== null) return [`<code>${toHtml(secret)}</code>`]
    return role === 'buyer' ? [`${number}: ••••••••`] : []
  })
  return [...(shared === null ? [] : [`<code>${toHtml(shared)}</code>`]), ...lines]
    .map((line) => `<p>${line}</p>`)
    .join('')
}
