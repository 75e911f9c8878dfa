import type { NonceState } from '@jindu/domain/wallet/evm'
import { and, asc, desc, eq, gte, max, sql } from 'drizzle-orm'
import type { Clock } from '../../clock/clock.ts'
import { insertRow, type Db, type Statement } from '../../db/index.ts'
import { evmAttempt, evmGasDeposit, evmNonce } from '../tables.ts'
import type { AccountGateway, SignedCall, Slot } from './account-gateway.ts'

export type NonceRow = typeof evmNonce.$inferSelect
export type CallRow = typeof evmAttempt.$inferSelect

/** The purpose of a drawn nonce. */
export type NonceUse = Pick<NonceRow, 'purpose' | 'withdrawalId' | 'recipient' | 'amountUnits'> & {
  /** Gas that it carries; none unless given. */
  readonly wei?: bigint
}

const isSlot = (chainId: number, { sender, nonce }: Slot) =>
  and(eq(evmNonce.chainId, chainId), eq(evmNonce.sender, sender), eq(evmNonce.nonce, nonce))

const callsAt = (chainId: number, { sender, nonce }: Slot) =>
  and(eq(evmAttempt.chainId, chainId), eq(evmAttempt.sender, sender), eq(evmAttempt.nonce, nonce))

/**
 * The nonce that a sender's next transaction has: after all that were drawn, and never one that the chain has used. Whoever draws the
 * same one at the same moment fails to store it.
 */
export async function drawNonce(db: Db, gateway: AccountGateway, sender: string): Promise<number> {
  const { chainId } = gateway
  const [[drawn], onChain] = await Promise.all([
    db
      .select({ last: max(evmNonce.nonce) })
      .from(evmNonce)
      .where(and(eq(evmNonce.chainId, chainId), eq(evmNonce.sender, sender))),
    gateway.nextNonce(sender),
  ])
  return Math.max((drawn?.last ?? -1) + 1, onChain)
}

/**
 * The writes that keep a signed transaction before anybody sends it: the first of its nonce opens that, each has a number of its own.
 * @param number 1 for the first of its nonce
 */
export function storeCall(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  chainId: number,
  { sender, nonce, hash, raw, gasLimit, fees }: SignedCall,
  use: NonceUse,
  number: number,
): Statement[] {
  const slot = { chainId, sender, nonce }
  const { maxFee, tip } = fees
  const call = insertRow(evmAttempt, { hash, ...slot, number, raw, gasLimit, maxFee, tip, signedAt: clock.now() })
  if (number > 1) return [call]
  return [db.insert(evmNonce).values({ ...slot, ...use, openedAt: clock.now() }), call]
}

export async function readNonce(db: Db, chainId: number, slot: Slot): Promise<NonceRow | null> {
  const [row] = await db.select().from(evmNonce).where(isSlot(chainId, slot))
  return row ?? null
}

/** All that were signed for a nonce, the latest last. */
export const callsOf = (db: Db, chainId: number, slot: Slot): Promise<CallRow[]> =>
  db.select().from(evmAttempt).where(callsAt(chainId, slot)).orderBy(asc(evmAttempt.number))

export async function lastCall(db: Db, chainId: number, slot: Slot): Promise<CallRow | null> {
  const [row] = await db
    .select()
    .from(evmAttempt)
    .where(callsAt(chainId, slot))
    .orderBy(desc(evmAttempt.number))
    .limit(1)
  return row ?? null
}

/** Gas reserved by a sender's open transactions, in wei: their maximum fees and the gas that they carry to other addresses. */
export async function gasSpoken(db: Db, chainId: number, sender: string): Promise<bigint> {
  const [row] = await db.execute<{ wei: string }>(sql`
    select coalesce(sum(a.gas_limit::numeric * a.max_fee + n.wei), 0)::text as wei from evm_nonce n
    join evm_attempt a on a.chain_id = n.chain_id and a.sender = n.sender and a.nonce = n.nonce
    where n.chain_id = ${chainId} and n.sender = ${sender} and n.state = 'open'
      and a.number = (select max(l.number) from evm_attempt l where l.chain_id = n.chain_id and l.sender = n.sender and l.nonce = n.nonce)`)
  return BigInt(row?.wei ?? 0)
}

/** Nonces between what the chain takes next and the last that was drawn, for which nothing is stored: all behind them would wait for ever. */
export async function nonceGaps(db: Db, gateway: AccountGateway, sender: string): Promise<number[]> {
  const { chainId } = gateway
  const next = await gateway.nextNonce(sender)
  const drawn = await db
    .select({ nonce: evmNonce.nonce })
    .from(evmNonce)
    .where(and(eq(evmNonce.chainId, chainId), eq(evmNonce.sender, sender), gte(evmNonce.nonce, next)))
  const known = new Set(drawn.map(({ nonce }) => nonce))
  const last = Math.max(next - 1, ...known)
  return Array.from({ length: last - next + 1 }, (_, at) => next + at).filter((nonce) => !known.has(nonce))
}

/** Gas cost of finished transactions, in wei; of one sender, or of all. */
export async function gasSpent(db: Db, chainId: number, sender?: string): Promise<bigint> {
  const [row] = await db
    .select({ wei: sql`coalesce(sum(${evmAttempt.gasWei}), 0)::text`.mapWith(BigInt) })
    .from(evmAttempt)
    .where(and(eq(evmAttempt.chainId, chainId), sender === undefined ? undefined : eq(evmAttempt.sender, sender)))
  return row?.wei ?? 0n
}

/** Gas that the paying address has sent to other addresses, in wei. */
export async function gasCarried(db: Db, chainId: number): Promise<bigint> {
  const [row] = await db
    .select({ wei: sql`coalesce(sum(${evmNonce.wei}), 0)::text`.mapWith(BigInt) })
    .from(evmNonce)
    .where(and(eq(evmNonce.chainId, chainId), eq(evmNonce.purpose, 'gas'), eq(evmNonce.state, 'done')))
  return row?.wei ?? 0n
}

/** Nonces that the chain has not decided on for good, in the order in which it takes them. */
export const openNonces = (db: Db, chainId: number): Promise<NonceRow[]> =>
  db
    .select()
    .from(evmNonce)
    .where(and(eq(evmNonce.chainId, chainId), eq(evmNonce.state, 'open')))
    .orderBy(asc(evmNonce.sender), asc(evmNonce.nonce))

/** The guard of what follows from a nonce's end: it meets one row, once. */
export const endNonce = (
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  chainId: number,
  slot: Slot,
  state: Exclude<NonceState, 'open'>,
): Statement =>
  db
    .update(evmNonce)
    .set({ state, endedAt: clock.now() })
    .where(and(isSlot(chainId, slot), eq(evmNonce.state, 'open')))

/** Records the gas cost of an executed transaction. */
export const noteGas = (db: Db, hash: string, gasWei: bigint): Statement =>
  db.update(evmAttempt).set({ gasWei }).where(eq(evmAttempt.hash, hash))

/** Gas that the operator has put in, as it was seen. */
export const noteGasDeposit = ({ clock }: { readonly clock: Clock }, chainId: number, wei: bigint): Statement =>
  insertRow(evmGasDeposit, { chainId, wei, seenAt: clock.now() })
