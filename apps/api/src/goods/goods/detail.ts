import { fail, type ErrorCode } from '@jindu/domain/errors'
import type { Locale } from '@jindu/i18n'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import { appUser, userStatistics } from '../../accounts/accounts/tables.ts'
import { goodsCategory } from '../categories/tables.ts'
import { cardColumns, toCard, type CardRow } from './card.ts'
import { infoColumns, infoOf } from './info.ts'
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
      delivery: goods.delivery,
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

/**
 * Goods as anybody reads them; the shipment is never part of it.
 * @param reader null for a visitor
 * @throws DomainError GOODS_NOT_FOUND, GOODS_TAKEN_DOWN for delisted goods, which only their owner, staff and their buyers see
 */
export async function readDetail({ db }: App, goodsId: number, reader: Reader | null, locale: Locale) {
  const uid = reader?.uid ?? null
  const [row] = await detailOf(db).execute({ goodsId, uid: uid ?? 0 })
  if (row === undefined) return fail('GOODS_NOT_FOUND', { id: goodsId })
  const isOwn = row.sellerUid === uid
  if (row.delistedAt !== null && !isOwn && !row.bought && (reader?.role ?? null) === null) fail('GOODS_TAKEN_DOWN')
  const notBuyable = whyNotBuyable(row, uid)
  const { contentsText, delivery, favorite } = row
  return {
    ...toCard(row satisfies CardRow, locale),
    ...infoOf(row),
    contentsText,
    delivery,
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
