import { moneyToWire, usd } from '@jindu/domain/money'
import type { Locale } from '@jindu/i18n'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { goodsCategory } from '../categories/tables.ts'
import { cardColumns, toCard } from './card.ts'
import { infoOf } from './info.ts'
import { pushableAt } from './push-goods.ts'
import { unsoldUpTo } from './stock/unsold.ts'
import { IN_STATE, type GoodsState } from './goods-states.ts'
import { refuseOthers } from './load-own.ts'
import { goods, goodsVersion } from './tables.ts'

export interface OwnFilter {
  readonly page: number
  readonly limit: number
  readonly categoryId?: number | undefined
  readonly state?: GoodsState | undefined
}

/** The list of one's own goods counts units up to this number. */
const MOST_COUNTED = 1_000

/** A seller's own goods in any state, latest first. */
export async function listOwn(app: App, uid: number, filter: OwnFilter, locale: Locale) {
  const { page, limit, categoryId, state } = filter
  const where = and(
    eq(goods.sellerUid, uid),
    categoryId === undefined ? undefined : eq(goods.categoryId, categoryId),
    state === undefined ? undefined : IN_STATE[state],
  )
  const [rows, [total]] = await Promise.all([
    app.db
      .select({
        ...cardColumns,
        unsold: unsoldUpTo(sql`${MOST_COUNTED}::int`),
        delistReason: goods.delistReason,
      })
      .from(goods)
      .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
      .where(where)
      .orderBy(desc(goods.id))
      .limit(limit)
      .offset((page - 1) * limit),
    app.db
      .select({ rows: sql<number>`count(*)::int` })
      .from(goods)
      .where(where),
  ])
  const interval = app.settings.current().pushIntervalSeconds
  const data = rows.map((row) => ({
    ...toCard(app, row, locale),
    pushableAt: pushableAt(row.pushedAt, interval),
    delistReason: row.delistReason,
    delivery: row.delivery,
    lowStock: row.lowStock,
    unsold: row.unsold,
  }))
  return { data, total: total?.rows ?? 0 }
}

async function readOwnVersion(app: App, uid: number, goodsId: number) {
  const [row] = await app.db
    .select({ card: cardColumns, version: goodsVersion })
    .from(goods)
    .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
    .innerJoin(goodsVersion, eq(goodsVersion.id, goods.versionId))
    .where(and(eq(goods.id, goodsId), eq(goods.sellerUid, uid)))
  return row ?? refuseOthers(app, goodsId)
}

/**
 * The owner's editable description.
 * @throws DomainError GOODS_NOT_FOUND, GOODS_WRONG_PARTY for goods of somebody else
 */
export async function readOwnInfo(app: App, uid: number, goodsId: number, locale: Locale) {
  const { card, version } = await readOwnVersion(app, uid, goodsId)
  const { category, offline, status } = toCard(app, card, locale)
  return {
    id: goodsId,
    title: version.title,
    price: moneyToWire(usd(version.priceCents)),
    category,
    offline,
    status,
    ...infoOf(version),
    contents: version.contents,
    versionId: version.id,
  }
}

/**
 * The owner's editable delivery text and files.
 * @throws DomainError GOODS_NOT_FOUND, GOODS_WRONG_PARTY for goods of somebody else
 */
export async function readOwnShipment(app: App, uid: number, goodsId: number) {
  const { version } = await readOwnVersion(app, uid, goodsId)
  const { title, shipment, shipmentHtml, attachSales } = version
  return { id: goodsId, title, shipment, shipmentHtml, attachSales, versionId: version.id }
}
