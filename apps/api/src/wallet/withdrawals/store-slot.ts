import { zero } from '@jindu/domain/money'
import { sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { AccountChain, SignedCall } from '../../platform/chain/index.ts'
import { storeCall } from '../../platform/chain/index.ts'
import { insertRow } from '../../platform/db/index.ts'
import { breakerGuard, openSlot, takeBalance } from '../treasury/index.ts'
import { applyStep, theGateway } from './apply-step.ts'
import type { AttemptRow } from './attempts.ts'
import { ownerGuards } from './owner-guards.ts'
import { attemptInput, withdrawalAttempt } from './tables.ts'
import type { WithdrawalRow } from './withdrawal-row.ts'

async function draw({ db }: App): Promise<{ readonly attemptId: number; readonly coinId: number }> {
  const [drawn] = await db.execute<{ attempt: string; coin: string }>(
    sql`select nextval('withdrawal_attempt_id_seq')::text as attempt, nextval('wallet_coin_id_seq')::text as coin`,
  )
  return { attemptId: Number(drawn?.attempt), coinId: Number(drawn?.coin) }
}

/**
 * Stores what was signed, with its nonce, in the commit that makes the withdrawal signed; sends nothing. The first transaction takes its
 * amount out of the sender's balance into a slot of its own, at the nonce that all that follow share.
 * @throws DomainError BREAKER_OPEN, ACCOUNT_FROZEN, WITHDRAWAL_DEBT
 */
export async function storeSlot(
  app: App,
  { account }: AccountChain,
  row: WithdrawalRow,
  call: SignedCall,
  before: readonly AttemptRow[],
  byUid?: number,
): Promise<WithdrawalRow> {
  const { id: withdrawalId, currency, amountUnits, address } = row
  const { db, clock } = app
  const { sender, nonce, hash, raw, fees } = call
  const { attemptId, coinId } = await draw(app)
  const anchorCoinId = row.anchorCoinId ?? coinId
  const isFirst = before.length === 0
  const slot = { id: coinId, currency, sender, nonce, units: amountUnits, withdrawalId }
  const event = { kind: 'sign', tx: hash, networkFee: zero(currency) } as const
  const use = { purpose: 'payout', withdrawalId, recipient: address, amountUnits } as const
  return applyStep(app, withdrawalId, event, theGateway, () => ({
    guards: [
      { change: breakerGuard(app, currency), refusal: 'BREAKER_OPEN' },
      ...(isFirst ? [...ownerGuards(row), { change: takeBalance(app, currency, sender, amountUnits) }] : []),
    ],
    writes: [
      ...(isFirst ? [openSlot(app, slot)] : []),
      ...storeCall({ db, clock }, account.chainId, call, use, before.length + 1),
      insertRow(withdrawalAttempt, {
        id: attemptId,
        withdrawalId,
        currency,
        number: before.length + 1,
        tx: hash,
        raw,
        feeUnits: 0n,
        feeRate: fees.maxFee,
        changeAddress: '',
        changeIndex: null,
        changeUnits: null,
        anchorCoinId,
        signedAt: clock.now(),
      }),
      insertRow(attemptInput, { attemptId, coinId: anchorCoinId }),
    ],
    columns: { waiting: null, waitingDetail: null, anchorCoinId, signedAt: row.signedAt ?? clock.now() },
    details: { tx: hash, nonce },
    byUid,
  }))
}
