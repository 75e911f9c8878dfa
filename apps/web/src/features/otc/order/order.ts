import { formatCoin, moneyFromWire, type MoneyWire } from '@jindu/domain/money'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'

/** An order as one of its parties (or staff) reads it. */
export type OtcOrder = ApiOutputs['otcOrders']['info']

/** A row of a list of them. */
export type OtcOrderRow = ApiOutputs['otcOrders']['list']['data'][number]

/** `0.01559090 BTC`: for sentences and buttons. */
export const amountText = (of: MoneyWire): string => formatCoin(moneyFromWire(of))

/** Where the coin lies: it came from the seller and goes to the buyer. */
export function placeOf({ status, outcome }: Pick<OtcOrderRow, 'status' | 'outcome'>): 'from' | 'held' | 'to' {
  if (status === 'open') return 'held'
  // Of a split most of the picture is the same: the buyer has a part of it.
  return status === 'cancelled' || outcome === null ? 'from' : 'to'
}
