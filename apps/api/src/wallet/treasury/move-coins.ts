import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Guard } from '../../platform/db/index.ts'
import { walletCoin } from './tables.ts'

/** Reserves coins for a move between hot and cold wallet, in the transaction that makes it. */
export function holdForMove({ db }: Pick<App, 'db'>, moveId: number, coinIds: readonly number[]): Guard {
  return {
    change: db
      .update(walletCoin)
      .set({ moveId })
      .where(
        and(
          inArray(walletCoin.id, [...coinIds]),
          isNull(walletCoin.moveId),
          isNull(walletCoin.withdrawalId),
          isNull(walletCoin.spentAt),
          isNull(walletCoin.goneAt),
        ),
      ),
    rows: coinIds.length,
    refusal: 'COLD_COIN_SHORT',
  }
}

/** The coins of a move that was given up are free again. */
export const freeFromMove = ({ db }: App, moveId: number): SQL =>
  db.update(walletCoin).set({ moveId: null }).where(eq(walletCoin.moveId, moveId)).getSQL()

/** Marks the coins spent by a move, in the commit that books its outputs. */
export function spendByMove({ db, clock }: App, moveId: number, coins: number): Guard {
  return {
    change: db
      .update(walletCoin)
      .set({ goneAt: clock.now(), missingSince: null })
      .where(and(eq(walletCoin.moveId, moveId), isNull(walletCoin.goneAt), isNull(walletCoin.spentAt))),
    rows: coins,
  }
}
