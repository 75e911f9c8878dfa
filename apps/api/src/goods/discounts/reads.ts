import { fail } from '@jindu/domain/errors'
import { discountState, unitPrice } from '@jindu/domain/goods/goods'
import { usd, type Money } from '@jindu/domain/money'
import { count, desc, eq, inArray } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { pricingOf } from '../goods/index.ts'
import { goods } from '../goods/tables.ts'
import { loadCode, offOf, termsOf } from './load-code.ts'
import { discountCode } from './tables.ts'

/** A seller's codes, the newest first, with the titles of the goods that they are for. */
export async function listCodes({ db, clock }: App, uid: number, { page, limit }: { page: number; limit: number }) {
  const where = eq(discountCode.sellerUid, uid)
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(discountCode)
      .where(where)
      .orderBy(desc(discountCode.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ rows: count() }).from(discountCode).where(where),
  ])
  const named = [...new Set(rows.flatMap(({ goodsIds }) => goodsIds ?? []))]
  const titles =
    named.length === 0
      ? []
      : await db.select({ id: goods.id, title: goods.title }).from(goods).where(inArray(goods.id, named))
  const now = clock.now()
  const data = rows.map((row) => ({
    id: row.id,
    code: row.code,
    off: offOf(row),
    goods: row.goodsIds === null ? null : titles.filter(({ id }) => row.goodsIds?.includes(id)),
    maximumUses: row.maximumUses,
    uses: row.uses,
    onceEach: row.onceEach,
    firstOnly: row.firstOnly,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    minimum: row.minimumCents === null ? null : usd(row.minimumCents),
    createdAt: row.createdAt,
    endedAt: row.endedAt,
    state: discountState(termsOf(row), now),
  }))
  return { data, total: all?.rows ?? 0 }
}

export interface CheckedPurchase {
  readonly goodsId: number
  readonly volume: number
  readonly code: string
  /** The price of a piece that the buyer names, on goods with a named price. */
  readonly named?: Money<'USD'> | undefined
}

/**
 * Previews the discount of a code on a purchase; reserves nothing.
 * @param uid null for a visitor, of whom no earlier purchase is known
 * @throws DomainError GOODS_NOT_FOUND, and what `loadCode` refuses with
 */
export async function checkCode(app: App, uid: number | null, { goodsId, volume, code, named }: CheckedPurchase) {
  const [row] = await app.db
    .select({ sellerUid: goods.sellerUid, priceCents: goods.priceCents, pricing: goods.pricing })
    .from(goods)
    .where(eq(goods.id, goodsId))
  if (row === undefined) return fail('GOODS_NOT_FOUND', { id: goodsId })
  const { sellerUid, priceCents } = row
  const facts = { list: usd(priceCents), pricing: pricingOf(row.pricing), volume, named: named ?? null }
  const { price } = unitPrice({ ...facts, now: app.clock.now() })
  const { off } = await loadCode(app, uid, { code, sellerUid, goodsId, price, volume })
  return { code, off }
}
