import type { CurrencyCode } from '@jindu/domain/money'
import type { App } from '../../platform/app.ts'
import type { Chain } from '../../platform/chain/index.ts'
import { commitVerb, transactVerb } from '../../platform/db/index.ts'
import { coinSubject } from './coin-subject.ts'
import { compareHoldings, type Holdings } from './compare-holdings.ts'
import { opening } from './opening.ts'
import { owedUnits } from './owed.ts'
import { coinBreaker, holdingsSample } from './tables.ts'

const HOUR = 3_600

/** Why payouts are stopped, as far as the site finds out by itself. */
type Finding = 'unequal' | 'reorganisation'

/** Stops the payouts of a coin until finance lets them go on. Stopped already, it stays as it is. */
export async function openBreaker(app: App, currency: CurrencyCode, reason: Finding): Promise<void> {
  const { clock, log } = app
  const isNew = await transactVerb(app, async (tx) => {
    const met = await opening(tx, currency, clock.now(), reason).returning({ currency: coinBreaker.currency })
    if (met.length === 0) return { result: false }
    const subject = coinSubject(currency)
    return {
      result: true,
      audit: [{ action: 'breaker.opened', actor: { kind: 'clock' }, subject, details: { reason } }],
    }
  })
  if (isNew) log.error({ currency, reason }, 'payouts of a coin are stopped: chain and books must be looked at')
}

async function keep(app: App, currency: CurrencyCode, { inBooks, found }: Holdings): Promise<void> {
  const { db, clock } = app
  const now = clock.now()
  const measured = { measuredAt: now, inBooks, found }
  const sample = { inBooks, found, owed: await owedUnits(db, currency) }
  await commitVerb(app, {
    writes: [
      db
        .insert(coinBreaker)
        .values({ currency, ...measured })
        .onConflictDoUpdate({ target: coinBreaker.currency, set: measured }),
      db
        .insert(holdingsSample)
        .values({ currency, hour: Math.floor(now / HOUR), ...sample })
        .onConflictDoUpdate({ target: [holdingsSample.currency, holdingsSample.hour], set: sample }),
    ],
  })
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
