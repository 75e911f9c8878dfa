import type { Outpoint } from '../reader/chain-reader.ts'

/** A coin that a payout may spend. */
export interface Coin extends Outpoint {
  readonly address: string
  /** Smallest units. */
  readonly units: bigint
}

/** An order for a payment from exactly these coins. */
export interface PaymentOrder {
  readonly inputs: readonly Coin[]
  readonly address: string
  /** Smallest units that the address receives. */
  readonly units: bigint
  readonly changeAddress: string
  /** Fee units per thousand virtual bytes. */
  readonly feeRate: bigint
  /** The network's dust limit for our change output (a witness key hash); smaller change goes to the fee. */
  readonly dustUnits: bigint
}

/** A signed transaction that was not sent. Anyone holding `raw` can broadcast it at any time. */
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
 * - `refused`: the node rejects it now; the reason is logged (a fee below its minimum, too long a chain)
 */
export type Sending = 'sent' | 'conflict' | 'refused'

/**
 * Builds and sends transactions with our keys. All methods throw DomainError CHAIN_UNAVAILABLE if the node does not
 * answer.
 */
export interface ChainSigner {
  /** The current network fee per thousand virtual bytes; null if the node cannot estimate it. */
  feeRate(): Promise<bigint | null>
  /** A new change address of ours, never in an extension block. */
  changeAddress(): Promise<string>
  /**
   * Builds and signs without sending. The result is decoded and checked. It spends exactly the given coins, pays
   * exactly the address and amount, and sends the rest to the change address.
   * @throws DomainError PAYOUT_FLOAT_SHORT if the coins do not suffice, PAYOUT_NOT_SIGNED if the result differs from
   * the order
   */
  sign(order: PaymentOrder): Promise<SignedTransaction>
  /**
   * Signs a replacement with a higher fee rate from the same coins, without sending.
   * @throws DomainError as `sign`
   */
  bump(sent: Pick<SignedTransaction, 'txid'>, order: PaymentOrder): Promise<SignedTransaction>
  send(raw: string): Promise<Sending>
}
