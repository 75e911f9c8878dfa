import type { CurrencyCode } from '@jindu/domain/money'
import { and, asc, eq, isNull, lte, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Chain } from '../../platform/chain/index.ts'
import { measureHoldings } from '../treasury/index.ts'
import { chainOf, readIntoBooks } from '../wallet/index.ts'
import { applyStep } from './apply-step.ts'
import { signPayout } from './sign-payout.ts'
import { withdrawal } from './tables.ts'
import { payoutsToWatch, watchOne } from './watch-payouts.ts'

/** At most so many are signed in one turn: whoever else waits for the coin gets theirs. */
const SIGNED_A_TURN = 20

/** What nobody reviews is approved by the clock, once its wait is over. */
async function approveDue(app: App, currency: CurrencyCode): Promise<void> {
  const due = await app.db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.status, 'pending'),
        eq(withdrawal.currency, currency),
        eq(withdrawal.approvalsNeeded, 0),
        or(isNull(withdrawal.waitsUntil), lte(withdrawal.waitsUntil, app.clock.now())),
      ),
    )
  for (const { id } of due) {
    await guarded(app, id, () => applyStep(app, id, { kind: 'approve' }, () => ({ kind: 'clock' })))
  }
}

/** One payout that fails keeps no other waiting. */
async function guarded(app: App, withdrawalId: number, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    app.log.error({ err: error, withdrawalId }, 'a payout could not go on')
  }
}

async function signApproved(app: App, chain: Chain, height: number): Promise<void> {
  const approved = await app.db
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.status, 'approved'), eq(withdrawal.currency, chain.currency)))
    .orderBy(asc(withdrawal.approvedAt), asc(withdrawal.id))
    .limit(SIGNED_A_TURN)
  for (const row of approved) {
    await guarded(app, row.id, async () => {
      const signed = await signPayout(app, chain, row)
      if (signed !== null) await watchOne(app, chain, row.id, height)
    })
  }
}

/**
 * A coin's turn: reads its chain into the books, compares both, and brings every payout as far as it goes.
 * @returns how many deposits were credited
 * @throws DomainError CURRENCY_NOT_ACCEPTED, CHAIN_UNAVAILABLE
 */
export async function workCoin(app: App, currency: CurrencyCode): Promise<number> {
  const chain = chainOf(app, currency)
  return app.turns(currency, async () => {
    const credited = await readIntoBooks(app, chain)
    const height = await chain.reader.height()
    for (const id of await payoutsToWatch(app, currency, height)) {
      await guarded(app, id, () => watchOne(app, chain, id, height))
    }
    await approveDue(app, currency)
    await measureHoldings(app, chain)
    await signApproved(app, chain, height)
    return credited
  })
}
