import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { ChainReceipt } from '../../platform/chain/index.ts'
import { creditDeposit } from './credit-deposit.ts'
import { chainOf } from './deposit-address.ts'
import { chainCursor, deposit, depositAddress } from './tables.ts'

/** Blocks that are read again beyond those that count: what a reorganisation may take back. */
const REREAD_BLOCKS = 6

/** A payment left the chain: before it was credited it only waits; after, staff must look. */
async function takeBack(app: App, currency: CurrencyCode, removed: readonly ChainReceipt[]): Promise<void> {
  for (const { txid, outputIndex } of removed) {
    const [reverted] = await app.db
      .update(deposit)
      .set({
        status: sql`case when ${deposit.status} = 'credited' then 'credited' else 'orphaned' end`,
        confirmations: 0,
        revertedAt: sql`case when ${deposit.status} = 'credited' then to_timestamp(${app.clock.now()}) end`,
      })
      .where(and(eq(deposit.currency, currency), eq(deposit.txid, txid), eq(deposit.outputIndex, outputIndex)))
      .returning({ id: deposit.id, status: deposit.status })
    if (reverted?.status === 'credited')
      app.log.error({ depositId: reverted.id, txid }, 'credited deposit left the chain')
  }
}

async function record(app: App, currency: CurrencyCode, receipts: readonly ChainReceipt[]): Promise<void> {
  const addresses = await app.db
    .select({ id: depositAddress.id, uid: depositAddress.uid, address: depositAddress.address })
    .from(depositAddress)
    .where(
      and(
        eq(depositAddress.currency, currency),
        inArray(depositAddress.address, [...new Set(receipts.map((receipt) => receipt.address))]),
      ),
    )
  const owners = new Map(addresses.map((row) => [row.address, row]))
  const rows = receipts.flatMap(({ address, txid, outputIndex, units, confirmations }) => {
    const owner = owners.get(address)
    if (owner === undefined || units <= 0n) return []
    const shared = { currency, address, txid, outputIndex, confirmations }
    return [
      {
        ...shared,
        uid: owner.uid,
        addressId: owner.id,
        amountUnits: units,
        status: 'unconfirmed' as const,
        createdAt: app.clock.now(),
      },
    ]
  })
  if (rows.length === 0) return
  await app.db
    .insert(deposit)
    .values(rows)
    .onConflictDoUpdate({
      target: [deposit.currency, deposit.txid, deposit.outputIndex],
      set: {
        confirmations: sql`excluded.confirmations`,
        status: sql`case when ${deposit.status} = 'credited' then 'credited' else 'unconfirmed' end`,
        revertedAt: null,
      },
    })
}

/**
 * Reads what changed on a currency's chain and credits what has its confirmations. Safe to run by several at once.
 * @returns how many deposits this call credited
 * @throws DomainError CURRENCY_NOT_ACCEPTED, CHAIN_UNAVAILABLE
 */
export async function scanChain(app: App, currency: CurrencyCode): Promise<number> {
  const { db, clock } = app
  const chain = chainOf(app, currency)
  const needed = app.settings.current().depositConfirmations[currency]
  const [known] = await db.select().from(chainCursor).where(eq(chainCursor.currency, currency))
  const changes = await chain.listSince(known?.cursor ?? null, needed + REREAD_BLOCKS)
  // First what left: a payment that was mined again stands in both lists.
  await takeBack(app, currency, changes.removed)
  if (changes.receipts.length > 0) await record(app, currency, changes.receipts)
  const ripe = await db
    .select()
    .from(deposit)
    .where(and(eq(deposit.currency, currency), eq(deposit.status, 'unconfirmed'), gte(deposit.confirmations, needed)))
  let credited = 0
  for (const row of ripe) if (await creditDeposit(app, row)) credited += 1
  const read = { cursor: changes.cursor, readAt: clock.now() }
  await db
    .insert(chainCursor)
    .values({ currency, ...read })
    .onConflictDoUpdate({ target: chainCursor.currency, set: read })
  return credited
}
