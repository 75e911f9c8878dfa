import type { CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { feeOf } from '../../platform/chain/index.ts'
import { walletCoin } from '../treasury/tables.ts'

export type CoinRow = typeof walletCoin.$inferSelect

const { maximumInputs } = rules.wallet.payout

/** Confirmed coins of one wallet that neither a payout nor a move holds and the chain still has, the largest first. */
async function freeCoins({ db }: App, currency: CurrencyCode, cold: boolean): Promise<readonly CoinRow[]> {
  return db
    .select()
    .from(walletCoin)
    .where(
      and(
        eq(walletCoin.currency, currency),
        eq(walletCoin.cold, cold),
        isNull(walletCoin.withdrawalId),
        isNull(walletCoin.moveId),
        isNull(walletCoin.spentAt),
        isNull(walletCoin.goneAt),
        isNull(walletCoin.missingSince),
      ),
    )
    .orderBy(desc(walletCoin.amountUnits), walletCoin.id)
    .limit(maximumInputs)
}

interface Wanted {
  readonly currency: CurrencyCode
  readonly units: bigint
  readonly feeRate: bigint
  /** Out of the cold wallet. */
  readonly cold?: boolean
}

/**
 * Coins for a payment: the smallest single one that suffices, or as few of the largest as do.
 * @param feeRate units for a thousand virtual bytes
 * @param held coins that must be among them: those of the attempts before
 * @returns null when there is too little
 */
export async function chooseCoins(
  app: App,
  { currency, units, feeRate, cold = false }: Wanted,
  held: readonly CoinRow[] = [],
): Promise<readonly CoinRow[] | null> {
  const suffice = (coins: readonly CoinRow[]): boolean =>
    coins.reduce((sum, coin) => sum + coin.amountUnits, 0n) >= units + feeOf(coins.length, feeRate)
  if (held.length > 0 && suffice(held)) return held
  const free = await freeCoins(app, currency, cold)
  const single = free.findLast((coin) => suffice([...held, coin]))
  if (single !== undefined) return [...held, single]
  const chosen = [...held]
  for (const coin of free) {
    chosen.push(coin)
    if (chosen.length > maximumInputs) return null
    if (suffice(chosen)) return chosen
  }
  return null
}

/** Coins by their rows, in the order in which they were chosen. */
export async function coinsById({ db }: App, ids: readonly number[]): Promise<readonly CoinRow[]> {
  const rows = await db
    .select()
    .from(walletCoin)
    .where(inArray(walletCoin.id, [...ids]))
  return ids.flatMap((id) => rows.filter((row) => row.id === id))
}
