import type { CurrencyCode } from '@jindu/domain/money'
import { and, asc, eq, isNotNull, isNull, lte, not, notExists, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { ANCHOR_BLOCKS, type Chain } from '../../platform/chain/index.ts'
import { appUser } from '../../accounts/accounts/index.ts'
import { bookFoundAgain, measureHoldings, releaseSettled } from '../treasury/index.ts'
import { workMoves } from '../custody/index.ts'
import { chainOf, noteWorked, readIntoBooks, reverseMarked } from '../wallet/index.ts'
import { alertPayouts } from './alert-payouts.ts'
import { applyStep } from './apply-step.ts'
import { owes } from '../../platform/ledger/index.ts'
import { ownerGuards } from './owner-guards.ts'
import { signPayout } from './sign-payout.ts'
import { withdrawal } from './tables.ts'
import { keepWaiting, waitingFor } from './waiting.ts'
import { workAccounts } from './work-accounts.ts'
import { payoutsToWatch, watchOne } from './watch-payouts.ts'
import { loadWithdrawal, type WithdrawalRow } from './withdrawal-row.ts'

/** The maximum number signed per turn, so that other work of the coin gets its turn. */
const SIGNED_A_TURN = 20
/** The maximum number tried per turn: waiting withdrawals rotate, so that they do not block others. */
const TRIED_A_TURN = 100

const guardsOf = (row: WithdrawalRow) => ({ guards: ownerGuards(row) })

/** The clock approves withdrawals that need no review, once their wait is over and their owner may be paid. */
async function approveDue(app: App, currency: CurrencyCode): Promise<void> {
  const { db, clock } = app
  const frozen = db
    .select({ one: sql`1` })
    .from(appUser)
    .where(and(eq(appUser.uid, withdrawal.uid), isNotNull(appUser.frozenAt)))
  const due = await db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.status, 'pending'),
        eq(withdrawal.currency, currency),
        eq(withdrawal.approvalsNeeded, 0),
        or(isNull(withdrawal.waitsUntil), lte(withdrawal.waitsUntil, clock.now())),
        notExists(frozen),
        not(owes(sql`${withdrawal.uid}`, currency)),
      ),
    )
  for (const { id } of due) {
    await guarded(app, id, () => applyStep(app, id, { kind: 'approve' }, () => ({ kind: 'clock' }), guardsOf))
  }
}

/** An error of one payout does not block others; its text is stored for finance. */
async function guarded(app: App, withdrawalId: number, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    app.log.error({ err: error, withdrawalId }, 'a payout could not go on')
    await keepWaiting(app, await loadWithdrawal(app, withdrawalId), waitingFor(error))
  }
}

/** Order: never tried by approval time, then waiting ones, least recently tried first. */
async function signApproved(app: App, chain: Chain, height: number): Promise<void> {
  const approved = await app.db
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.status, 'approved'), eq(withdrawal.currency, chain.currency)))
    .orderBy(sql`${withdrawal.triedAt} nulls first`, asc(withdrawal.approvedAt), asc(withdrawal.id))
    .limit(TRIED_A_TURN)
  let left = SIGNED_A_TURN
  for (const row of approved) {
    if (left === 0) return
    await guarded(app, row.id, async () => {
      const signed = await signPayout(app, chain, row)
      if (signed === null) return
      left -= 1
      await watchOne(app, chain, row.id, height)
    })
  }
}

/**
 * One turn of a coin: reads the chain into the books, compares both, and advances every payout.
 * @returns how many deposits were credited
 * @throws DomainError CURRENCY_NOT_ACCEPTED, CHAIN_UNAVAILABLE
 */
export async function workCoin(app: App, currency: CurrencyCode): Promise<number> {
  const chain = chainOf(app, currency)
  return app.turns(currency, async () => {
    const credited = await readIntoBooks(app, chain)
    const { height } = await chain.reader.tip()
    for (const id of await payoutsToWatch(app, currency, height)) {
      await guarded(app, id, () => watchOne(app, chain, id, height))
    }
    // After the payouts: a coin spent by a completed payout can be reversed only after that payout was reopened.
    await reverseMarked(app, currency)
    await releaseSettled(app, currency, height - ANCHOR_BLOCKS)
    await approveDue(app, currency)
    await bookFoundAgain(app, chain)
    await workMoves(app, chain, height)
    await measureHoldings(app, chain)
    await signApproved(app, chain, height)
    if (chain.holds === 'accounts') await workAccounts(app, chain)
    await alertPayouts(app, currency)
    await noteWorked(app, currency)
    return credited
  })
}
