import { fail } from '@jindu/domain/errors'
import { money, multiply, usd, type CurrencyCode, type Money } from '@jindu/domain/money'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { assertOpen } from '../../platform/chain/index.ts'
import { quoteUsd, type Quote } from '../../platform/rates/quote.ts'
import { ledgerAccount } from '../../platform/ledger/tables.ts'
import { goods } from '../goods/tables.ts'

/**
 * The current price of `volume` pieces in coin, rounded up, because the user pays.
 * @throws DomainError RATE_UNAVAILABLE
 */
export function quoteTotal(app: App, price: Money<'USD'>, volume: number, currency: CurrencyCode): Quote {
  return quoteUsd(app, multiply(price, volume), currency)
}

export interface QuoteInput {
  readonly goodsId: number
  readonly volume: number
  readonly currency: CurrencyCode
}

/**
 * A quote for the buyer panel, with the reader's balance when they are logged in.
 * @throws DomainError GOODS_NOT_FOUND, CURRENCY_NOT_ACCEPTED, RATE_UNAVAILABLE
 */
export async function readQuote(app: App, uid: number | null, { goodsId, volume, currency }: QuoteInput) {
  const { db } = app
  assertOpen(app, 'goods', currency)
  const balance = db
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(
      and(
        eq(ledgerAccount.kind, 'user_fund'),
        eq(ledgerAccount.owner, String(uid)),
        eq(ledgerAccount.currency, currency),
      ),
    )
  const [row] = await db
    .select({
      versionId: goods.versionId,
      priceCents: goods.priceCents,
      balance: sql<string | null>`(${balance})::text`,
    })
    .from(goods)
    .where(eq(goods.id, goodsId))
  if (row === undefined) return fail('GOODS_NOT_FOUND', { id: goodsId })
  const price = usd(row.priceCents)
  const quote = quoteTotal(app, price, volume, currency)
  const held = uid === null ? null : money(currency, BigInt(row.balance ?? '0'))
  return {
    goodsId,
    versionId: row.versionId,
    price,
    volume,
    ...quote,
    balance: held,
    enough: held === null ? null : held.units >= quote.total.units,
  }
}
