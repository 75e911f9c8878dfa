import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ReadTransaction } from '../signer/check-signed.ts'

const written = z.object({
  inputs: z.array(z.object({ txid: z.string(), outputIndex: z.int() })),
  outputs: z.array(z.object({ address: z.string(), units: z.string().transform(BigInt) })),
})

export type SimulatedTransaction = z.output<typeof written>

/** A transaction of the simulated chain as text; the key that signs it is the database's. */
export function writeTransaction({ inputs, outputs }: SimulatedTransaction): string {
  return JSON.stringify({
    inputs: inputs.map(({ txid, outputIndex }) => ({ txid, outputIndex })),
    outputs: outputs.map(({ address, units }) => ({ address, units: String(units) })),
  })
}

export const readTransaction = (raw: string): SimulatedTransaction => written.parse(JSON.parse(raw))

export const txidOf = (raw: string): string => createHash('sha256').update(raw).digest('hex')

/** Its bytes in the words of a real one; an address is its own script here. */
export function asRead(raw: string): ReadTransaction {
  const { inputs, outputs } = readTransaction(raw)
  return {
    txid: txidOf(raw),
    inputs,
    outputs: outputs.map(({ address, units }) => ({ script: address, units })),
  }
}
