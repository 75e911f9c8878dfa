import type { CurrencyCode } from '@jindu/domain/money'
import { isOut, watchPayout, type WithdrawalEvent } from '@jindu/domain/wallet/withdrawals'
import { and, desc, eq, gte, inArray, isNotNull, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { ANCHOR_BLOCKS, type Chain } from '../../platform/chain/index.ts'
import { bookFound, bookFoundAt, openBreaker } from '../treasury/index.ts'
import { applyStep, theGateway } from './apply-step.ts'
import { attemptsOf, type AttemptRow } from './attempts.ts'
import { lookAtPayout } from './look-at-payout.ts'
import { coinsOf } from './payout-books.ts'
import { signPayout } from './sign-payout.ts'
import { withdrawal } from './tables.ts'
import { goesOn } from './waiting.ts'
import { loadWithdrawal, stateOf, type WithdrawalRow } from './withdrawal-row.ts'

const attemptOf = (attempts: readonly AttemptRow[], tx: string | null): AttemptRow | undefined =>
  attempts.find((attempt) => attempt.tx === tx)

async function sendAgain(
  { log }: App,
  chain: Chain,
  { id }: WithdrawalRow,
  attempt: AttemptRow | undefined,
): Promise<boolean> {
  if (attempt === undefined) return false
  const answer = await (chain.holds === 'accounts' ? chain.account : chain.signer).send(attempt.raw)
  if (answer !== 'sent') log.warn({ withdrawalId: id, tx: attempt.tx, answer }, 'a payment was not taken by the node')
  return answer === 'sent'
}

/** A step that the chain asks for, with its coins. */
async function follow(
  app: App,
  row: WithdrawalRow,
  event: WithdrawalEvent,
  attempts: readonly AttemptRow[],
  height: number,
): Promise<WithdrawalRow> {
  const attempt = attemptOf(attempts, 'tx' in event ? event.tx : row.tx)
  if (event.kind === 'paidAfterReturn') {
    // A reorganisation removed what counted as final: stop signing until finance has checked.
    await openBreaker(app, row.currency, 'paidAfterReturn')
    await bookFound(app, attempt?.coinIds ?? [])
  }
  // Change that was written off while it was away goes out of the books with the payment that gave it, and not twice.
  const { tx, changeIndex } = attempt ?? {}
  if (event.kind === 'reopen' && tx !== undefined && changeIndex != null) {
    await bookFoundAt(app, row.currency, { txid: tx, outputIndex: changeIndex })
  }
  return applyStep(app, row.id, event, theGateway, () => coinsOf(app, row, event, attempt, height))
}

/** Applies the events that follow from a payout's state on the chain, until there are none. */
export async function watchOne(app: App, chain: Chain, id: number, height: number): Promise<void> {
  let row = await loadWithdrawal(app, id)
  // Signed, broadcast, completed: never more than that in one look.
  for (let steps = 0; steps < 4; steps += 1) {
    const state = stateOf(row)
    const attempts = await attemptsOf(app.db, id)
    const seen = await lookAtPayout(app, chain, row, attempts)
    const follows = watchPayout(state, seen)
    if (follows.do !== 'replace' && seen.lostBlocks === 0) await goesOn(app, row)
    if (follows.do === 'wait') return
    if (follows.do === 'step') {
      row = await follow(app, row, follows.event, attempts, height)
      continue
    }
    if (follows.do === 'replace') {
      const replaced = await signPayout(app, chain, row)
      if (replaced === null) return
      row = replaced
      continue
    }
    const sent = await sendAgain(app, chain, row, attemptOf(attempts, follows.tx))
    if (!sent || !isOut(state) || state.kind === 'broadcast') return
    row = await applyStep(app, id, { kind: 'broadcast' }, theGateway)
  }
}

/**
 * Payouts that may be in transit, completed ones that a reorganisation could still revert (latest first), and those
 * returned after signing. The last are few, and are watched permanently.
 */
export async function payoutsToWatch({ db }: App, currency: CurrencyCode, height: number): Promise<readonly number[]> {
  const rows = await db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.currency, currency),
        or(
          inArray(withdrawal.status, ['signed', 'broadcast']),
          and(eq(withdrawal.status, 'completed'), gte(withdrawal.completedHeight, height - ANCHOR_BLOCKS)),
          and(eq(withdrawal.status, 'failed'), isNotNull(withdrawal.tx)),
        ),
      ),
    )
    .orderBy(desc(withdrawal.completedHeight), desc(withdrawal.id))
  return rows.map(({ id }) => id)
}
