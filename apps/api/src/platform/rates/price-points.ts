import type { CurrencyCode } from '@jindu/domain/money'
import type { Database } from '../db/index.ts'
import { pricePoint } from './tables.ts'

/** Seconds between two stored prices of a coin. */
export const POINT_SECONDS = 900

interface PricePoint {
  readonly currency: CurrencyCode
  readonly at: number
  readonly usdE8: bigint
}

/** Start of the quarter of an hour. @param now unix seconds */
export const pointAt = (now: number): number => now - (now % POINT_SECONDS)

/** Stores prices; those that are stored already stay. */
export async function storePrices({ db }: Pick<Database, 'db'>, points: readonly PricePoint[]): Promise<void> {
  await db
    .insert(pricePoint)
    .values([...points])
    .onConflictDoNothing()
}
