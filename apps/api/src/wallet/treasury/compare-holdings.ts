import type { CurrencyCode } from '@jindu/domain/money'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Chain } from '../../platform/chain/index.ts'
import type { Db } from '../../platform/db/index.ts'
import { ledgerAccount } from '../../platform/ledger/tables.ts'
import { attemptInput, withdrawalAttempt } from '../withdrawals/tables.ts'
import { walletCoin } from './tables.ts'

type CoinRow = typeof walletCoin.$inferSelect

export interface Holdings {
  /** What the account `chain` says, smallest units. */
  readonly inBooks: bigint
  /** As much of the books' coins as the chain holds for us, unspent or spent by a transaction of ours that is not completed. */
  readonly found: bigint
  /** The books' coins that were not found. */
  readonly missing: readonly CoinRow[]
}

/** What the account `chain` of a coin holds, smallest units. */
async function inBooksOf(db: Db, currency: CurrencyCode): Promise<bigint> {
  const [row] = await db
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.kind, 'chain'), eq(ledgerAccount.owner, ''), eq(ledgerAccount.currency, currency)))
  return -(row?.balance ?? 0n)
}

/** Those of the coins that a transaction of ours spends which the chain knows and can still confirm. */
async function onTheirWay(db: Db, { reader }: Chain, coins: readonly CoinRow[]): Promise<ReadonlySet<number>> {
  if (coins.length === 0) return new Set()
  const spending = await db
    .select({ coinId: attemptInput.coinId, tx: withdrawalAttempt.tx })
    .from(attemptInput)
    .innerJoin(withdrawalAttempt, eq(withdrawalAttempt.id, attemptInput.attemptId))
    .where(
      inArray(
        attemptInput.coinId,
        coins.map(({ id }) => id),
      ),
    )
    .orderBy(asc(withdrawalAttempt.id))
  const found = new Set<number>()
  const known = new Map<string, boolean>()
  for (const { coinId, tx } of spending) {
    if (found.has(coinId)) continue
    const can = known.get(tx) ?? ((await reader.find(tx))?.confirmations ?? -1) >= 0
    known.set(tx, can)
    if (can) found.add(coinId)
  }
  return found
}

const sum = (coins: readonly CoinRow[]) => coins.reduce((total, coin) => total + coin.amountUnits, 0n)

/**
 * Looks for every coin of the books on the chain. Coin that the chain holds and the books do not know yet (deposits without their
 * confirmations, what is sent to us by mistake) counts on neither side. Only in the coin's turn are both sides of one moment.
 * @throws DomainError CHAIN_UNAVAILABLE
 */
export async function compareHoldings(db: Db, chain: Chain): Promise<Holdings> {
  const { currency, reader } = chain
  const unspent = new Map((await reader.unspent()).map((coin) => [`${coin.txid}:${coin.outputIndex}`, coin.units]))
  const held = await db
    .select()
    .from(walletCoin)
    .where(and(eq(walletCoin.currency, currency), isNull(walletCoin.spentAt), isNull(walletCoin.goneAt)))
  const absent = held.filter((coin) => unspent.get(`${coin.txid}:${coin.outputIndex}`) !== coin.amountUnits)
  const spent = await onTheirWay(db, chain, absent)
  const missing = absent.filter(({ id }) => !spent.has(id))
  return { inBooks: await inBooksOf(db, currency), found: sum(held) - sum(missing), missing }
}
