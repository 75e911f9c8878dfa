import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, type Guard } from '../../platform/db/index.ts'
import { withdrawal } from '../withdrawals/tables.ts'
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
            isNull(walletCoin.spentAt),
            isNull(walletCoin.goneAt),
          ),
        ),
      rows: coinIds.length,
    },
  ]
}

/** Releases a payout's coins, because none of its transactions can confirm any more. */
export function releaseCoins({ db }: App, withdrawalId: number): SQL {
  return db
    .update(walletCoin)
    .set({ withdrawalId: null })
    .where(and(eq(walletCoin.withdrawalId, withdrawalId), isNull(walletCoin.spentAt)))
    .getSQL()
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
