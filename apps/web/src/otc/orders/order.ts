import { formatCoin, moneyFromWire, type MoneyWire } from '@jindu/domain/money'
import type { ApiOutputs } from '../../shared/trpc/types.ts'

/** An order as one of its parties (or staff) reads it. */
export type OtcOrder = ApiOutputs['otcOrders']['info']

/** A row of a list of them. */
export type OtcOrderRow = ApiOutputs['otcOrders']['list']['data'][number]

/** `0.01559090 BTC`: for sentences and buttons. */
export const amountText = (of: MoneyWire): string => formatCoin(moneyFromWire(of))
