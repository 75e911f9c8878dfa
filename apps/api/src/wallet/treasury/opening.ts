import type { CurrencyCode } from '@jindu/domain/money'
import { isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/index.ts'
import { coinBreaker, type BREAKER_REASONS } from './tables.ts'

/** Opens a coin's breaker, inserting its row if needed; affects no row if it is open already. */
export const opening = (
  db: Pick<Tx, 'insert'>,
  currency: CurrencyCode,
  openedAt: number,
  reason: (typeof BREAKER_REASONS)[number],
) =>
  db
    .insert(coinBreaker)
    .values({ currency, openedAt, reason })
    .onConflictDoUpdate({
      target: coinBreaker.currency,
      set: { openedAt, reason },
      setWhere: isNull(coinBreaker.openedAt),
    })
