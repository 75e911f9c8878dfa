import type { Database } from '../db/index.ts'
import { within } from './agree.ts'
import { acceptedPrice, type RateCode } from './tables.ts'

/** A smaller change is not stored: the guard needs no more, and an idle site writes little. */
const STORED_BASIS_POINTS = 100n

/** The last accepted price of each coin and currency, which a restart does not forget: the first reading after it is guarded too. */
export interface PriceMemory {
  load(): Promise<ReadonlyMap<RateCode, bigint>>
  /** @param usdE8 as the table holds it */
  save(currency: RateCode, usdE8: bigint): Promise<void>
}

export function createPriceMemory({ db }: Pick<Database, 'db'>, clock: { now(): number }): PriceMemory {
  const stored = new Map<RateCode, bigint>()
  return {
    async load() {
      for (const { currency, usdE8 } of await db.select().from(acceptedPrice)) stored.set(currency, usdE8)
      return new Map(stored)
    },
    async save(currency, usdE8) {
      const before = stored.get(currency)
      if (before !== undefined && within(usdE8, before, STORED_BASIS_POINTS)) return
      const set = { usdE8, acceptedAt: clock.now() }
      await db
        .insert(acceptedPrice)
        .values({ currency, ...set })
        .onConflictDoUpdate({ target: acceptedPrice.currency, set })
      stored.set(currency, usdE8)
    },
  }
}
