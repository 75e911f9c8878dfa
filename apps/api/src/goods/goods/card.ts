import { type Delivery, isAutomatic, orderBound, runningSale, stockLevel } from '@jindu/domain/goods/goods'
import { usdWire } from '@jindu/domain/input'
import { moneyToWire, usd } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import type { Locale } from '@jindu/i18n'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { briefOf, categoryBrief, goodsCategory } from '../categories/index.ts'
import { ratedOf, toRating, type Rated } from '../reviews/tables.ts'
import { pricingOf, type StoredPricing } from './pricing/stored-pricing.ts'
import { unsoldUpTo } from './stock/unsold.ts'
import { goods } from './tables.ts'

/**
 * Condition: publicly listed goods. A plain column reference, so that the planner matches the partial indexes'
 * predicate.
 */
export const listed = sql`${goods.listed}`

export const cardColumns = {
  id: goods.id,
  sellerUid: goods.sellerUid,
  title: goods.title,
  categoryId: goodsCategory.id,
  categoryTitleZh: goodsCategory.titleZh,
  categoryTitleEn: goodsCategory.titleEn,
  publicCommentsHidden: goodsCategory.publicCommentsHidden,
  priceCents: goods.priceCents,
  pricing: goods.pricing,
  versionId: goods.versionId,
  salesVolume: goods.salesVolume,
  salesAmount: goods.salesAmount,
  attentions: goods.attentions,
  delistedAt: goods.delistedAt,
  offline: goods.offline,
  coverFileId: goods.coverFileId,
  rated: ratedOf('goods', goods.id),
  createdAt: goods.createdAt,
  updatedAt: goods.updatedAt,
  pushedAt: goods.pushedAt,
  lowStock: goods.lowStock,
  delivery: goods.delivery,
  // Inlined as literals instead of parameters, so that the query plan is cached once.
  unsold: unsoldUpTo(sql`greatest(${goods.lowStock}, ${sql.raw(String(rules.goods.stock.maximumUnitsAnOrder))}) + 1`),
}

export interface CardRow {
  readonly id: number
  readonly sellerUid: number
  readonly title: string
  readonly categoryId: number
  readonly categoryTitleZh: string
  readonly categoryTitleEn: string
  readonly publicCommentsHidden: boolean
  readonly priceCents: bigint
  readonly pricing: StoredPricing | null
  readonly versionId: number
  readonly salesVolume: number
  readonly salesAmount: number
  readonly attentions: number
  readonly delistedAt: number | null
  readonly offline: boolean
  readonly coverFileId: string | null
  readonly rated: Rated
  readonly createdAt: number
  readonly updatedAt: number
  readonly pushedAt: number | null
  readonly lowStock: number
  readonly delivery: Delivery
  /** Capped: counted only as far as buyers need. */
  readonly unsold: number | null
}

const stars = z.object({ count: z.int(), sum: z.int() })
stars.register(z.globalRegistry, { id: 'Stars' })

export const goodsCard = z.object({
  id: z.int(),
  sellerUid: z.int(),
  title: z.string(),
  category: categoryBrief,
  /** The price of one piece now; of a named price its minimum. */
  price: usdWire,
  /** The running sale: the price without it, and its end. Null without one. */
  sale: z.object({ list: usdWire, endsAt: z.int() }).nullable(),
  /** The buyer names the price, at least `price`. */
  named: z.boolean(),
  versionId: z.int(),
  salesVolume: z.int(),
  salesAmount: z.int(),
  attentions: z.int(),
  status: z.enum(['normal', 'delisted']),
  offline: z.boolean(),
  coverFileId: z.string().nullable(),
  /** The number of reviews and the sum of their stars. */
  rating: stars,
  createdAt: z.int(),
  updatedAt: z.int(),
  pushedAt: z.int().nullable(),
  /** Delivered at once: units from stock, or a secret shared by all buyers. */
  automatic: z.boolean(),
  /** Units left when they are few, 0 when sold out; null when there are plenty or no stock is kept. */
  left: z.int().nullable(),
  /** Units in stock, counted up to one more than an order may take; null without a stock. */
  inStock: z.int().nullable(),
  /** The maximum quantity of an order now; 0 when sold out. */
  mostAnOrder: z.int(),
})
goodsCard.register(z.globalRegistry, { id: 'GoodsCard' })

export type GoodsCard = z.infer<typeof goodsCard>

export function toCard({ clock }: Pick<App, 'clock'>, row: CardRow, locale: Locale): GoodsCard {
  const { id, sellerUid, title, versionId, salesVolume, salesAmount, attentions, offline, coverFileId } = row
  const { createdAt, updatedAt, pushedAt } = row
  const pricing = pricingOf(row.pricing)
  const list = usd(row.priceCents)
  const sale = runningSale(list, pricing, clock.now())
  return {
    id,
    sellerUid,
    title,
    versionId,
    salesVolume,
    salesAmount,
    attentions,
    offline,
    coverFileId,
    createdAt,
    updatedAt,
    pushedAt,
    category: briefOf(
      {
        id: row.categoryId,
        titleZh: row.categoryTitleZh,
        titleEn: row.categoryTitleEn,
        publicCommentsHidden: row.publicCommentsHidden,
      },
      locale,
    ),
    price: moneyToWire(sale?.price ?? list),
    sale: sale === null ? null : { list: moneyToWire(list), endsAt: sale.endsAt },
    named: pricing.kind === 'named',
    rating: toRating(row.rated),
    automatic: isAutomatic(row.delivery),
    left: stockLevel(row.unsold, row.lowStock) === 'plenty' ? null : row.unsold,
    inStock: row.unsold,
    mostAnOrder: orderBound(row.unsold).maximum,
    status: row.delistedAt === null ? 'normal' : 'delisted',
  }
}
