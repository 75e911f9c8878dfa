import { isDomainError } from '@jindu/domain/errors'
import { money, type CurrencyCode, type Money } from '@jindu/domain/money'
import { and, eq } from 'drizzle-orm'
import type { App } from '../app.ts'
import { ledgerAccount } from '../ledger/tables.ts'
import { quoteUsd, type Quote } from './quote.ts'

/** Null if the coin has no rate. */
function quoteOrNull(app: App, price: Money<'USD'>, currency: CurrencyCode): Quote | null {
  try {
    return quoteUsd(app, price, currency)
  } catch (error) {
    if (isDomainError(error) && error.code === 'RATE_UNAVAILABLE') return null
    throw error
  }
}

/** Quotes a dollar price in each coin with a rate, with the user's balance; `unquoted` lists the coins without one. */
export async function coinQuotes(app: App, uid: number, price: Money<'USD'>, currencies: readonly CurrencyCode[]) {
  const held = await app.db
    .select({ currency: ledgerAccount.currency, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.kind, 'user_fund'), eq(ledgerAccount.owner, String(uid))))
  const quoted = currencies.map((currency) => ({ currency, quote: quoteOrNull(app, price, currency) }))
  const coins = quoted.flatMap(({ currency, quote }) => {
    if (quote === null) return []
    const { total, rate } = quote
    const balance = money(currency, held.find((row) => row.currency === currency)?.balance ?? 0n)
    return [{ total, rate, rateAt: rate.quotedAt, balance, enough: balance.units >= total.units }]
  })
  return { coins, unquoted: quoted.filter(({ quote }) => quote === null).map(({ currency }) => currency) }
}
