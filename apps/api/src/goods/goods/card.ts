import { type Delivery, orderBound, stockLevel } from '@jindu/domain/goods/goods'
import { usdWire } from '@jindu/domain/input'
import { moneyToWire, usd } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import type { Locale } from '@jindu/i18n'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { briefOf, categoryBrief, goodsCategory } from '../categories/index.ts'
import { ratedOf, toRating, type Rated } from '../reviews/tables.ts'
import { unsoldUpTo } from './stock/unsold.ts'
import { goods } from './tables.ts'

/** Goods that anybody may find. Written out, so that the planner sees the predicate of the partial indexes. */
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
  // Written out: a page without a value in it is planned once.
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
  /** Counted as far as it matters to a buyer. */
  readonly unsold: number | null
}

export const goodsCard = z.object({
  id: z.int(),
  sellerUid: z.int(),
  title: z.string(),
  category: categoryBrief,
  price: usdWire,
  versionId: z.int(),
  salesVolume: z.int(),
  salesAmount: z.int(),
  attentions: z.int(),
  status: z.enum(['normal', 'delisted']),
  offline: z.boolean(),
  coverFileId: z.string().nullable(),
  /** How many reviews there are, and the sum of their stars. */
  rating: z.object({ count: z.int(), sum: z.int() }),
  createdAt: z.int(),
  updatedAt: z.int(),
  pushedAt: z.int().nullable(),
  /** What is bought is there at once: units from stock, or a secret that all buyers get. */
  automatic: z.boolean(),
  /** Units left when they are few, 0 when sold out; null when there are plenty or no stock is kept. */
  left: z.int().nullable(),
  /** Units in stock, counted one further than an order goes; null when no stock is kept. */
  inStock: z.int().nullable(),
  /** Pieces that one order may take now; 0 when sold out. */
  mostAnOrder: z.int(),
})
goodsCard.register(z.globalRegistry, { id: 'GoodsCard' })

export type GoodsCard = z.infer<typeof goodsCard>

export function toCard(row: CardRow, locale: Locale): GoodsCard {
  const { id, sellerUid, title, versionId, salesVolume, salesAmount, attentions, offline, coverFileId } = row
  const { createdAt, updatedAt, pushedAt } = row
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
    price: moneyToWire(usd(row.priceCents)),
    rating: toRating(row.rated),
    automatic: row.delivery !== 'text',
    left: stockLevel(row.unsold, row.lowStock) === 'plenty' ? null : row.unsold,
    inStock: row.unsold,
    mostAnOrder: orderBound(row.unsold).maximum,
    status: row.delistedAt === null ? 'normal' : 'delisted',
  }
}
