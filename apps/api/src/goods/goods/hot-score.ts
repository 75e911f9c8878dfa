import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import { goods } from './tables.ts'

/** A sale's weight halves every week. */
const HALF_LIFE_SECONDS = 604_800
/** Scores are relative to a fixed day, to keep the numbers small. */
const ORIGIN_SECONDS = 1_704_067_200
/** The initial score of new goods, in units sold. */
const NEW_GOODS_WORTH = 0.25

function weight(at: number, sales: number): number {
  return (Math.LN2 * (at - ORIGIN_SECONDS)) / HALF_LIFE_SECONDS + Math.log(sales)
}

/** The score goods start with at `createdAt` (unix seconds). */
export function hotScoreOfNew(createdAt: number): number {
  return weight(createdAt, NEW_GOODS_WORTH)
}

/** The score that `volume` units sold at `at` (unix seconds) add. */
export function hotScoreOfSale(at: number, volume: number): number {
  return weight(at, volume)
}

/** The score after a sale: the log of a sum of exponentials. @param added from `hotScoreOfSale` */
export function hotScoreAfter(added: Placeholder): SQL {
  return sql`greatest(${goods.hotScore}, ${added}::float8) + ln(1 + exp(-abs(${goods.hotScore} - ${added}::float8)))`
}
