import { sql, type Placeholder, type SQL } from 'drizzle-orm'
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

/** What `volume` units that are sold at `at` (unix seconds) add to the score. */
export function hotScoreOfSale(at: number, volume: number): number {
  return weight(at, volume)
}

/** The score after a sale: a sum kept as its logarithm. @param added from `hotScoreOfSale` */
export function hotScoreAfter(added: Placeholder): SQL {
  return sql`greatest(${goods.hotScore}, ${added}::float8) + ln(1 + exp(-abs(${goods.hotScore} - ${added}::float8)))`
}
