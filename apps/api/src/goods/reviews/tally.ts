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
  /** Whether it counts in averages. */
  readonly counted: boolean
}

/** Ratings that come (+1) and go (−1) with one change. */
export type RatingChange = readonly (readonly [rating: number, by: 1 | -1])[]

/** The write that counts a change of ratings for the goods and the seller; goods first, so that crossing changes do not deadlock. */
export function countRatings({ orderId, goodsId, sellerUid, counted }: Reviewed, change: RatingChange): SQL {
  const shown = change.reduce((sum, [, one]) => sum + one, 0)
  const ofRating = (rating: number) => change.reduce((sum, [each, one]) => (each === rating ? sum + one : sum), 0)
  const by = counted ? [...RATINGS.map(ofRating), 0] : [...RATINGS.map(() => 0), shown]
  const row = (subject: 'goods' | 'seller', id: number) =>
    sql`(${subject}, ${id}::bigint, ${orderId % SLOTS}::smallint, ${sql.join(
      by.map((each) => sql`${each}::int`),
      sql`, `,
    )})`
  return sql`insert into ${reviewTally} as t (subject, subject_id, slot, ones, twos, threes, fours, fives, uncounted)
    values ${row('goods', goodsId)}, ${row('seller', sellerUid)}
    on conflict (subject, subject_id, slot) do update set ones = t.ones + excluded.ones, twos = t.twos + excluded.twos,
      threes = t.threes + excluded.threes, fours = t.fours + excluded.fours, fives = t.fives + excluded.fives,
      uncounted = t.uncounted + excluded.uncounted`
}

export type ReviewSubject = { readonly goodsId: number } | { readonly sellerUid: number }

export interface Tally {
  /** How many that count there are of each rating, one star first. */
  readonly ratings: number[]
  /** How many more are shown. */
  readonly uncounted: number
}

export async function readTally(db: Db, subject: ReviewSubject): Promise<Tally> {
  const [kind, id] = 'goodsId' in subject ? ['goods', subject.goodsId] : ['seller', subject.sellerUid]
  const [row] = await db.execute<Record<'ones' | 'twos' | 'threes' | 'fours' | 'fives' | 'uncounted', number | null>>(
    sql`select sum(ones)::int as ones, sum(twos)::int as twos, sum(threes)::int as threes, sum(fours)::int as fours,
      sum(fives)::int as fives, sum(uncounted)::int as uncounted from ${reviewTally} where subject = ${kind} and subject_id = ${id}`,
  )
  const ratings = [row?.ones, row?.twos, row?.threes, row?.fours, row?.fives].map((count) => count ?? 0)
  return { ratings, uncounted: row?.uncounted ?? 0 }
}
