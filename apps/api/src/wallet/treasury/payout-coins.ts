import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, type Guard } from '../../platform/db/index.ts'
import { withdrawal } from '../withdrawals/tables.ts'
import { keepsAccounts } from './coins.ts'
import { walletCoin } from './tables.ts'

/**
 * Reserves coins for a payout, in the commit that signs it. Each guard affects one row, or another payout reserved the
 * coin first.
 */
export function reserveCoins({ db }: App, withdrawalId: number, coinIds: readonly number[]): readonly Guard[] {
  if (coinIds.length === 0) return []
  return [
    {
      change: db
        .update(walletCoin)
        .set({ withdrawalId })
        .where(
          and(
            inArray(walletCoin.id, [...coinIds]),
            isNull(walletCoin.withdrawalId),
            isNull(walletCoin.moveId),
            isNull(walletCoin.spentAt),
            isNull(walletCoin.goneAt),
          ),
        ),
      rows: coinIds.length,
    },
  ]
}

/** Releases a payout's coins, because none of its transactions can confirm any more. */
export function releaseCoins(app: App, currency: CurrencyCode, withdrawalId: number): SQL[] {
  const { db, clock } = app
  const held = and(eq(walletCoin.withdrawalId, withdrawalId), isNull(walletCoin.spentAt))
  if (!keepsAccounts(app, currency)) return [db.update(walletCoin).set({ withdrawalId: null }).where(held).getSQL()]
  return [
    db
      .update(walletCoin)
      .set({ withdrawalId: null, goneAt: clock.now() })
      .where(and(held, isNull(walletCoin.goneAt)))
      .getSQL(),
    sql`update wallet_coin b set amount_units = b.amount_units + s.amount_units from wallet_coin s
      where s.withdrawal_id = ${withdrawalId} and s.spent_at is null and s.gone_at is null
        and b.currency = s.currency and b.txid = s.txid and b.output_index = -1`,
  ]
}

/**
 * Marks the slot of a returned payout as spent after all, and takes its amount from the sender's balance again. The second guard fails if
 * the sender's balance in the books is too small.
 */
export function spendReturned({ db, clock }: App, withdrawalId: number, coinIds: readonly number[]): readonly Guard[] {
  const slot = and(inArray(walletCoin.id, [...coinIds]), isNull(walletCoin.spentAt), isNotNull(walletCoin.goneAt))
  return [
    { change: db.update(walletCoin).set({ spentAt: clock.now(), goneAt: null, withdrawalId }).where(slot) },
    {
      change: sql`update wallet_coin b set amount_units = b.amount_units - s.amount_units from wallet_coin s
        where s.id = ${coinIds[0] ?? 0} and b.currency = s.currency and b.txid = s.txid and b.output_index = -1
          and b.amount_units >= s.amount_units`,
    },
  ]
}

/**
 * Releases coins that completed payouts reserved but did not spend, once no reorganisation can revive the transactions
 * that would. Only within the coin's turn.
 * @param below the height under which a completion is final
 */
export async function releaseSettled(app: App, currency: CurrencyCode, below: number): Promise<void> {
  const { db } = app
  const settled = db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(and(eq(withdrawal.status, 'completed'), lt(withdrawal.completedHeight, below)))
  await commitVerb(app, {
    writes: [
      db
        .update(walletCoin)
        .set({ withdrawalId: null })
        .where(
          and(
            eq(walletCoin.currency, currency),
            isNotNull(walletCoin.withdrawalId),
            isNull(walletCoin.spentAt),
            isNull(walletCoin.goneAt),
            inArray(walletCoin.withdrawalId, settled),
          ),
        ),
    ],
  })
}

/**
 * Marks the coins spent by a payout's confirmed transaction; the entry of the same commit books them out. Another
 * payout that had reserved one cannot spend it on this chain.
 */
export function spendCoins({ db, clock }: App, withdrawalId: number, coinIds: readonly number[]): Guard {
  return {
    change: db
      .update(walletCoin)
      .set({ spentAt: clock.now(), withdrawalId, missingSince: null })
      .where(and(inArray(walletCoin.id, [...coinIds]), isNull(walletCoin.spentAt), isNull(walletCoin.goneAt))),
    rows: coinIds.length,
  }
}

/** Reverts a completed payout after a reorganisation: its coins are unspent again and stay reserved for it. */
export function unspendCoins({ db }: App, withdrawalId: number, coinIds: readonly number[]): Guard {
  return {
    change: db
      .update(walletCoin)
      .set({ spentAt: null })
      .where(and(eq(walletCoin.withdrawalId, withdrawalId), inArray(walletCoin.id, [...coinIds]))),
    rows: coinIds.length,
  }
}
