import { asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { listed } from '../goods/index.ts'
import { SORT_COLUMNS, type GoodsFilter } from './goods-filter.ts'
import { traitedGoods, traitsOf } from './goods-traits.ts'
import { MAXIMUM_FOUND } from './found.ts'
import { narrowedTo, type SearchNarrowing } from './narrowing.ts'
import { goods } from '../goods/tables.ts'

/** So many are looked at in the list's own order; and so many by price, where there is one. */
const LOOKED = 4_000

const constant = (value: number): SQL => sql.raw(String(value))
const all = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `)

/**
 * The goods with traits that a list without words is made of, as common table expressions: `pool` has their ids, `pool_part` a row
 * when there can be others. They are looked for among the first ones of the list; where those do not fill it, also among the newest
 * of those that have a trait, and among those of a price. Whichever of these is read to its end has them all.
 */
export function traitPool(
  narrowing: SearchNarrowing,
  { sort = 'created', order = 'desc' }: Pick<GoodsFilter, 'sort' | 'order'>,
): SQL {
  const { categoryId, minimumPriceCents, maximumPriceCents } = narrowing
  const direction = order === 'asc' ? asc : desc
  const shelf = [listed, ...(categoryId === undefined ? [] : [sql`${eq(goods.categoryId, categoryId)}`])]
  const prices = narrowedTo({ minimumPriceCents, maximumPriceCents }, sql``, sql`${goods.priceCents}`)
  const traits = traitsOf(narrowing)
  const isByPrice = sort === 'price'
  const first = sql`select id, delivery, price_cents from ${goods} where ${all([...shelf, ...(isByPrice ? prices : [])])}
    order by ${direction(SORT_COLUMNS[sort])}, ${direction(goods.id)} limit ${constant(LOOKED)}`
  const traited = traitedGoods(narrowing)
  const priced =
    isByPrice || prices.length === 0
      ? null
      : sql`priced as materialized (select id from ${goods} where ${all([...shelf, ...prices])}
        order by price_cents, id limit ${constant(LOOKED)})`
  const others = [
    ...(traited === null ? [] : [sql`select id from traited`]),
    ...(priced === null ? [] : [sql`select id from priced`]),
  ]
  const isFull = sql`(select count(*) from matching) >= ${constant(MAXIMUM_FOUND)}`
  const rest = sql`select ${goods.id} from ${goods} where not ${isFull}
    and ${goods.id} = any(array(${sql.join(others, sql` union `)})) and ${all([...shelf, ...prices, ...traits])}`
  const isPart = [
    sql`exists (select from (${first}) as looked offset ${constant(LOOKED - 1)})`,
    ...(traited === null ? [] : [sql`not exists (select from traited_all)`]),
    ...(priced === null ? [] : [sql`(select count(*) from priced) >= ${constant(LOOKED)}`]),
  ]
  return sql.join(
    [
      sql`matching as materialized (select id from (${first}) as ${goods} where ${all([...traits, ...prices])}
        limit ${constant(MAXIMUM_FOUND)})`,
      ...(traited === null ? [] : [traited]),
      ...(priced === null ? [] : [priced]),
      sql`pool as materialized (select id from matching ${others.length === 0 ? sql`` : sql`union ${rest}`})`,
      sql`pool_part as (select where ${isFull} or (${all(isPart)}))`,
    ],
    sql`, `,
  )
}
