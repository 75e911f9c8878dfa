import type { SiteSettings } from '@jindu/domain/accounts/site'
import { createHash } from 'node:crypto'
import type { OfferRow } from './offer-row.ts'

const MARK_LENGTH = 16

/**
 * A digest of what a taker agrees to beside price and amount: times to pay and to answer, hours, ways and currency of
 * payment, remark, and what a demand for settlement does.
 */
export function termsMark(
  { paySeconds, hours, methods, fiat, remark }: OfferRow,
  { autoOrderSettleSeconds, otcSettleDemand }: Pick<SiteSettings, 'autoOrderSettleSeconds' | 'otcSettleDemand'>,
): string {
  const terms = [paySeconds, hours, methods, fiat, remark, autoOrderSettleSeconds, otcSettleDemand]
  return createHash('sha256').update(JSON.stringify(terms)).digest('hex').slice(0, MARK_LENGTH)
}
