import { fail, type ErrorCode } from '@jindu/domain/errors'
import type { Pricing } from '@jindu/domain/goods/goods'
import { moneyToWire, type MoneyWire } from '@jindu/domain/money'
import type { Locale } from '@jindu/i18n'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import { appUser, userStatistics } from '../../accounts/accounts/tables.ts'
import { goodsCategory } from '../categories/tables.ts'
import { cardColumns, toCard, type CardRow } from './card.ts'
import { infoColumns, infoOf } from './info.ts'
import { pricingOf } from './pricing/stored-pricing.ts'
import { goods, goodsVersion } from './tables.ts'

interface Saleability {
  readonly sellerUid: number
  readonly offline: boolean
  readonly delistedAt: number | null
  readonly frozenAt: number | null
  readonly unsold: number | null
}

/** Why `uid` (null for a visitor) cannot buy these goods; null when they can. */
export function whyNotBuyable(row: Saleability, uid: number | null): ErrorCode | null {
  if (row.sellerUid === uid) return 'OWN_GOODS'
  if (row.delistedAt !== null) return 'GOODS_DELISTED'
  if (row.offline) return 'GOODS_OFFLINE'
  if (row.frozenAt !== null) return 'SELLER_FROZEN'
  return row.unsold === 0 ? 'GOODS_SOLD_OUT' : null
}

// Raw SQL, because the favourites feature imports this one.
const isFavorite = sql<boolean>`exists (select 1 from goods_favorite f where f.goods_id = ${goods.id} and f.uid = ${sql.placeholder('uid')})`

// Written here for the same reason: orders are a feature above.
const hasBought = sql<boolean>`(${goods.delistedAt} is not null and exists (select 1 from goods_order o where o.goods_id = ${goods.id} and o.buyer_uid = ${sql.placeholder('uid')}))`

const detailOf = prepareOnce((db) =>
  db
    .select({
      ...cardColumns,
      ...infoColumns,
      contentsText: goodsVersion.contentsText,
      promisedHours: goods.promisedHours,
      delistReason: goods.delistReason,
      frozenAt: appUser.frozenAt,
      lastOnlineAt: appUser.lastOnlineAt,
      sellerSince: appUser.createdAt,
      sellerSales: userStatistics.salesAmount,
      favorite: isFavorite,
      bought: hasBought,
    })
    .from(goods)
    .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
    .innerJoin(goodsVersion, eq(goodsVersion.id, goods.versionId))
    .innerJoin(appUser, eq(appUser.uid, goods.sellerUid))
    .leftJoin(userStatistics, eq(userStatistics.uid, goods.sellerUid))
    .where(eq(goods.id, sql.placeholder('goodsId')))
    .prepare('goods_detail'),
)

type Reader = Pick<Session, 'uid' | 'role'>

/** The steps that are lower than the price now: during a sale others count for nothing. */
function stepsBelow(now: MoneyWire<'USD'>, pricing: Pricing) {
  if (pricing.kind === 'named') return []
  return pricing.steps
    .map(({ from, price }) => ({ from, price: moneyToWire(price) }))
    .filter(({ price }) => BigInt(price.units) < BigInt(now.units))
}

/**
 * Goods as anybody reads them; the shipment is never part of it.
 * @param reader null for a visitor
 * @throws DomainError GOODS_NOT_FOUND, GOODS_TAKEN_DOWN for delisted goods, which only their owner, staff and their buyers see
 */
export async function readDetail(app: App, goodsId: number, reader: Reader | null, locale: Locale) {
  const uid = reader?.uid ?? null
  const [row] = await detailOf(app.db).execute({ goodsId, uid: uid ?? 0 })
  if (row === undefined) return fail('GOODS_NOT_FOUND', { id: goodsId })
  const isOwn = row.sellerUid === uid
  if (row.delistedAt !== null && !isOwn && !row.bought && (reader?.role ?? null) === null) fail('GOODS_TAKEN_DOWN')
  const notBuyable = whyNotBuyable(row, uid)
  const { contentsText, delivery, promisedHours, favorite } = row
  const pricing = pricingOf(row.pricing)
  const card = toCard(app, row satisfies CardRow, locale)
  return {
    ...card,
    ...infoOf(row),
    contentsText,
    delivery,
    promisedHours,
    steps: stepsBelow(card.price, pricing),
    favorite,
    notBuyable,
    delistReason: row.sellerUid === uid ? row.delistReason : null,
    own: row.sellerUid === uid,
    buyable: notBuyable === null,
    seller: {
      uid: row.sellerUid,
      frozen: row.frozenAt !== null,
      lastOnlineAt: row.lastOnlineAt,
      salesAmount: row.sellerSales ?? 0,
      createdAt: row.sellerSince,
    },
  }
}
