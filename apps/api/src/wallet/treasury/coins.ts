import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq, gte, isNull, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Outpoint } from '../../platform/chain/index.ts'
import { insertRow, type Statement } from '../../platform/db/index.ts'
import { walletCoin } from './tables.ts'

/** A coin that enters the books. */
export interface NewCoin extends Outpoint {
  readonly currency: CurrencyCode
  readonly address: string
  readonly units: bigint
  readonly source: 'deposit' | 'change'
  /** In the cold wallet. */
  readonly cold?: boolean
}

/** On a chain of balances, an address is one coin in the books with this index; its payouts are slots, with their nonces as index. */
const BALANCE = -1

/** Whether a coin's chain keeps balances of addresses. */
export const keepsAccounts = ({ chains }: Pick<App, 'chains'>, currency: CurrencyCode): boolean =>
  chains[currency]?.holds === 'accounts'

const balanceOf = (currency: CurrencyCode, address: string) =>
  and(eq(walletCoin.currency, currency), eq(walletCoin.txid, address), eq(walletCoin.outputIndex, BALANCE))

/** An address's balance in the books that no payout has taken, in smallest units. */
export async function freeBalance({ db }: Pick<App, 'db'>, currency: CurrencyCode, address: string): Promise<bigint> {
  const [row] = await db.select({ units: walletCoin.amountUnits }).from(walletCoin).where(balanceOf(currency, address))
  return row?.units ?? 0n
}

/** A statement that adds to what the books say an address holds. */
export function addBalance({ db, clock }: App, currency: CurrencyCode, address: string, units: bigint): SQL {
  const row = {
    currency,
    txid: address,
    outputIndex: BALANCE,
    address,
    amountUnits: units,
    source: 'deposit' as const,
    bookedAt: clock.now(),
  }
  return db
    .insert(walletCoin)
    .values(row)
    .onConflictDoUpdate({
      target: [walletCoin.currency, walletCoin.txid, walletCoin.outputIndex],
      set: { amountUnits: sql`${walletCoin.amountUnits} + excluded.amount_units` },
    })
    .getSQL()
}

/** A guard that takes from what the books say an address holds: it meets one row, or there is too little. */
export function takeBalance({ db }: App, currency: CurrencyCode, address: string, units: bigint): SQL {
  return db
    .update(walletCoin)
    .set({ amountUnits: sql`${walletCoin.amountUnits} - ${units}` })
    .where(and(balanceOf(currency, address), gte(walletCoin.amountUnits, units)))
    .getSQL()
}

/** The amount that a payout takes from its sender's balance, at the nonce that all its transactions share. */
export interface SlotCoin {
  readonly id: number
  readonly currency: CurrencyCode
  readonly sender: string
  readonly nonce: number
  readonly units: bigint
  readonly withdrawalId: number
}

/** The statement of the commit that signs a payout's first transaction, beside `takeBalance`. */
export function openSlot({ clock }: App, { sender, nonce, units: amountUnits, ...slot }: SlotCoin): Statement {
  const at = { txid: sender, outputIndex: nonce, address: sender }
  return insertRow(walletCoin, { ...slot, ...at, amountUnits, source: 'change', bookedAt: clock.now() })
}

/** Books a coin, in the commit whose entry debits `chain`. A coin that was removed by a reorganisation is revived. */
export function bookCoin(app: App, coin: NewCoin): SQL {
  const { db, clock } = app
  const { currency, txid, outputIndex, address, units: amountUnits, source, cold = false } = coin
  if (keepsAccounts(app, currency)) return addBalance(app, currency, address, amountUnits)
  const row = { currency, txid, outputIndex, address, amountUnits, source, cold, bookedAt: clock.now() }
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
export function loseCoin(app: App, coin: Omit<NewCoin, 'source'>): SQL {
  const { currency, txid, outputIndex, address, units: amountUnits } = coin
  if (keepsAccounts(app, currency)) return takeBalance(app, currency, address, amountUnits)
  return app.db
    .update(walletCoin)
    .set({ goneAt: app.clock.now() })
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
