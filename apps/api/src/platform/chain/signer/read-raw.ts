import { RawTx } from '@scure/btc-signer'
import type { ReadTransaction } from './check-signed.ts'

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** A transaction of given bytes; its id is that of a library or of the node, because it must not count witnesses. */
export function readRaw(raw: string, txid: string): ReadTransaction {
  const { inputs, outputs } = RawTx.decode(Buffer.from(raw, 'hex'))
  return {
    txid,
    inputs: inputs.map((input) => ({ txid: hex(input.txid), outputIndex: input.index })),
    outputs: outputs.map(({ amount, script }) => ({ units: amount, script: hex(script) })),
  }
}
