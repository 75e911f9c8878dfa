import type { Outpoint } from '../reader/chain-reader.ts'

/** A coin that a payout may spend. */
export interface Coin extends Outpoint {
  readonly address: string
  /** Smallest units. */
  readonly units: bigint
}

/** What to pay, out of exactly these coins. */
export interface PaymentOrder {
  readonly inputs: readonly Coin[]
  readonly address: string
  /** Smallest units that the address receives. */
  readonly units: bigint
  readonly changeAddress: string
  /** Units for a thousand virtual bytes. */
  readonly feeRate: bigint
  /** What the network does not carry of our change, which goes to a witness key hash: change below it goes to the network instead. */
  readonly dustUnits: bigint
}

/** A transaction that is signed and not sent: whoever holds `raw` can send it, now or in a year. */
export interface SignedTransaction {
  readonly txid: string
  readonly raw: string
  readonly inputs: readonly Outpoint[]
  readonly feeUnits: bigint
  readonly change: { readonly outputIndex: number; readonly units: bigint } | null
}

/**
 * - `sent`: the node has it, now or from before (its mempool or the chain)
 * - `conflict`: another transaction spends the same coin, for a higher fee or in the chain
 * - `refused`: the node does not want it now, for the reason given in the log (a fee below its floor, too long a chain)
 */
export type Sending = 'sent' | 'conflict' | 'refused'

/** What the product asks of the keys. All of it throws DomainError CHAIN_UNAVAILABLE when the node does not answer. */
export interface ChainSigner {
  /** What the network takes now for a thousand virtual bytes; null when the node cannot say. */
  feeRate(): Promise<bigint | null>
  /** A new address of ours for change, never of an extension block. */
  changeAddress(): Promise<string>
  /**
   * Builds and signs; sends nothing. What comes back was read again from its bytes: it spends exactly the coins given, pays exactly
   * the address and amount, and gives the rest to the change address.
   * @throws DomainError PAYOUT_FLOAT_SHORT when the coins do not reach, PAYOUT_NOT_SIGNED when the result is not what was ordered
   */
  sign(order: PaymentOrder): Promise<SignedTransaction>
  /**
   * A replacement of a sent transaction at a higher fee rate, out of the same coins; sends nothing.
   * @throws DomainError as `sign`
   */
  bump(sent: Pick<SignedTransaction, 'txid'>, order: PaymentOrder): Promise<SignedTransaction>
  send(raw: string): Promise<Sending>
}
