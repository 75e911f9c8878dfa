import { partsOf, type SplitParts } from '@jindu/domain/goods-order'
import { BASIS_POINTS_PER_WHOLE, splitAmount, zero, type CurrencyCode, type Money } from '@jindu/domain/money'
import type { ApiInputs } from '../../../shared/trpc/types.ts'

export type Ruling = ApiInputs['goodsOrders']['rule']['ruling']

interface Terms {
  readonly escrow: Money<CurrencyCode>
  readonly feeBasisPoints: number
}

const buyersPart = (ruling: Ruling, escrow: Money<CurrencyCode>): Money<CurrencyCode> => {
  if (ruling.to === 'buyer') return escrow
  if (ruling.to === 'seller') return zero(escrow.asset)
  const share = ruling.buyerBasisPoints
  return splitAmount(escrow, [share, BASIS_POINTS_PER_WHOLE - share])[0] ?? escrow
}

/** What each side would get by a ruling, to the smallest unit. */
export const rulingParts = (ruling: Ruling, terms: Terms): SplitParts =>
  partsOf(terms, buyersPart(ruling, terms.escrow))

const PERCENT = /^(\d{1,2})(?:[.,](\d{1,2}))?$/

/** Hundredths of a percent from what was typed; null when it leaves one side nothing or is no percentage. */
export function readPercent(text: string): number | null {
  const [, whole, rest = ''] = PERCENT.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const share = Number(whole) * 100 + Number(rest.padEnd(2, '0'))
  return share > 0 ? share : null
}
