import { sql, type SQL } from 'drizzle-orm'
import { goods } from './tables.ts'

/** A sale counts half after a week. */
const HALF_LIFE_SECONDS = 604_800
/** Scores are relative to a fixed day, which keeps them small. */
const ORIGIN_SECONDS = 1_704_067_200
/** What being new is worth, in sales. */
const NEW_GOODS_WORTH = 0.25

function weight(at: number, sales: number): number {
  return (Math.LN2 * (at - ORIGIN_SECONDS)) / HALF_LIFE_SECONDS + Math.log(sales)
}

/** The score goods start with at `createdAt` (unix seconds). */
export function hotScoreOfNew(createdAt: number): number {
  return weight(createdAt, NEW_GOODS_WORTH)
}

/** The score after `volume` more units were sold at `at`: a sum kept as its logarithm. */
export function hotScoreAfter(at: number, volume: number): SQL {
  const added = weight(at, volume)
  return sql`greatest(${goods.hotScore}, ${added}::float8) + ln(1 + exp(-abs(${goods.hotScore} - ${added}::float8)))`
}
