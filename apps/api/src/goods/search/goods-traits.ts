import { rules } from '@jindu/domain/rules'
import { sql, type SQL } from 'drizzle-orm'
import { reviewTally } from '../reviews/tables.ts'
import { goods } from '../goods/tables.ts'

/** Filters by properties outside the search index: each goods must be looked up. */
export interface GoodsTraits {
  /** Not sold out. */
  readonly inStock?: boolean | undefined
  /** Delivered from stock, or by a secret shared by all buyers. */
  readonly automatic?: boolean | undefined
  /** Has reviews, and the displayed average is at least `rules.review.wellTenths`. */
  readonly ratedWell?: boolean | undefined
}

export const hasTraits = ({ inStock, automatic, ratedWell }: GoodsTraits): boolean =>
  inStock === true || automatic === true || ratedWell === true

/** Whether an index lists the goods with one of the traits. */
export const isKept = ({ automatic, ratedWell }: GoodsTraits): boolean => automatic === true || ratedWell === true

/** Rounds half up, as `averageTenths` does. */
const RATED_WELL = sql`20 * sum(ones + 2 * twos + 3 * threes + 4 * fours + 5 * fives)
  >= ${sql.raw(String(2 * rules.review.wellTenths - 1))} * sum(ones + twos + threes + fours + fives)
  and sum(ones + twos + threes + fours + fives) > 0`

/** The SQL conditions of the traits, on `goods` or an alias with its id and delivery columns. */
export function traitsOf({ inStock, automatic, ratedWell }: GoodsTraits): SQL[] {
  return [
    ...(automatic === true ? [sql`(${goods.delivery} <> 'text' and ${goods.delivery} <> 'manual')`] : []),
    ...(inStock === true
      ? [
          sql`(${goods.delivery} <> 'units' or (select true from goods_secret s
            where s.goods_id = ${goods.id} and s.order_id is null and not s.shared limit 1))`,
        ]
      : []),
    ...(ratedWell === true
      ? [sql`(select ${RATED_WELL} from ${reviewTally} where subject = 'goods' and subject_id = ${goods.id})`]
      : []),
  ]
}

/** The number of automatic goods read, newest first. */
const AUTOMATIC = 4_000
/** The number of review-tally rows read; each goods has at most eight. */
const TALLIES = 8_000

/**
 * Ids of the newest goods that an index lists for the trait. `traited` holds candidates that must be re-checked against
 * all conditions. `traited_all` has a row if there are no others.
 * @returns null if no index lists a requested trait
 */
export function traitedGoods({ automatic, ratedWell }: GoodsTraits): SQL | null {
  if (ratedWell === true) {
    return sql`tallies as materialized (select * from ${reviewTally} where subject = 'goods'
        order by subject_id desc, slot desc limit ${sql.raw(String(TALLIES))}),
      traited as materialized (select subject_id as id from tallies group by subject_id having ${RATED_WELL}),
      traited_all as (select from tallies having count(*) < ${sql.raw(String(TALLIES))})`
  }
  if (automatic !== true) return null
  return sql`traited as materialized (select id from ${goods} where listed and delivery <> 'text' and delivery <> 'manual'
      order by id desc limit ${sql.raw(String(AUTOMATIC))}),
    traited_all as (select from traited having count(*) < ${sql.raw(String(AUTOMATIC))})`
}
