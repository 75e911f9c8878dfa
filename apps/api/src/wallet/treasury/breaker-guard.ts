import type { CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { and, eq, gte, isNull, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { coinBreaker } from './tables.ts'

/**
 * The guard of the commit that signs. It affects a row only while a fresh comparison shows chain and books equal and
 * the breaker is closed. A missing or stale comparison also stops payouts. Concurrent signers are serialised by this
 * row's lock.
 */
export function breakerGuard({ db, clock }: Pick<App, 'db' | 'clock'>, currency: CurrencyCode): SQL {
  return db
    .update(coinBreaker)
    .set({ signatures: sql`${coinBreaker.signatures} + 1` })
    .where(
      and(
        eq(coinBreaker.currency, currency),
        isNull(coinBreaker.openedAt),
        gte(coinBreaker.measuredAt, clock.now() - rules.wallet.breaker.freshSeconds),
        eq(coinBreaker.found, coinBreaker.inBooks),
      ),
    )
    .getSQL()
}

/** Whether the last comparison found chain and books equal and is fresh. */
export function isEquationKnown(
  { clock }: Pick<App, 'clock'>,
  { measuredAt, found, inBooks }: Pick<typeof coinBreaker.$inferSelect, 'measuredAt' | 'found' | 'inBooks'>,
): boolean {
  return measuredAt !== null && measuredAt >= clock.now() - rules.wallet.breaker.freshSeconds && found === inBooks
}

/**
 * Whether payouts of a coin are paused, as anyone may know; null while they run. The commit's guard checks again.
 * @returns since when, unix seconds; null inside if chain and books were never compared
 */
export async function payoutsPaused(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  currency: CurrencyCode,
): Promise<{ readonly since: number | null } | null> {
  const [row] = await db.select().from(coinBreaker).where(eq(coinBreaker.currency, currency))
  if (row === undefined) return { since: null }
  if (row.openedAt !== null) return { since: row.openedAt }
  return isEquationKnown({ clock }, row) ? null : { since: row.measuredAt }
}
