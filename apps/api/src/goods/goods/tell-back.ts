import { rules } from '@jindu/domain/rules'
import { sql, type SQL } from 'drizzle-orm'
import type { Statement } from '../../platform/db/index.ts'
import { tellAll } from '../../records/messages/index.ts'
import { favoriteChoice, goodsFavorite, markToldBack } from '../favorites/tables.ts'

/** Unsold units of the goods `g`. */
const hasUnits = sql`exists (select 1 from goods_secret u where u.goods_id = g.id and u.order_id is null and not u.shared)`
const soldOut = sql`(g.listed and g.delivery = 'units' and not ${hasUnits})`
const served = sql`(g.delivery <> 'units' or ${hasUnits})`

/** How goods come back, as conditions on their row `g` before the commit. */
const WAYS = {
  putOnline: sql`(g.delisted_at is null and not g.seller_frozen and ${served})`,
  relisted: sql`(not g.offline and not g.seller_frozen and ${served})`,
  /** Evaluated after the commit that unfroze the seller. */
  sellerUnfrozen: sql`(g.listed and ${served})`,
  unitsAdded: soldOut,
  /** Goods leave `units` only with nothing unsold, which is sold out. */
  leftUnits: soldOut,
} as const

export type WayBack = keyof typeof WAYS | { readonly unitsOfOrder: number }

const wayOf = (way: WayBack): SQL =>
  typeof way === 'string'
    ? WAYS[way]
    : sql`(${soldOut} and exists (select 1 from goods_secret o where o.order_id = ${way.unitsOfOrder}::bigint and o.opened_at is null and o.replaced_at is null))`

const { maximumTold, againAfterSeconds } = rules.goods.favorites

/**
 * The writes of a back-in-stock notice: to the latest followers up to a limit, at most once in a while each, except
 * those who opted out. They do nothing if the goods were available before or still are not.
 * @param at unix seconds
 */
export function tellBack(goodsId: number, way: WayBack, at: number): Statement[] {
  const now = sql`${new Date(at * 1000).toISOString()}::timestamptz`
  // Every part of a commit sees the rows from before it, so all three statements find the same followers.
  const followers = (column: SQL): SQL => sql`select ${column} from ${goodsFavorite} f
    where f.goods_id = ${goodsId}::bigint
      and (f.told_back_at is null or f.told_back_at <= ${now} - make_interval(secs => ${againAfterSeconds}::int))
      and exists (select 1 from goods g where g.id = f.goods_id and ${wayOf(way)})
      and not exists (select 1 from ${favoriteChoice} c where c.uid = f.uid and not c.tell_back)
    order by f.id desc limit ${maximumTold}`
  return [
    markToldBack(followers(sql`f.id`), now),
    ...tellAll(followers(sql`f.uid`), { kind: 'goods.back', subjectId: goodsId, side: null, facts: {} }, { at }),
  ]
}
