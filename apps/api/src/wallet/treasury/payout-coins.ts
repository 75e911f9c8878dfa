import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, type Guard } from '../../platform/db/index.ts'
import { withdrawal } from '../withdrawals/tables.ts'
import { walletCoin } from './tables.ts'

/** Takes coins for a payout in the commit that signs it: each meets one row, or another payout was first. */
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

/** Nothing of a payout can confirm any more: its coins are free again. */
export function releaseCoins({ db }: App, withdrawalId: number): SQL {
  return db
    .update(walletCoin)
    .set({ withdrawalId: null })
    .where(and(eq(walletCoin.withdrawalId, withdrawalId), isNull(walletCoin.spentAt)))
    .getSQL()
}

/**
 * The coins that completed payouts did not spend are free again once no reorganisation brings back the transactions that would.
 * Only in the coin's turn.
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
 * What the confirmed transaction of a payout spent: the coins leave the books with the entry of this commit. Whoever had reserved one
 * besides cannot spend it on this chain.
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

/** The chain took a completed payout back: its coins are ours again, and reserved for it as before. */
export function unspendCoins({ db }: App, withdrawalId: number, coinIds: readonly number[]): Guard {
  return {
    change: db
      .update(walletCoin)
      .set({ spentAt: null })
      .where(and(eq(walletCoin.withdrawalId, withdrawalId), inArray(walletCoin.id, [...coinIds]))),
    rows: coinIds.length,
  }
}
