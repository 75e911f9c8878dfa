import { coinToUsd, CURRENCIES, formatAmount, formatRate, moneyFromWire } from '@jindu/domain/money'
import { OTC_OFFER_STATUS_NUMBERS, OTC_OFFER_TYPE_NUMBERS } from '@jindu/domain/otc/offers'
import { z } from 'zod'
import type { Answered, Api } from '../endpoint.ts'
import { currencyNames, decimal, toCurrencyNames, toDecimal } from './money.ts'

type Offer = Answered<Api['otcOffers']['info']>

const flag = z.union([z.literal(0), z.literal(1)])

/** An offer in the format of wallet-and-otc.md §3; `total_amount` is its total value in dollars. */
export const offer = z.object({
  id: z.int(),
  type: z.union([z.literal(1), z.literal(2)]),
  user_id: z.int(),
  currency_id: z.int(),
  currency: currencyNames,
  total_amount: decimal,
  total_volume: decimal,
  unit_price: decimal,
  minimum_amount: decimal,
  maximum_amount: decimal,
  ongoing_volume: decimal,
  completed_volume: decimal,
  remaining_volume: decimal,
  returned_volume: decimal,
  remark: z.string(),
  create_time: z.int(),
  offline: flag,
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  register_days: z.int(),
  goods_trade: z.int(),
  otc_trade_amount: z.int(),
  otc_malicious_times: z.int(),
  is_author: flag,
})

export function toOffer(row: Offer): z.input<typeof offer> {
  const { requirements } = row
  const unitPrice = { currency: row.unitPrice.currency, usdE8: BigInt(row.unitPrice.usdE8) }
  return {
    id: row.id,
    type: OTC_OFFER_TYPE_NUMBERS[row.side],
    user_id: row.ownerUid,
    currency_id: CURRENCIES[row.total.asset].id,
    currency: toCurrencyNames(row.total.asset),
    total_amount: formatAmount(coinToUsd(moneyFromWire(row.total), unitPrice, 'down')),
    total_volume: toDecimal(row.total),
    unit_price: formatRate(unitPrice),
    minimum_amount: toDecimal(row.minimum),
    maximum_amount: toDecimal(row.maximum),
    ongoing_volume: toDecimal(row.running),
    completed_volume: toDecimal(row.completed),
    remaining_volume: toDecimal(row.remaining),
    returned_volume: toDecimal(row.returned),
    remark: row.remark,
    create_time: row.createdAt,
    offline: row.takenDownBy === null ? 0 : 1,
    status: OTC_OFFER_STATUS_NUMBERS[row.status],
    register_days: requirements.registerDays,
    goods_trade: requirements.goodsTrade,
    otc_trade_amount: requirements.otcTradeAmount,
    // Old clients have no word for none at all: 0 tolerates any.
    otc_malicious_times: requirements.otcMaliciousTimes ?? 0,
    is_author: row.isOwn ? 1 : 0,
  }
}
