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
 * Quotes months of a right in each coin, with the user's balance, current end time, and end time after buying.
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
