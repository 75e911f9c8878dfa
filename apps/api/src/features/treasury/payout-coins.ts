import { and, eq, inArray, isNull, notInArray, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Guard } from '../../platform/db/index.ts'
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

/** The coins that a payout did not spend are free again. @param spent those that it did */
export function releaseCoins({ db }: App, withdrawalId: number, spent: readonly number[] = []): SQL {
  return db
    .update(walletCoin)
    .set({ withdrawalId: null })
    .where(
      and(
        eq(walletCoin.withdrawalId, withdrawalId),
        isNull(walletCoin.spentAt),
        spent.length === 0 ? undefined : notInArray(walletCoin.id, [...spent]),
      ),
    )
    .getSQL()
}

/** What the confirmed transaction of a payout spent: the coins leave the books with the entry of this commit. */
export function spendCoins({ db, clock }: App, withdrawalId: number, coinIds: readonly number[]): Guard {
  return {
    change: db
      .update(walletCoin)
      .set({ spentAt: clock.now() })
      .where(
        and(
          eq(walletCoin.withdrawalId, withdrawalId),
          inArray(walletCoin.id, [...coinIds]),
          isNull(walletCoin.spentAt),
        ),
      ),
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
