import { usd } from '@jindu/domain/money'
import { rightsPrice } from '@jindu/domain/accounts/paid-terms'
import { monthCentsOf, renewedStopTime, type Right } from '@jindu/domain/accounts/rights'
import type { App } from '../../platform/app.ts'
import { openHere } from '../../platform/chain/index.ts'
import { coinQuotes } from '../../platform/rates/coin-quotes.ts'
import { readHoldings } from './holdings.ts'

interface QuoteInput {
  readonly right: Right
  readonly months: number
}

/**
 * What months of a right cost now in each coin, what the reader has of it, and until when they would hold it.
 * @throws DomainError RIGHT_MONTHS_INVALID
 */
export async function quoteRight(app: App, uid: number, { right, months }: QuoteInput) {
  const monthCents = monthCentsOf(right, app.settings.current())
  const totalUsd = rightsPrice(monthCents, months)
  const [holdings, quotes] = await Promise.all([
    readHoldings(app.db, uid),
    coinQuotes(app, uid, totalUsd, openHere(app, 'rights')),
  ])
  const now = app.clock.now()
  const held = holdings[right]?.until ?? null
  return {
    right,
    months,
    monthPrice: usd(monthCents),
    totalUsd,
    now,
    heldUntil: held,
    until: renewedStopTime(held ?? 0, months, now),
    ...quotes,
  }
}
