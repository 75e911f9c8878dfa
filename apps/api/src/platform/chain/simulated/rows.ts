import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/index.ts'
import { simulatedBlock, simulatedPayment, simulatedSpend } from '../tables.ts'

/** Queries on the tables of one simulated chain. */
export function simulatedRows(currency: CurrencyCode) {
  const payments = eq(simulatedPayment.currency, currency)
  const spends = eq(simulatedSpend.currency, currency)
  const blocks = eq(simulatedBlock.currency, currency)

  return {
    payments,
    blocks,

    /** Serialises changes to the chain. */
    async lock(tx: Tx): Promise<void> {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`simulated_chain:${currency}`}))`)
    },

    async height(db: Db | Tx): Promise<number> {
      const [row] = await db
        .select({ height: max(simulatedBlock.height) })
        .from(simulatedBlock)
        .where(blocks)
      return row?.height ?? 0
    },

    async hashAt(db: Db | Tx, height: number): Promise<string> {
      const [row] = await db
        .select({ hash: simulatedBlock.hash })
        .from(simulatedBlock)
        .where(and(blocks, eq(simulatedBlock.height, height)))
      return row?.hash ?? ''
    },

    async outputs(db: Db | Tx, txids: readonly string[]) {
      if (txids.length === 0) return []
      return db
        .select()
        .from(simulatedPayment)
        .where(and(payments, inArray(simulatedPayment.txid, [...txids])))
        .orderBy(simulatedPayment.outputIndex)
    },

    inputs: (db: Db | Tx, txid: string) =>
      db
        .select()
        .from(simulatedSpend)
        .where(and(spends, eq(simulatedSpend.txid, txid))),

    /** Active transactions that spend any output of `txid`, or the given one. */
    spenders: (db: Db | Tx, txid: string, outputIndex?: number) =>
      db
        .selectDistinct({
          txid: simulatedSpend.txid,
          height: simulatedPayment.height,
          feeUnits: simulatedSpend.feeUnits,
        })
        .from(simulatedSpend)
        .innerJoin(
          simulatedPayment,
          and(eq(simulatedPayment.currency, simulatedSpend.currency), eq(simulatedPayment.txid, simulatedSpend.txid)),
        )
        .where(
          and(
            spends,
            isNull(simulatedPayment.droppedAt),
            eq(simulatedSpend.spentTxid, txid),
            outputIndex === undefined ? undefined : eq(simulatedSpend.spentIndex, outputIndex),
          ),
        ),
  }
}

export type SimulatedRows = ReturnType<typeof simulatedRows>
