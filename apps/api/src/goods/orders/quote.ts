import { fail } from '@jindu/domain/errors'
import { goodsSum, unitPrice, type SumFacts } from '@jindu/domain/goods/goods'
import { money, usd, type CurrencyCode, type Money } from '@jindu/domain/money'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { assertOpen } from '../../platform/chain/index.ts'
import { quoteUsd, type Quote } from '../../platform/rates/quote.ts'
import { loadCode } from '../discounts/index.ts'
import { ledgerAccount } from '../../platform/ledger/tables.ts'
import { pricingOf } from '../goods/index.ts'
import { goods } from '../goods/tables.ts'

/**
 * The current price of a purchase in coin after the discount, rounded up, because the user pays, and the discount in dollars.
 * @throws DomainError RATE_UNAVAILABLE
 */
export function quoteTotal(app: App, bought: SumFacts, currency: CurrencyCode): Quote & { readonly off: Money<'USD'> } {
  const { total, off } = goodsSum(bought)
  return { ...quoteUsd(app, total, currency), off }
}

export interface QuoteInput {
  readonly goodsId: number
  readonly volume: number
  readonly currency: CurrencyCode
  readonly code?: string | undefined
  /** The price of a piece that the buyer names, on goods with a named price. */
  readonly named?: Money<'USD'> | undefined
}

/**
 * A quote for the buyer panel, with the reader's balance when they are logged in.
 * @throws DomainError GOODS_NOT_FOUND, CURRENCY_NOT_ACCEPTED, RATE_UNAVAILABLE, and what a code is refused with
 */
export async function readQuote(app: App, uid: number | null, { goodsId, volume, currency, code, named }: QuoteInput) {
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
      sellerUid: goods.sellerUid,
      priceCents: goods.priceCents,
      pricing: goods.pricing,
      balance: sql<string | null>`(${balance})::text`,
    })
    .from(goods)
    .where(eq(goods.id, goodsId))
  if (row === undefined) return fail('GOODS_NOT_FOUND', { id: goodsId })
  const { price } = unitPrice({
    list: usd(row.priceCents),
    pricing: pricingOf(row.pricing),
    volume,
    named: named ?? null,
    now: app.clock.now(),
  })
  const discount =
    code === undefined ? null : await loadCode(app, uid, { code, sellerUid: row.sellerUid, goodsId, price, volume })
  const quote = quoteTotal(app, { price, volume, off: discount?.off ?? null }, currency)
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
