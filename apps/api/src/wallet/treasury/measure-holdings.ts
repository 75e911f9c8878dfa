import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Chain } from '../../platform/chain/index.ts'
import { commitVerb, transactVerb, type Statement } from '../../platform/db/index.ts'
import { coinSubject } from './coin-subject.ts'
import { compareHoldings, type Holdings } from './compare-holdings.ts'
import { opening } from './opening.ts'
import { owedUnits } from './owed.ts'
import { tellFinance } from './tell-finance.ts'
import { coinBreaker, holdingsSample, walletCoin } from './tables.ts'

const HOUR = 3_600
/** An unchanged result is written at most once a minute, so that an idle site writes little. */
const SAME_SECONDS = 60

/** The reasons for which the site itself stops payouts. */
type Finding = 'unequal' | 'reorganisation' | 'paidAfterReturn'

/** Opens the breaker: payouts of a coin stop until finance resumes them. No effect if it is open already. */
export async function openBreaker(app: App, currency: CurrencyCode, reason: Finding): Promise<void> {
  const { clock, log } = app
  const isNew = await transactVerb(app, async (tx) => {
    const met = await opening(tx, currency, clock.now(), reason).returning({ currency: coinBreaker.currency })
    if (met.length === 0) return { result: false }
    const subject = coinSubject(currency)
    const stopped = { kind: 'finance.payoutsStopped', subjectId: subject.id, side: null, facts: { reason } } as const
    return {
      result: true,
      writes: tellFinance(app, stopped),
      audit: [{ action: 'breaker.opened', actor: { kind: 'clock' }, subject, details: { reason } }],
    }
  })
  if (isNew) log.error({ currency, reason }, 'payouts of a coin are stopped: chain and books must be looked at')
}

/** Marks coins missing on the chain with the time. Missing coins are not spent, and finance may write them off. */
function markMissing({ db, clock }: App, currency: CurrencyCode, { missing }: Holdings): Statement[] {
  const ids = missing.map(({ id }) => id)
  const marked = and(eq(walletCoin.currency, currency), isNotNull(walletCoin.missingSince))
  const there = db
    .update(walletCoin)
    .set({ missingSince: null })
    .where(and(marked, ids.length === 0 ? undefined : notInArray(walletCoin.id, ids)))
  if (ids.length === 0) return [there]
  const gone = db
    .update(walletCoin)
    .set({ missingSince: clock.now() })
    .where(and(inArray(walletCoin.id, ids), isNull(walletCoin.missingSince)))
  return [there, gone]
}

/** Checks which rows of the last comparison are unchanged and fresh, so that writing can be skipped. */
async function keptAlready({ db }: App, currency: CurrencyCode, now: number, found: Sample) {
  const same = (row: { readonly inBooks: bigint; readonly found: bigint }) =>
    row.inBooks === found.inBooks && row.found === found.found
  const [[breaker], [sample]] = await Promise.all([
    db.select().from(coinBreaker).where(eq(coinBreaker.currency, currency)),
    db
      .select()
      .from(holdingsSample)
      .where(and(eq(holdingsSample.currency, currency), eq(holdingsSample.hour, Math.floor(now / HOUR)))),
  ])
  return {
    breaker: breaker !== undefined && same(breaker) && (breaker.measuredAt ?? 0) > now - SAME_SECONDS,
    sample: sample !== undefined && same(sample) && sample.owed === found.owed,
  }
}

interface Sample {
  readonly inBooks: bigint
  readonly found: bigint
  readonly owed: bigint
}

async function keep(app: App, currency: CurrencyCode, holdings: Holdings): Promise<void> {
  const { db, clock } = app
  const { inBooks, found } = holdings
  const now = clock.now()
  const measured = { measuredAt: now, inBooks, found }
  const sample = { inBooks, found, owed: await owedUnits(db, currency) }
  const already = await keptAlready(app, currency, now, sample)
  const breaker = db
    .insert(coinBreaker)
    .values({ currency, ...measured })
    .onConflictDoUpdate({ target: coinBreaker.currency, set: measured })
  const hour = db
    .insert(holdingsSample)
    .values({ currency, hour: Math.floor(now / HOUR), ...sample })
    .onConflictDoUpdate({ target: [holdingsSample.currency, holdingsSample.hour], set: sample })
  await commitVerb(app, {
    writes: [
      ...markMissing(app, currency, holdings),
      ...(already.breaker ? [] : [breaker]),
      ...(already.sample ? [] : [hour]),
    ],
  })
}

/**
 * Compares chain and books, stores the result, and stops payouts if they differ. Only within the coin's turn.
 * @throws DomainError CHAIN_UNAVAILABLE: the last comparison then grows old, and payouts wait
 */
export async function measureHoldings(app: App, chain: Chain): Promise<Holdings> {
  const holdings = await compareHoldings(app.db, chain)
  await keep(app, chain.currency, holdings)
  if (holdings.found !== holdings.inBooks) await openBreaker(app, chain.currency, 'unequal')
  return holdings
}
