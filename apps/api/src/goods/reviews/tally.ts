import { RATINGS } from '@jindu/domain/goods/reviews'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { reviewTally } from './tables.ts'

/** Enough that the reviews of a seller's busiest second seldom meet, few enough that a reader adds them up at no cost. */
const SLOTS = 8

export interface Reviewed {
  readonly orderId: number
  readonly goodsId: number
  readonly sellerUid: number
}

/** Ratings that come (+1) and go (−1) with one change. */
export type RatingChange = readonly (readonly [rating: number, by: 1 | -1])[]

/** The write that counts a change of ratings for the goods and the seller; goods first, so that crossing changes do not deadlock. */
export function countRatings({ orderId, goodsId, sellerUid }: Reviewed, change: RatingChange): SQL {
  const by = RATINGS.map((rating) => change.reduce((sum, [each, one]) => (each === rating ? sum + one : sum), 0))
  const row = (subject: 'goods' | 'seller', id: number) =>
    sql`(${subject}, ${id}::bigint, ${orderId % SLOTS}::smallint, ${sql.join(
      by.map((each) => sql`${each}::int`),
      sql`, `,
    )})`
  return sql`insert into ${reviewTally} as t (subject, subject_id, slot, ones, twos, threes, fours, fives)
    values ${row('goods', goodsId)}, ${row('seller', sellerUid)}
    on conflict (subject, subject_id, slot) do update set ones = t.ones + excluded.ones, twos = t.twos + excluded.twos,
      threes = t.threes + excluded.threes, fours = t.fours + excluded.fours, fives = t.fives + excluded.fives`
}

export type ReviewSubject = { readonly goodsId: number } | { readonly sellerUid: number }

/** How many reviews of each rating there are, one star first. */
export async function readTally(db: Db, subject: ReviewSubject): Promise<number[]> {
  const [kind, id] = 'goodsId' in subject ? ['goods', subject.goodsId] : ['seller', subject.sellerUid]
  const [row] = await db.execute<Record<'ones' | 'twos' | 'threes' | 'fours' | 'fives', number | null>>(
    sql`select sum(ones)::int as ones, sum(twos)::int as twos, sum(threes)::int as threes, sum(fours)::int as fours,
      sum(fives)::int as fives from ${reviewTally} where subject = ${kind} and subject_id = ${id}`,
  )
  return [row?.ones, row?.twos, row?.threes, row?.fours, row?.fives].map((count) => count ?? 0)
}
