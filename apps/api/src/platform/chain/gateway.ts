import type { CurrencyCode } from '@jindu/domain/money'

/** One output of a transaction that pays one of our addresses. */
export interface ChainReceipt {
  readonly txid: string
  readonly outputIndex: number
  readonly address: string
  /** Smallest units. */
  readonly units: bigint
  /** 0 while in the mempool. */
  readonly confirmations: number
  /** Null while in the mempool. */
  readonly blockHash: string | null
}

export interface ChainChanges {
  /** Receipts seen since the cursor, those still in the mempool included. */
  readonly receipts: readonly ChainReceipt[]
  /** Receipts whose transaction a reorganisation or a conflict took out of the chain. */
  readonly removed: readonly ChainReceipt[]
  /** Where the next reading starts: a block deep enough that receipts above it are told again. */
  readonly cursor: string
}

export interface ChainPayment {
  readonly address: string
  /** Smallest units that the receiver gets. */
  readonly units: bigint
  /** Our own id of the payment; a second broadcast under it returns the first transaction. */
  readonly reference: string
}

/** Everything the product asks of a chain; one gateway for each currency (design: wallet). */
export interface ChainGateway {
  readonly currency: CurrencyCode
  readonly kind: 'simulated' | 'node'
  newAddress(): Promise<string>
  validateAddress(address: string): Promise<boolean>
  /** `cursor` null reads from the beginning; `depth` is the number of confirmations that count as final. */
  listSince(cursor: string | null, depth: number): Promise<ChainChanges>
  height(): Promise<number>
  /**
   * Sends and returns the transaction id.
   * @throws DomainError CHAIN_UNAVAILABLE when the node does not answer
   */
  broadcast(payment: ChainPayment): Promise<string>
  confirmations(txid: string): Promise<number>
  /** Smallest units in our own wallet that the chain has confirmed. */
  holdings(): Promise<bigint>
}

export type ChainGateways = Readonly<Partial<Record<CurrencyCode, ChainGateway>>>
