import { rules } from '@jindu/domain/rules'
import { sql } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import { goodsSecret } from '../tables.ts'

/** Sold units are counted up to this number. */
const MOST_SOLD = 100_000

const unsoldOf = (goodsId: number) =>
  sql`select 1 from goods_secret where goods_id = ${goodsId} and order_id is null and not shared limit ${rules.goods.stock.maximumUnsold + 1}`

/** Unsold units of goods. */
export async function countUnsold({ db }: App, goodsId: number): Promise<number> {
  const [row] = await db.execute<{ unsold: number }>(
    sql`select count(*)::int as unsold from (${unsoldOf(goodsId)}) free`,
  )
  return row?.unsold ?? 0
}

/** Units of goods by where they are. */
export async function countUnits({ db }: App, goodsId: number) {
  const [row] = await db.execute<{ unsold: number; sealed: number; opened: number; replaced: number }>(sql`
    select (select count(*)::int from (${unsoldOf(goodsId)}) free) as unsold,
      count(*) filter (where replaced_at is null and opened_at is null)::int as sealed,
      count(*) filter (where replaced_at is null and opened_at is not null)::int as opened,
      count(*) filter (where replaced_at is not null)::int as replaced
    from (select opened_at, replaced_at from ${goodsSecret} where goods_id = ${goodsId} and order_id is not null limit ${MOST_SOLD}) sold`)
  return { unsold: row?.unsold ?? 0, sealed: row?.sealed ?? 0, opened: row?.opened ?? 0, replaced: row?.replaced ?? 0 }
}
