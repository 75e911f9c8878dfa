import type { MoneyWire } from '@jindu/domain/money'
import { formatCoin, moneyFromWire } from '@jindu/domain/money'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'

/** An order as one of its parties (or staff) reads it. */
export type OrderInfo = ApiOutputs['goodsOrders']['info']

/** `1.28438380 LTC`: for sentences and buttons, where the exact amount is part of the words. */
export function amountText(of: MoneyWire): string {
  return formatCoin(moneyFromWire(of))
}

/** `24.75%`: a part of an amount, rounded to hundredths. */
export function percentOf(part: MoneyWire, whole: MoneyWire): string {
  const all = BigInt(whole.units)
  return `${Number((BigInt(part.units) * 10_000n + all / 2n) / all) / 100}%`
}

/** Whether the site charges a fee on the seller's proceeds. */
export const hasFee = ({ proceeds }: Pick<OrderInfo, 'proceeds'>): boolean => proceeds.fee.units !== '0'

/** Nothing can change any more. */
export const isEnded = ({ status }: Pick<OrderInfo, 'status'>): boolean => status !== 'open'
