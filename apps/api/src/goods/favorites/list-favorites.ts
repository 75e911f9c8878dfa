import type { Locale } from '@jindu/i18n'
import { count, desc, eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { goodsCategory } from '../categories/tables.ts'
import { cardColumns, toCard } from '../goods/index.ts'
import { goods } from '../goods/tables.ts'
import { goodsFavorite } from './tables.ts'

/** An account's favourites, latest first. Goods off sale are listed but cannot be opened. */
export async function listFavorites(
  app: App,
  uid: number,
  { page, limit }: { page: number; limit: number },
  locale: Locale,
) {
  const where = eq(goodsFavorite.uid, uid)
  const [rows, [total]] = await Promise.all([
    app.db
      .select({ favorite: goodsFavorite, card: cardColumns })
      .from(goodsFavorite)
      .innerJoin(goods, eq(goods.id, goodsFavorite.goodsId))
      .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
      .where(where)
      .orderBy(desc(goodsFavorite.id))
      .limit(limit)
      .offset((page - 1) * limit),
    app.db.select({ rows: count() }).from(goodsFavorite).where(where),
  ])
  const data = rows.map(({ favorite, card }) => ({
    id: favorite.id,
    uid,
    goodsId: favorite.goodsId,
    status: card.offline || card.delistedAt !== null ? ('unavailable' as const) : ('normal' as const),
    createdAt: favorite.createdAt,
    goods: toCard(app, card, locale),
  }))
  return { data, total: total?.rows ?? 0 }
}
