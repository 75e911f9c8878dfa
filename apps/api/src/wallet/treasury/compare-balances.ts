import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq, gt, isNull, sql, sum } from 'drizzle-orm'
import type { AccountChain } from '../../platform/chain/index.ts'
import { evmAttempt, evmNonce } from '../../platform/chain/tables.ts'
import type { Db } from '../../platform/db/index.ts'
import { deposit } from '../wallet/tables.ts'
import { walletCoin } from './tables.ts'

/** The coin in the books, and the part of it that is missing on the chain, in smallest units. */
export interface BalancesCompared {
  readonly held: bigint
  readonly short: bigint
}

const add = (to: Map<string, bigint>, address: string, units: bigint) =>
  to.set(address, (to.get(address) ?? 0n) + units)

/** Each address's balance in the books, and the part of it that open payouts have taken. */
async function readHeld(db: Db, currency: CurrencyCode) {
  return db
    .select({ address: walletCoin.address, units: walletCoin.amountUnits })
    .from(walletCoin)
    .where(and(eq(walletCoin.currency, currency), isNull(walletCoin.spentAt), isNull(walletCoin.goneAt)))
}

/** Deposits that are not credited: the chain holds them, the books do not. */
async function readUncredited(db: Db, currency: CurrencyCode) {
  return db
    .select({ address: deposit.address, units: sum(deposit.amountUnits).mapWith(BigInt) })
    .from(deposit)
    .where(and(eq(deposit.currency, currency), eq(deposit.status, 'unconfirmed'), gt(deposit.confirmations, 0)))
    .groupBy(deposit.address)
}

/** Transfers of ours that the books do not know as executed: payouts until they are completed, sweeps until they are final. */
async function readUnbooked(db: Db, { currency, account }: AccountChain) {
  const slots = db
    .select({ nonce: walletCoin.outputIndex })
    .from(walletCoin)
    .where(
      and(
        eq(walletCoin.currency, currency),
        eq(walletCoin.txid, evmNonce.sender),
        eq(walletCoin.outputIndex, evmNonce.nonce),
        isNull(walletCoin.spentAt),
        isNull(walletCoin.goneAt),
      ),
    )
  const rows = await db
    .select({ slot: evmNonce, hash: evmAttempt.hash })
    .from(evmNonce)
    .innerJoin(
      evmAttempt,
      and(
        eq(evmAttempt.chainId, evmNonce.chainId),
        eq(evmAttempt.sender, evmNonce.sender),
        eq(evmAttempt.nonce, evmNonce.nonce),
      ),
    )
    .where(
      and(
        eq(evmNonce.chainId, account.chainId),
        sql`((${evmNonce.purpose} = 'payout' and ${evmNonce.nonce} in ${slots}) or (${evmNonce.purpose} = 'sweep' and ${evmNonce.state} = 'open'))`,
      ),
    )
  return [...Map.groupBy(rows, ({ slot }) => `${slot.sender}:${slot.nonce}`).values()].flatMap((attempts) => {
    const [first] = attempts
    return first === undefined ? [] : [{ ...first.slot, hashes: attempts.map(({ hash }) => hash) }]
  })
}

/**
 * Holds what the books say of each address against its balance at one block. What came in without being credited, and what left by
 * transfers that the books have not followed yet, is taken into account, so that neither hides what is missing.
 * @throws DomainError CHAIN_UNAVAILABLE
 */
export async function compareBalances(db: Db, chain: AccountChain): Promise<BalancesCompared> {
  const { currency, account } = chain
  const [rows, uncredited, unbooked] = await Promise.all([
    readHeld(db, currency),
    readUncredited(db, currency),
    readUnbooked(db, chain),
  ])
  const held = new Map<string, bigint>()
  for (const { address, units } of rows) add(held, address, units)
  const { at, units: balances } = await account.balances([...held.keys()])
  const there = new Map(balances)
  for (const { address, units } of uncredited) add(there, address, -units)
  for (const { purpose, sender, recipient, amountUnits, hashes } of unbooked) {
    const height = await account.movedAt(hashes)
    if (height === null || height > at.height) continue
    add(there, sender, amountUnits)
    if (purpose === 'sweep') add(there, recipient, -amountUnits)
  }
  let [total, short] = [0n, 0n]
  for (const [address, units] of held) {
    const lacks = units - (there.get(address) ?? 0n)
    total += units
    if (lacks > 0n) short += lacks
  }
  return { held: total, short }
}
