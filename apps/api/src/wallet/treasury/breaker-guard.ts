import type { CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { and, eq, gte, isNull, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { coinBreaker } from './tables.ts'

/**
 * The guard of the commit that signs: it meets a row only while chain and books are known to be equal and nobody stopped the payouts.
 * What is not known, or too old, stops them as well. Whoever signs at the same time waits for this row.
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

/** Whether chain and books were found equal, and lately. */
export function isEquationKnown(
  { clock }: Pick<App, 'clock'>,
  { measuredAt, found, inBooks }: Pick<typeof coinBreaker.$inferSelect, 'measuredAt' | 'found' | 'inBooks'>,
): boolean {
  return measuredAt !== null && measuredAt >= clock.now() - rules.wallet.breaker.freshSeconds && found === inBooks
}

/**
 * Whether payouts of a coin wait, as everybody may know it; null while one could be signed now. The guard asks again.
 * @returns since when, unix seconds; null where it was never known otherwise
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
