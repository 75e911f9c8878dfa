import { money } from '@jindu/domain/money'
import { sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { SignedTransaction } from '../../platform/chain/index.ts'
import { insertRow } from '../../platform/db/index.ts'
import { breakerGuard, reserveCoins } from '../treasury/index.ts'
import { applyStep, theGateway } from './apply-step.ts'
import type { AttemptRow } from './attempts.ts'
import type { CoinRow } from './choose-coins.ts'
import { ownerGuards } from './owner-guards.ts'
import { attemptInput, withdrawalAttempt } from './tables.ts'
import type { WithdrawalRow } from './withdrawal-row.ts'

/** The coin that lay longest in the books: the one that a reorganisation takes last. */
const oldestOf = (coins: readonly CoinRow[]): CoinRow | undefined =>
  coins.toSorted((a, b) => a.bookedAt - b.bookedAt || a.id - b.id)[0]

/**
 * Stores a signed transaction with its coins, in the commit that marks the withdrawal as signed; sends nothing. A first
 * transaction requires that its owner may be paid. Later ones do not, because an earlier one may already be broadcast.
 * @throws DomainError BREAKER_OPEN, ACCOUNT_FROZEN, WITHDRAWAL_DEBT
 */
export async function storePayout(
  app: App,
  row: WithdrawalRow,
  signed: SignedTransaction,
  order: { readonly coins: readonly CoinRow[]; readonly feeRate: bigint; readonly changeAddress: string },
  before: readonly AttemptRow[],
  byUid?: number,
): Promise<WithdrawalRow> {
  const { id: withdrawalId, currency } = row
  const { db, clock } = app
  const [drawn] = await db.execute<{ id: string }>(sql`select nextval('withdrawal_attempt_id_seq')::text as id`)
  const attemptId = Number(drawn?.id)
  const held = new Set(before.flatMap(({ coinIds }) => coinIds))
  const added = order.coins.filter(({ id }) => !held.has(id)).map(({ id }) => id)
  const anchorCoinId = row.anchorCoinId ?? oldestOf(order.coins)?.id ?? 0
  const event = { kind: 'sign', tx: signed.txid, networkFee: money(currency, signed.feeUnits) } as const
  return applyStep(app, withdrawalId, event, theGateway, () => ({
    guards: [
      { change: breakerGuard(app, currency), refusal: 'BREAKER_OPEN' },
      ...(before.length === 0 ? ownerGuards(row) : []),
      ...reserveCoins(app, withdrawalId, added),
    ],
    writes: [
      insertRow(withdrawalAttempt, {
        id: attemptId,
        withdrawalId,
        currency,
        number: before.length + 1,
        tx: signed.txid,
        raw: signed.raw,
        feeUnits: signed.feeUnits,
        feeRate: order.feeRate,
        changeAddress: order.changeAddress,
        changeIndex: signed.change?.outputIndex ?? null,
        changeUnits: signed.change?.units ?? null,
        anchorCoinId,
        signedAt: clock.now(),
      }),
      ...order.coins.map(({ id: coinId }) => insertRow(attemptInput, { attemptId, coinId })),
    ],
    columns: { waiting: null, waitingDetail: null, anchorCoinId, signedAt: row.signedAt ?? clock.now() },
    details: { tx: signed.txid, networkFee: signed.feeUnits.toString() },
    byUid,
  }))
}
