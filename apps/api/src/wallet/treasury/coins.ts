import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Outpoint } from '../../platform/chain/index.ts'
import { walletCoin } from './tables.ts'

/** A coin that enters the books. */
export interface NewCoin extends Outpoint {
  readonly currency: CurrencyCode
  readonly address: string
  readonly units: bigint
  readonly source: 'deposit' | 'change'
}

/** Books a coin, in the commit whose entry debits `chain`. A coin that was removed by a reorganisation is revived. */
export function bookCoin({ db, clock }: App, coin: NewCoin): SQL {
  const { currency, txid, outputIndex, address, units: amountUnits, source } = coin
  const row = { currency, txid, outputIndex, address, amountUnits, source, bookedAt: clock.now() }
  return db
    .insert(walletCoin)
    .values(row)
    .onConflictDoUpdate({
      target: [walletCoin.currency, walletCoin.txid, walletCoin.outputIndex],
      set: { goneAt: null, bookedAt: sql`excluded.booked_at` },
    })
    .getSQL()
}

/**
 * The guard of a commit whose entry reverses a coin on `chain` after a reorganisation. Affects one row, unless a payout
 * spent the coin.
 */
export function loseCoin({ db, clock }: App, currency: CurrencyCode, { txid, outputIndex }: Outpoint): SQL {
  return db
    .update(walletCoin)
    .set({ goneAt: clock.now() })
    .where(
      and(
        eq(walletCoin.currency, currency),
        eq(walletCoin.txid, txid),
        eq(walletCoin.outputIndex, outputIndex),
        isNull(walletCoin.spentAt),
        isNull(walletCoin.goneAt),
      ),
    )
    .getSQL()
}
