import { rules } from '@jindu/domain/rules'
import { sql, type SQL } from 'drizzle-orm'
import { reviewTally } from '../reviews/tables.ts'
import { goods } from '../goods/tables.ts'

/** What goods can be narrowed by that no order of theirs has: each is looked up for one goods at a time. */
export interface GoodsTraits {
  /** Not sold out. */
  readonly inStock?: boolean | undefined
  /** Delivered from stock, or a secret that all buyers get. */
  readonly automatic?: boolean | undefined
  /** Reviewed, and the average that is shown is at least `rules.review.wellTenths`. */
  readonly ratedWell?: boolean | undefined
}

export const hasTraits = ({ inStock, automatic, ratedWell }: GoodsTraits): boolean =>
  inStock === true || automatic === true || ratedWell === true

/** Whether something keeps a list of those that have one of the traits. */
export const isKept = ({ automatic, ratedWell }: GoodsTraits): boolean => automatic === true || ratedWell === true

/** As `averageTenths` rounds: half up. */
const RATED_WELL = sql`20 * sum(ones + 2 * twos + 3 * threes + 4 * fours + 5 * fives)
  >= ${sql.raw(String(2 * rules.review.wellTenths - 1))} * sum(ones + twos + threes + fours + fives)
  and sum(ones + twos + threes + fours + fives) > 0`

/** The conditions on a row of goods, or on one with its id and delivery that is called so. */
export function traitsOf({ inStock, automatic, ratedWell }: GoodsTraits): SQL[] {
  return [
    ...(automatic === true ? [sql`${goods.delivery} <> 'text'`] : []),
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

/** So many automatic goods are read, the newest first. */
const AUTOMATIC = 4_000
/** So many rows of reviews' figures, of which goods have eight at most. */
const TALLIES = 8_000

/**
 * Ids of the newest goods with the trait that something keeps: `traited` are candidates, which must still have the conditions;
 * `traited_all` has a row when there are no others.
 * @returns null when nothing keeps a list of those asked for
 */
export function traitedGoods({ automatic, ratedWell }: GoodsTraits): SQL | null {
  if (ratedWell === true) {
    return sql`tallies as materialized (select * from ${reviewTally} where subject = 'goods'
        order by subject_id desc, slot desc limit ${sql.raw(String(TALLIES))}),
      traited as materialized (select subject_id as id from tallies group by subject_id having ${RATED_WELL}),
      traited_all as (select from tallies having count(*) < ${sql.raw(String(TALLIES))})`
  }
  if (automatic !== true) return null
  return sql`traited as materialized (select id from ${goods} where listed and delivery <> 'text'
      order by id desc limit ${sql.raw(String(AUTOMATIC))}),
    traited_all as (select from traited having count(*) < ${sql.raw(String(AUTOMATIC))})`
}
