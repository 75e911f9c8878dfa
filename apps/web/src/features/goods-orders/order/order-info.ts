import type { MoneyWire } from '@jindu/domain/money'
import { formatCoin, formatRate, groupThousands, moneyFromWire } from '@jindu/domain/money'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'

/** An order as one of its parties (or staff) reads it. */
export type OrderInfo = ApiOutputs['goodsOrders']['info']

/** `1.28438380 LTC`: for sentences and buttons, where the exact amount is part of the words. */
export function amountText(of: MoneyWire): string {
  return formatCoin(moneyFromWire(of))
}

const TEN_USD_E8 = 1_000_000_000n

/** `$97.67`, below ten dollars `$0.9996`: the rate of a purchase as people say it; the amounts beside it are exact. */
export function rateText({ currency, usdE8 }: OrderInfo['rate']): string {
  const exact = BigInt(usdE8)
  const step = exact < TEN_USD_E8 ? 10_000n : 1_000_000n
  const rounded = ((exact + step / 2n) / step) * step
  return `$${groupThousands(formatRate({ currency, usdE8: rounded }))}`
}

/** `24.75%`: a part of an amount, rounded to hundredths. */
export function percentOf(part: MoneyWire, whole: MoneyWire): string {
  const all = BigInt(whole.units)
  return `${Number((BigInt(part.units) * 10_000n + all / 2n) / all) / 100}%`
}

/** Where the money of an order lies. */
export function placeOf({ status, outcome }: Pick<OrderInfo, 'status' | 'outcome'>): 'from' | 'held' | 'to' | 'split' {
  if (status === 'open') return 'held'
  if (outcome === 'ruledSplit' || outcome === 'agreedSplit') return 'split'
  return status === 'revoked' ? 'from' : 'to'
}

/** Nothing can change any more. */
export const isEnded = ({ status }: Pick<OrderInfo, 'status'>): boolean => status !== 'open'
