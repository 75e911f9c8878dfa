import type { CurrencyCode } from '@jindu/domain/money'
import { and, gte, isNull } from 'drizzle-orm'
import { parseAddress } from '../address/index.ts'
import type { Chain, OutputChain } from '../chain.ts'
import { simulatedBlock, simulatedPayment } from '../tables.ts'
import { drop } from './mempool.ts'
import { SIMULATED_NETWORKS } from './network.ts'
import { simulatedRows } from './rows.ts'
import { createSimulatedReader, type SimulatedParts } from './simulated-reader.ts'
import { createSimulatedSigner } from './simulated-signer.ts'

/** A chain inside our own database: people pay into its mempool and mine its blocks by hand. */
export interface SimulatedChain extends OutputChain {
  readonly kind: 'simulated'
  /**
   * Puts a payment from outside into the mempool; returns its transaction id.
   * @throws DomainError WITHDRAWAL_ADDRESS_… as `parseAddress`
   */
  pay(address: string, amountUnits: bigint): Promise<string>
  /** Mines `blocks` blocks over the mempool; returns the new height. */
  mine(blocks: number): Promise<number>
  /** Takes the last `blocks` blocks back: their transactions return to the mempool, those of `dropped` were spent by others. */
  reorganise(blocks: number, dropped?: readonly string[]): Promise<void>
  /** Simulates a conflict: another transaction spends this one's coin, which drops it and its descendants. */
  drop(txid: string): Promise<void>
}

/** Whether a chain can be paid and mined by hand. */
export function isSimulated(chain: Chain): chain is SimulatedChain {
  return chain.kind === 'simulated'
}

export function createSimulatedChain(currency: CurrencyCode, parts: SimulatedParts): SimulatedChain {
  const { db, clock, random } = parts
  const rows = simulatedRows(currency)

  return {
    currency,
    kind: 'simulated',
    holds: 'outputs',
    cold: null,
    state: () => Promise.resolve('running'),
    reader: createSimulatedReader(currency, parts, rows),
    signer: createSimulatedSigner(currency, parts, rows),

    async pay(typed, amountUnits) {
      const { address } = parseAddress(currency, SIMULATED_NETWORKS[currency], typed)
      const txid = Buffer.from(random.bytes(32)).toString('hex')
      await db
        .insert(simulatedPayment)
        .values({ currency, txid, outputIndex: 0, address, amountUnits, createdAt: clock.now() })
      return txid
    },

    mine: (blocks) =>
      db.transaction(async (tx) => {
        await rows.lock(tx)
        const [height, minedAt] = [await rows.height(tx), clock.now()]
        const hashes = Array.from({ length: blocks }, () => Buffer.from(random.bytes(32)).toString('hex'))
        // All at once: a transaction for each of a thousand blocks outlasts the answer's limit on a busy machine.
        await tx
          .insert(simulatedBlock)
          .values(hashes.map((hash, nth) => ({ currency, height: height + 1 + nth, hash, minedAt })))
        await tx
          .update(simulatedPayment)
          .set({ height: height + 1 })
          .where(and(rows.payments, isNull(simulatedPayment.height), isNull(simulatedPayment.droppedAt)))
        return height + blocks
      }),

    reorganise: (blocks, dropped = []) =>
      db.transaction(async (tx) => {
        await rows.lock(tx)
        const above = (await rows.height(tx)) - blocks + 1
        await tx.delete(simulatedBlock).where(and(rows.blocks, gte(simulatedBlock.height, above)))
        await tx
          .update(simulatedPayment)
          .set({ height: null })
          .where(and(rows.payments, gte(simulatedPayment.height, above)))
        for (const txid of dropped) await drop(tx, rows, txid, clock.now())
      }),

    drop: (txid) =>
      db.transaction(async (tx) => {
        await rows.lock(tx)
        await drop(tx, rows, txid, clock.now())
      }),
  }
}
