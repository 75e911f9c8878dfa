import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Chain } from '../../platform/chain/index.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { coinSubject } from './coin-subject.ts'
import { compareHoldings, type Holdings } from './compare-holdings.ts'
import { owedUnits } from './owed.ts'
import { coinBreaker, holdingsSample } from './tables.ts'

const HOUR = 3_600

/** Why payouts are stopped, as far as the site finds out by itself. */
type Finding = 'unequal' | 'reorganisation'

/** Stops the payouts of a coin until finance lets them go on. Stopped already, it stays as it is. */
export async function openBreaker(app: App, currency: CurrencyCode, reason: Finding): Promise<void> {
  const { db, clock, log } = app
  const now = clock.now()
  await db.insert(coinBreaker).values({ currency }).onConflictDoNothing()
  const [open] = await db
    .select({ openedAt: coinBreaker.openedAt })
    .from(coinBreaker)
    .where(eq(coinBreaker.currency, currency))
  if (open?.openedAt != null) return
  await commitVerb(app, {
    writes: [
      db
        .update(coinBreaker)
        .set({ openedAt: now, reason })
        .where(and(eq(coinBreaker.currency, currency), isNull(coinBreaker.openedAt))),
    ],
    audit: [
      {
        action: 'breaker.opened',
        actor: { kind: 'clock' },
        subject: coinSubject(currency),
        details: { reason },
      },
    ],
  })
  log.error({ currency, reason }, 'payouts of a coin are stopped: chain and books must be looked at')
}

async function keep({ db, clock }: App, currency: CurrencyCode, { inBooks, found }: Holdings): Promise<void> {
  const now = clock.now()
  const measured = { measuredAt: now, inBooks, found }
  await db
    .insert(coinBreaker)
    .values({ currency, ...measured })
    .onConflictDoUpdate({ target: coinBreaker.currency, set: measured })
  const sample = { inBooks, found, owed: await owedUnits(db, currency) }
  await db
    .insert(holdingsSample)
    .values({ currency, hour: Math.floor(now / HOUR), ...sample })
    .onConflictDoUpdate({ target: [holdingsSample.currency, holdingsSample.hour], set: sample })
}

/**
 * Compares chain and books, keeps the result, and stops the payouts where they differ. Only in the coin's turn.
 * @throws DomainError CHAIN_UNAVAILABLE: the last comparison then grows old, and payouts wait
 */
export async function measureHoldings(app: App, chain: Chain): Promise<Holdings> {
  const holdings = await compareHoldings(app.db, chain)
  await keep(app, chain.currency, holdings)
  if (holdings.found !== holdings.inBooks) await openBreaker(app, chain.currency, 'unequal')
  return holdings
}
