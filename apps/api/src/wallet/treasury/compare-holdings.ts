import type { CurrencyCode } from '@jindu/domain/money'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { AccountChain, Chain, OutputChain } from '../../platform/chain/index.ts'
import type { Db } from '../../platform/db/index.ts'
import { ledgerAccount } from '../../platform/ledger/tables.ts'
import { coldMove } from '../custody/tables.ts'
import { attemptInput, withdrawalAttempt } from '../withdrawals/tables.ts'
import { compareBalances } from './compare-balances.ts'
import { walletCoin } from './tables.ts'

type CoinRow = typeof walletCoin.$inferSelect

export interface Holdings {
  /** The balance of the account `chain`, smallest units. */
  readonly inBooks: bigint
  /** The part of the books' coins found on the chain: unspent, or spent by an unfinished transaction of ours. */
  readonly found: bigint
  /** The books' coins that are missing on the chain. */
  readonly missing: readonly CoinRow[]
}

/** The balance of a coin's `chain` account, smallest units. */
async function inBooksOf(db: Db, currency: CurrencyCode): Promise<bigint> {
  const [row] = await db
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.kind, 'chain'), eq(ledgerAccount.owner, ''), eq(ledgerAccount.currency, currency)))
  return -(row?.balance ?? 0n)
}

/** Coins spent by our own transactions that the chain knows and can still confirm. */
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
  const moving = await db
    .select({ coinId: walletCoin.id, tx: coldMove.tx })
    .from(walletCoin)
    .innerJoin(coldMove, eq(coldMove.id, walletCoin.moveId))
    .where(
      inArray(
        walletCoin.id,
        coins.map(({ id }) => id),
      ),
    )
  const found = new Set<number>()
  const known = new Map<string, boolean>()
  for (const { coinId, tx } of [...spending, ...moving]) {
    if (tx === null || found.has(coinId)) continue
    const can = known.get(tx) ?? ((await reader.find(tx))?.confirmations ?? -1) >= 0
    known.set(tx, can)
    if (can) found.add(coinId)
  }
  return found
}

const sum = (coins: readonly CoinRow[]) => coins.reduce((total, coin) => total + coin.amountUnits, 0n)

/**
 * Looks up every coin of the books on the chain. Coin that is on the chain but not in the books yet counts on neither
 * side. Call it only within the coin's turn: otherwise the two sides are from different moments.
 * @throws DomainError CHAIN_UNAVAILABLE
 */
export function compareHoldings(db: Db, chain: Chain): Promise<Holdings> {
  return chain.holds === 'accounts' ? compareAccounts(db, chain) : compareOutputs(db, chain)
}

/** A difference counts where it is seen twice: nodes behind one address may be of two moments. */
async function compareAccounts(db: Db, chain: AccountChain): Promise<Holdings> {
  const { currency } = chain
  const first = await compareBalances(db, chain)
  const { held, short } = first.short === 0n ? first : await compareBalances(db, chain)
  return { inBooks: await inBooksOf(db, currency), found: held - short, missing: [] }
}

async function compareOutputs(db: Db, chain: OutputChain): Promise<Holdings> {
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
