import { usd } from '@jindu/domain/money'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import { refuseOthers } from '../load-own.ts'
import { goods } from '../tables.ts'
import { pricingOf } from './stored-pricing.ts'

/**
 * How one's own goods are priced, to edit.
 * @throws DomainError GOODS_NOT_FOUND, GOODS_WRONG_PARTY for goods of somebody else
 */
export async function readPricing(app: App, uid: number, id: number) {
  const [row] = await app.db
    .select({ priceCents: goods.priceCents, pricing: goods.pricing })
    .from(goods)
    .where(and(eq(goods.id, id), eq(goods.sellerUid, uid)))
  if (row === undefined) return refuseOthers(app, id)
  return { id, price: usd(row.priceCents), pricing: pricingOf(row.pricing) }
}
