import { fail } from '@jindu/domain/errors'
import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq, gt, gte, isNotNull, isNull, max, or, sql } from 'drizzle-orm'
import type { Clock } from '../clock/clock.ts'
import type { Db } from '../db/index.ts'
import type { Random } from '../random/index.ts'
import type { ChainGateway, ChainReceipt } from './gateway.ts'
import { isSimulatedAddress, simulatedAddress as newSimulatedAddress } from './simulated-address.ts'
import { simulatedAddress, simulatedBlock, simulatedPayment } from './tables.ts'

/** A chain inside our own database: people pay into its mempool and mine its blocks by hand. */
export interface SimulatedChain extends ChainGateway {
  readonly kind: 'simulated'
  /**
   * Puts a payment into the mempool; returns its transaction id.
   * @throws DomainError WITHDRAWAL_ADDRESS_INVALID
   */
  pay(address: string, amountUnits: bigint): Promise<string>
  /** Mines `blocks` blocks over the mempool; returns the new height. */
  mine(blocks: number): Promise<number>
  /** Takes the last `blocks` blocks back: their payments return to the mempool, those of `dropped` vanish. */
  reorganise(blocks: number, dropped?: readonly string[]): Promise<void>
}

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
}

/** Whether a gateway is a chain that can be paid and mined by hand. */
export function isSimulated(gateway: ChainGateway): gateway is SimulatedChain {
  return gateway.kind === 'simulated'
}

export function createSimulatedChain(currency: CurrencyCode, { db, clock, random }: Parts): SimulatedChain {
  const ofCurrency = eq(simulatedPayment.currency, currency)

  async function height(): Promise<number> {
    const [row] = await db
      .select({ height: max(simulatedBlock.height) })
      .from(simulatedBlock)
      .where(eq(simulatedBlock.currency, currency))
    return row?.height ?? 0
  }

  async function newTransaction(address: string, amountUnits: bigint, reference: string | null): Promise<string> {
    if (!isSimulatedAddress(currency, address)) fail('WITHDRAWAL_ADDRESS_INVALID', { currency })
    const txid = Buffer.from(random.bytes(32)).toString('hex')
    await db
      .insert(simulatedPayment)
      .values({ currency, txid, outputIndex: 0, address, amountUnits, reference, createdAt: clock.now() })
      .onConflictDoNothing()
    return txid
  }

  async function mineOne(): Promise<number> {
    return db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`simulated_chain:${currency}`}))`)
      const [tip] = await tx
        .select({ height: max(simulatedBlock.height) })
        .from(simulatedBlock)
        .where(eq(simulatedBlock.currency, currency))
      const next = (tip?.height ?? 0) + 1
      const hash = Buffer.from(random.bytes(32)).toString('hex')
      await tx.insert(simulatedBlock).values({ currency, height: next, hash, minedAt: clock.now() })
      await tx
        .update(simulatedPayment)
        .set({ height: next })
        .where(and(ofCurrency, isNull(simulatedPayment.height), isNull(simulatedPayment.droppedAt)))
      return next
    })
  }

  return {
    currency,
    kind: 'simulated',
    height,

    async newAddress() {
      const address = newSimulatedAddress(currency, random.bytes(20))
      await db.insert(simulatedAddress).values({ currency, address, createdAt: clock.now() })
      return address
    },

    validateAddress: (address) => Promise.resolve(isSimulatedAddress(currency, address)),

    async listSince(cursor, depth) {
      const tip = await height()
      const from = cursor === null ? 0 : Number(cursor)
      const changed = or(
        isNull(simulatedPayment.height),
        gt(simulatedPayment.height, from),
        isNotNull(simulatedPayment.droppedAt),
      )
      const rows = await db
        .select({ payment: simulatedPayment, hash: simulatedBlock.hash })
        .from(simulatedPayment)
        .innerJoin(
          simulatedAddress,
          and(
            eq(simulatedAddress.currency, simulatedPayment.currency),
            eq(simulatedAddress.address, simulatedPayment.address),
          ),
        )
        .leftJoin(
          simulatedBlock,
          and(
            eq(simulatedBlock.currency, simulatedPayment.currency),
            eq(simulatedBlock.height, simulatedPayment.height),
          ),
        )
        .where(and(ofCurrency, changed))
        .orderBy(simulatedPayment.id)
      const receipts: ChainReceipt[] = []
      const removed: ChainReceipt[] = []
      for (const { payment, hash } of rows) {
        const receipt = {
          txid: payment.txid,
          outputIndex: payment.outputIndex,
          address: payment.address,
          units: payment.amountUnits,
          confirmations: payment.height === null ? 0 : tip - payment.height + 1,
          blockHash: hash,
        }
        if (payment.droppedAt === null) receipts.push(receipt)
        else removed.push(receipt)
      }
      return { receipts, removed, cursor: String(Math.max(from, tip - depth)) }
    },

    async broadcast({ address, units, reference }) {
      await newTransaction(address, units, reference)
      const [sent] = await db
        .select({ txid: simulatedPayment.txid })
        .from(simulatedPayment)
        .where(and(ofCurrency, eq(simulatedPayment.reference, reference)))
      return sent?.txid ?? fail('CHAIN_UNAVAILABLE', { currency })
    },

    async confirmations(txid) {
      const [row] = await db
        .select({ height: simulatedPayment.height })
        .from(simulatedPayment)
        .where(and(ofCurrency, eq(simulatedPayment.txid, txid)))
        .limit(1)
      return row === undefined || row.height === null ? 0 : (await height()) - row.height + 1
    },

    async holdings() {
      const own = sql`exists (select 1 from ${simulatedAddress} a where a.currency = ${simulatedPayment.currency} and a.address = ${simulatedPayment.address})`
      const [row] = await db
        .select({
          received: sql<string>`coalesce(sum(${simulatedPayment.amountUnits}) filter (where ${own}), 0)::text`,
          sent: sql<string>`coalesce(sum(${simulatedPayment.amountUnits}) filter (where ${simulatedPayment.reference} is not null), 0)::text`,
        })
        .from(simulatedPayment)
        .where(and(ofCurrency, isNotNull(simulatedPayment.height), isNull(simulatedPayment.droppedAt)))
      return BigInt(row?.received ?? 0) - BigInt(row?.sent ?? 0)
    },

    pay: (address, amountUnits) => newTransaction(address, amountUnits, null),

    async mine(blocks) {
      let tip = await height()
      for (let i = 0; i < blocks; i += 1) tip = await mineOne()
      return tip
    },

    async reorganise(blocks, dropped = []) {
      const above = (await height()) - blocks + 1
      await db.transaction(async (tx) => {
        await tx
          .delete(simulatedBlock)
          .where(and(eq(simulatedBlock.currency, currency), gte(simulatedBlock.height, above)))
        await tx
          .update(simulatedPayment)
          .set({ height: null })
          .where(and(ofCurrency, gte(simulatedPayment.height, above)))
        for (const txid of dropped) {
          await tx
            .update(simulatedPayment)
            .set({ droppedAt: clock.now() })
            .where(and(ofCurrency, eq(simulatedPayment.txid, txid)))
        }
      })
    },
  }
}
