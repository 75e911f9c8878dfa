import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { ANCHOR_BLOCKS, type Chain, type ChainReceipt, type Outpoint } from '../../platform/chain/index.ts'
import { changeAddresses } from '../treasury/index.ts'
import { deposit, depositAddress } from './tables.ts'

/** Records payments to our addresses: a user's, or else the operator's. Change of our own payouts is no deposit. */
export async function recordReceipts(
  app: App,
  currency: CurrencyCode,
  receipts: readonly ChainReceipt[],
): Promise<void> {
  if (receipts.length === 0) return
  const { db, clock } = app
  const addresses = [...new Set(receipts.map((receipt) => receipt.address))]
  const [known, change] = await Promise.all([
    db
      .select({ id: depositAddress.id, uid: depositAddress.uid, address: depositAddress.address })
      .from(depositAddress)
      .where(and(eq(depositAddress.currency, currency), inArray(depositAddress.address, addresses))),
    changeAddresses(db, currency, addresses),
  ])
  const owners = new Map(known.map((row) => [row.address, row]))
  const rows = receipts.flatMap(({ address, txid, outputIndex, units, confirmations, settled, cold = false }) => {
    if (units <= 0n || change.has(address)) return []
    const owner = owners.get(address)
    return [
      {
        currency,
        address,
        txid,
        outputIndex,
        confirmations,
        settled,
        cold,
        uid: owner?.uid ?? null,
        addressId: owner?.id ?? null,
        amountUnits: units,
        status: 'unconfirmed' as const,
        createdAt: clock.now(),
      },
    ]
  })
  if (rows.length === 0) return
  const written = db
    .insert(deposit)
    .values(rows)
    .onConflictDoUpdate({
      target: [deposit.currency, deposit.txid, deposit.outputIndex],
      set: {
        confirmations: sql`excluded.confirmations`,
        settled: sql`excluded.settled`,
        status: sql`case when ${deposit.status} = 'credited' then 'credited' else 'unconfirmed' end`,
        revertedAt: sql`case when ${deposit.status} = 'credited' then null else ${deposit.revertedAt} end`,
      },
    })
  await commitVerb(app, { writes: [written] })
}

/** Payments left the chain: uncredited ones are marked and done with, credited ones marked, to be taken out of the books. */
export async function markGone(app: App, currency: CurrencyCode, gone: readonly Outpoint[]): Promise<void> {
  const { db, clock } = app
  for (const { txid, outputIndex } of gone) {
    const marked = db
      .update(deposit)
      .set({
        status: sql`case when ${deposit.status} = 'credited' then 'credited' else 'orphaned' end`,
        confirmations: 0,
        revertedAt: sql`case when ${deposit.status} = 'credited' then to_timestamp(${clock.now()}) else ${deposit.revertedAt} end`,
      })
      .where(and(eq(deposit.currency, currency), eq(deposit.txid, txid), eq(deposit.outputIndex, outputIndex)))
    await commitVerb(app, { writes: [marked] })
  }
}

/** At most so many payments are looked up by themselves in one turn. */
const LOOKED_UP = 100

/**
 * Payments that wait are asked for by themselves where the chain does not tell what left it: after a reorganisation all that it can have taken,
 * and else those on which the nodes did not agree while they were young.
 * @param young confirmations below which a payment may still leave
 */
export async function lookUpWaiting(
  app: App,
  { currency, reader }: Chain,
  { young, reorganised }: { readonly young: number; readonly reorganised: boolean },
): Promise<void> {
  const mayLeave = reorganised ? lt(deposit.confirmations, young) : undefined
  const waiting = await app.db
    .select({ txid: deposit.txid, outputIndex: deposit.outputIndex })
    .from(deposit)
    .where(
      and(
        eq(deposit.currency, currency),
        eq(deposit.status, 'unconfirmed'),
        or(mayLeave, and(eq(deposit.settled, false), reorganised ? undefined : gte(deposit.confirmations, young))),
      ),
    )
    .orderBy(deposit.id)
    .limit(reorganised ? Number.MAX_SAFE_INTEGER : LOOKED_UP)
  if (waiting.length === 0) return
  const found = await reader.lookUp(waiting)
  const there = new Set(found.map(name))
  await recordReceipts(app, currency, found)
  await markGone(
    app,
    currency,
    waiting.filter((each) => !there.has(name(each))),
  )
}

const name = ({ txid, outputIndex }: Outpoint) => `${txid}:${outputIndex}`

/**
 * After a reorganisation: re-checks recently credited receipts one by one, whatever the node reported about them. A
 * receipt back in the mempool has no confirmations and counts as gone until confirmed again.
 */
export async function lookUpYoung(app: App, { currency, reader }: Chain, height: number): Promise<void> {
  const young = await app.db
    .select({ txid: deposit.txid, outputIndex: deposit.outputIndex })
    .from(deposit)
    .where(
      and(
        eq(deposit.currency, currency),
        eq(deposit.status, 'credited'),
        isNull(deposit.revertedAt),
        gte(deposit.creditedHeight, height - ANCHOR_BLOCKS),
      ),
    )
  if (young.length === 0) return
  const found = await reader.lookUp(young)
  const mined = new Set(found.filter(({ confirmations }) => confirmations > 0).map(name))
  await recordReceipts(app, currency, found)
  await markGone(
    app,
    currency,
    young.filter((each) => !mined.has(name(each))),
  )
}
