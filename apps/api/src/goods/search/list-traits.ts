import { asc, desc, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { plainRows } from '../../platform/db/index.ts'
import { goodsCategory } from '../categories/tables.ts'
import { cardColumns, toCard, type CardRow } from '../goods/index.ts'
import { SORT_COLUMNS, type GoodsFilter } from './goods-filter.ts'
import { windowOf, type FoundPage } from './found-page.ts'
import { MAXIMUM_FOUND } from './found.ts'
import { goods } from '../goods/tables.ts'
import { traitPool } from './trait-pool.ts'

const cards = plainRows(cardColumns)

type PoolRow = Pick<CardRow, keyof CardRow> & { total: number; part: boolean }

/** A page of a list with trait filters and no words: reads a bounded pool and sorts within it. */
export async function listTraits(app: App, filter: GoodsFilter): Promise<FoundPage> {
  const { offset, limit } = windowOf(filter)
  const direction = filter.order === 'asc' ? asc : desc
  const pool = traitPool(filter, filter)
  const counted = sql`(select count(*)::int from pool) as total, exists (select from pool_part) as part`
  const rows = await app.db.execute<PoolRow>(sql`with ${pool}
    select ${cards.columns}, ${counted}
    from pool join ${goods} on ${goods.id} = pool.id join ${goodsCategory} on ${goodsCategory.id} = ${goods.categoryId}
    order by ${direction(SORT_COLUMNS[filter.sort ?? 'created'])}, ${direction(goods.id)} limit ${limit} offset ${offset}`)
  // A page behind the last one has no row to carry the total.
  const [first] = rows.length > 0 ? rows : await app.db.execute<PoolRow>(sql`with ${pool} select ${counted}`)
  const total = first?.total ?? 0
  return {
    data: rows.map((row) => toCard(app, cards.read(row), filter.locale)),
    total: Math.min(total, MAXIMUM_FOUND),
    capped: (first?.part ?? false) || total > MAXIMUM_FOUND,
  }
}
