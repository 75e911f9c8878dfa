import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/index.ts'
import type { Sending } from '../signer/chain-signer.ts'
import { simulatedPayment, simulatedSpend } from '../tables.ts'
import type { SimulatedRows } from './rows.ts'
import { readTransaction, txidOf, type SimulatedTransaction } from './transaction.ts'

/** Removes a transaction and its descendants from mempool and chain. */
export async function drop(tx: Tx, rows: SimulatedRows, txid: string, now: number): Promise<void> {
  for (const child of await rows.spenders(tx, txid)) await drop(tx, rows, child.txid, now)
  await tx
    .update(simulatedPayment)
    .set({ height: null, droppedAt: now, droppedHeight: await rows.height(tx) })
    .where(and(rows.payments, eq(simulatedPayment.txid, txid)))
}

/** The transaction's fee; null if it spends a missing output. */
async function feeOf(tx: Tx, rows: SimulatedRows, { inputs, outputs }: SimulatedTransaction): Promise<bigint | null> {
  let fee = -outputs.reduce((sum, { units }) => sum + units, 0n)
  for (const { txid, outputIndex } of inputs) {
    const spent = (await rows.outputs(tx, [txid])).find((row) => row.outputIndex === outputIndex)
    if (spent === undefined || spent.droppedAt !== null) return null
    fee += spent.amountUnits
  }
  return fee
}

/** Other transactions that spend one of its inputs. */
async function rivalsOf(tx: Tx, rows: SimulatedRows, own: string, { inputs }: SimulatedTransaction) {
  const found = []
  for (const { txid, outputIndex } of inputs) found.push(...(await rows.spenders(tx, txid, outputIndex)))
  return found.filter((rival) => rival.txid !== own)
}

/** Adds a transaction to the mempool, replacing cheaper ones that spend the same coin. */
export function sendSimulated(
  db: Db,
  currency: CurrencyCode,
  rows: SimulatedRows,
  raw: string,
  now: number,
): Promise<Sending> {
  const transaction = readTransaction(raw)
  const txid = txidOf(raw)
  return db.transaction(async (tx) => {
    await rows.lock(tx)
    const known = await rows.outputs(tx, [txid])
    if (known.some((row) => row.droppedAt === null)) return 'sent'
    const feeUnits = await feeOf(tx, rows, transaction)
    const rivals = await rivalsOf(tx, rows, txid, transaction)
    if (feeUnits === null || rivals.some((rival) => rival.height !== null)) return 'conflict'
    if (feeUnits < 0n) return 'refused'
    if (rivals.some((rival) => rival.feeUnits >= feeUnits)) return 'conflict'
    for (const rival of rivals) await drop(tx, rows, rival.txid, now)
    if (known.length > 0) {
      await tx
        .update(simulatedPayment)
        .set({ height: null, droppedAt: null, droppedHeight: null })
        .where(and(rows.payments, eq(simulatedPayment.txid, txid)))
      return 'sent'
    }
    await tx.insert(simulatedPayment).values(
      transaction.outputs.map(({ address, units }, outputIndex) => ({
        currency,
        txid,
        outputIndex,
        address,
        amountUnits: units,
        createdAt: now,
      })),
    )
    await tx.insert(simulatedSpend).values(
      transaction.inputs.map((input) => ({
        currency,
        txid,
        spentTxid: input.txid,
        spentIndex: input.outputIndex,
        feeUnits,
      })),
    )
    return 'sent'
  })
}
