import { CURRENCIES, formatRate } from '@jindu/domain/money'
import { OTC_ORDER_STATUS_NUMBERS } from '@jindu/domain/otc/orders'
import { z } from 'zod'
import type { Answered, Api } from '../endpoint.ts'
import { currencyNames, decimal, toCurrencyNames, toDecimal, toSeconds } from './money.ts'

type Order = Answered<Api['otcOrders']['list']>['data'][number]

const PROGRESS = { awaitingPayment: 0, awaitingRelease: 0, held: 1, complaint: 2, ended: 0 } as const

/** An order as wallet-and-otc.md §3 names it; times in unix seconds, 0 for none. */
export const otcOrderRow = z.object({
  id: z.int(),
  topic_id: z.int(),
  seller_id: z.int(),
  buyer_id: z.int(),
  buy_volume: decimal,
  currency_id: z.int(),
  currency: currencyNames,
  unit_price: decimal,
  total_amount: decimal,
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  progress: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  buyer_pay_time: z.int(),
  hold_time: z.int(),
  seller_complaint_time: z.int(),
  buyer_complaint_time: z.int(),
  system_settle_time: z.int(),
  create_time: z.int(),
  chat_id: z.int(),
})

export const otcOrderInfo = otcOrderRow.extend({
  action: z.array(z.object({ create_time: z.int(), text: z.string() })),
})

export function toOtcOrder(order: Order): z.input<typeof otcOrderRow> {
  const { currency } = order.unitPrice
  return {
    id: order.id,
    topic_id: order.offerId,
    seller_id: order.sellerUid,
    buyer_id: order.buyerUid,
    buy_volume: toDecimal(order.amount),
    currency_id: CURRENCIES[currency].id,
    currency: toCurrencyNames(currency),
    unit_price: formatRate({ currency, usdE8: BigInt(order.unitPrice.usdE8) }),
    total_amount: toDecimal(order.total),
    status: OTC_ORDER_STATUS_NUMBERS[order.status],
    progress: PROGRESS[order.progress],
    buyer_pay_time: toSeconds(order.paidAt),
    hold_time: toSeconds(order.heldSince),
    seller_complaint_time: toSeconds(order.sellerComplaintAt),
    buyer_complaint_time: toSeconds(order.buyerComplaintAt),
    system_settle_time: order.status === 'open' ? toSeconds(order.requirableAt) : toSeconds(order.endedAt),
    create_time: order.createdAt,
    chat_id: order.chatId ?? 0,
  }
}
