import { money, type CurrencyCode, type Money } from '@jindu/domain/money'
import { and, eq } from 'drizzle-orm'
import type { App } from '../app.ts'
import { ledgerAccount } from '../ledger/tables.ts'
import { quoteUsd } from './quote.ts'

/**
 * What dollars cost in each coin, and what a user has of it to spend.
 * @throws DomainError RATE_UNAVAILABLE
 */
export async function coinQuotes(app: App, uid: number, price: Money<'USD'>, currencies: readonly CurrencyCode[]) {
  const held = await app.db
    .select({ currency: ledgerAccount.currency, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.kind, 'user_fund'), eq(ledgerAccount.owner, String(uid))))
  return currencies.map((currency) => {
    const { total, rate } = quoteUsd(app, price, currency)
    const balance = money(currency, held.find((row) => row.currency === currency)?.balance ?? 0n)
    return { total, rate, rateAt: rate.quotedAt, balance, enough: balance.units >= total.units }
  })
}
