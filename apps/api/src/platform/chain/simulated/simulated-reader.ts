import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq, exists, gt, inArray, isNotNull, isNull, notExists, or, sql, sum } from 'drizzle-orm'
import type { Clock } from '../../clock/clock.ts'
import type { Db } from '../../db/index.ts'
import type { Random } from '../../random/index.ts'
import { keyAddress, parseAddress } from '../address/index.ts'
import { ANCHOR_BLOCKS, type ChainReceipt, type Outpoint, type OutputReader } from '../reader/chain-reader.ts'
import { simulatedAddress, simulatedBlock, simulatedPayment, simulatedSpend } from '../tables.ts'
import { SIMULATED_NETWORKS } from './network.ts'
import type { SimulatedRows } from './rows.ts'

export interface SimulatedParts {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
}

type Payment = typeof simulatedPayment.$inferSelect

const deep = (height: number | null, tip: number): number => (height === null ? 0 : tip - height + 1)

const toReceipt = ({ payment, hash }: { payment: Payment; hash: string | null }, tip: number): ChainReceipt => ({
  txid: payment.txid,
  outputIndex: payment.outputIndex,
  address: payment.address,
  units: payment.amountUnits,
  confirmations: deep(payment.height, tip),
  blockHash: hash,
  settled: true,
})

export function createSimulatedReader(
  currency: CurrencyCode,
  { db, clock, random }: SimulatedParts,
  rows: SimulatedRows,
): OutputReader {
  const network = SIMULATED_NETWORKS[currency]
  const own = exists(
    db
      .select({ one: sql`1` })
      .from(simulatedAddress)
      .where(
        and(
          eq(simulatedAddress.currency, simulatedPayment.currency),
          eq(simulatedAddress.address, simulatedPayment.address),
        ),
      ),
  )
  const spent = db
    .select({ one: sql`1` })
    .from(simulatedSpend)
    .innerJoin(
      sql`simulated_payment spender`,
      sql`spender.currency = ${simulatedSpend.currency} and spender.txid = ${simulatedSpend.txid} and spender.dropped_at is null`,
    )
    .where(
      and(
        eq(simulatedSpend.currency, simulatedPayment.currency),
        eq(simulatedSpend.spentTxid, simulatedPayment.txid),
        eq(simulatedSpend.spentIndex, simulatedPayment.outputIndex),
      ),
    )

  const select = () =>
    db
      .select({ payment: simulatedPayment, hash: simulatedBlock.hash })
      .from(simulatedPayment)
      .leftJoin(
        simulatedBlock,
        and(eq(simulatedBlock.currency, simulatedPayment.currency), eq(simulatedBlock.height, simulatedPayment.height)),
      )

  const stands = (hash: string) => db.$count(simulatedBlock, and(rows.blocks, eq(simulatedBlock.hash, hash)))

  /** The depth of the transaction that conflicts with this one or with one of its ancestors. */
  async function conflict(txid: string, tip: number): Promise<number> {
    let deepest = 0
    for (const { spentTxid, spentIndex } of await rows.inputs(db, txid)) {
      const [source] = await rows.outputs(db, [spentTxid])
      if (source?.droppedHeight != null) deepest = Math.max(deepest, tip - source.droppedHeight)
      const rivals = (await rows.spenders(db, spentTxid, spentIndex)).filter((rival) => rival.txid !== txid)
      for (const rival of rivals) deepest = Math.max(deepest, deep(rival.height, tip))
    }
    return deepest
  }

  async function tip() {
    const height = await rows.height(db)
    return { height, hash: await rows.hashAt(db, height) }
  }

  return {
    tip,

    async balances(addresses) {
      const confirmed = and(isNull(simulatedPayment.droppedAt), isNotNull(simulatedPayment.height))
      const found = await db
        .select({ address: simulatedPayment.address, units: sum(simulatedPayment.amountUnits).mapWith(BigInt) })
        .from(simulatedPayment)
        .where(and(rows.payments, inArray(simulatedPayment.address, [...addresses]), confirmed, notExists(spent)))
        .groupBy(simulatedPayment.address)
      const held = new Map(found.map(({ address, units }) => [address, units]))
      return { at: await tip(), units: new Map(addresses.map((each) => [each, held.get(each) ?? 0n])) }
    },

    stands: async (hash) => (await stands(hash)) > 0,

    async newAddress() {
      const address = keyAddress(network, random.bytes(20))
      await db.insert(simulatedAddress).values({ currency, address, createdAt: clock.now() })
      return address
    },

    async owns(address) {
      const own = and(eq(simulatedAddress.currency, currency), eq(simulatedAddress.address, address))
      return (await db.$count(simulatedAddress, own)) > 0
    },

    parseAddress: async (typed) => Promise.resolve(parseAddress(currency, network, typed)),

    async readSince(place, depth) {
      const tip = await rows.height(db)
      const from = place === null ? 0 : Number(place.cursor)
      const reorganised = place !== null && place.tip !== '' && (await stands(place.tip)) === 0
      const tooDeep = reorganised && place.anchor !== '' && (await stands(place.anchor)) === 0
      const changed = or(
        isNull(simulatedPayment.height),
        gt(simulatedPayment.height, from),
        isNotNull(simulatedPayment.droppedAt),
      )
      const found = await select()
        .where(and(rows.payments, own, changed))
        .orderBy(simulatedPayment.id)
      return {
        receipts: found.filter((row) => row.payment.droppedAt === null).map((row) => toReceipt(row, tip)),
        gone: found.filter((row) => row.payment.droppedAt !== null).map((row) => toReceipt(row, tip)),
        place: {
          cursor: String(Math.max(0, Math.min(from, tip), tip - depth)),
          tip: await rows.hashAt(db, tip),
          anchor: await rows.hashAt(db, tip - ANCHOR_BLOCKS),
        },
        height: tip,
        reorganised,
        tooDeep,
      }
    },

    async lookUp(outpoints) {
      const tip = await rows.height(db)
      const found = await Promise.all(
        outpoints.map(({ txid, outputIndex }) =>
          select().where(
            and(
              rows.payments,
              isNull(simulatedPayment.droppedAt),
              eq(simulatedPayment.txid, txid),
              eq(simulatedPayment.outputIndex, outputIndex),
            ),
          ),
        ),
      )
      return found.flat().map((row) => toReceipt(row, tip))
    },

    async find(txid) {
      const [output] = await rows.outputs(db, [txid])
      if (output === undefined) return null
      const tip = await rows.height(db)
      if (output.height !== null) return { confirmations: deep(output.height, tip), inMempool: false }
      if (output.droppedAt === null) return { confirmations: 0, inMempool: true }
      const lost = await conflict(txid, tip)
      return { confirmations: lost === 0 ? 0 : -lost, inMempool: false }
    },

    async isLost({ txid, outputIndex }: Outpoint) {
      const height = await rows.height(db)
      const [source] = await rows.outputs(db, [txid])
      if (source?.droppedHeight != null && height > source.droppedHeight) return true
      return (await rows.spenders(db, txid, outputIndex)).some((each) => each.height !== null)
    },

    async unspent() {
      const tip = await rows.height(db)
      const found = await db
        .select({ payment: simulatedPayment })
        .from(simulatedPayment)
        .where(and(rows.payments, own, isNull(simulatedPayment.droppedAt), notExists(spent)))
      return found.map(({ payment: { txid, outputIndex, amountUnits, height } }) => ({
        txid,
        outputIndex,
        units: amountUnits,
        confirmations: deep(height, tip),
      }))
    },
  }
}
