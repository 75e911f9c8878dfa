import { rules } from '@jindu/domain/rules'
import type { ParsedAddress } from '../address/index.ts'

/** One output of one transaction. */
export interface Outpoint {
  readonly txid: string
  readonly outputIndex: number
}

/** An output that pays one of our addresses. */
export interface ChainReceipt extends Outpoint {
  readonly address: string
  /** Smallest units. */
  readonly units: bigint
  /** 0 while in the mempool. */
  readonly confirmations: number
  /** Null while in the mempool. */
  readonly blockHash: string | null
}

/** How far a chain was read. */
export interface ChainPlace {
  /** Where the next reading starts: a block deep enough that receipts above it are told again. */
  readonly cursor: string
  /** The best block at that time. */
  readonly tip: string
  /** The block `ANCHOR_BLOCKS` below it: when it no longer stands, more was taken back than is looked up. */
  readonly anchor: string
}

export interface ChainChanges {
  /** Receipts seen since the cursor, those still in the mempool included. */
  readonly receipts: readonly ChainReceipt[]
  /** Receipts that are neither in the chain nor in the mempool: replaced, conflicted, dropped, or taken out by a reorganisation. */
  readonly gone: readonly Outpoint[]
  readonly place: ChainPlace
  readonly height: number
  /** Whether blocks that were read before no longer stand: older receipts must be looked up one by one. */
  readonly reorganised: boolean
  /** Whether the blocks that no longer stand reach below the anchor. */
  readonly tooDeep: boolean
}

/** How the chain sees a transaction. */
export interface ChainTransaction {
  /** Blocks upon it, its own included; 0: none; below zero: the node believes that another transaction took a coin of it, and may be wrong. */
  readonly confirmations: number
  readonly inMempool: boolean
}

/** A coin of our wallet that nothing known to the node has spent. */
export interface UnspentCoin extends Outpoint {
  readonly units: bigint
  readonly confirmations: number
}

/** The best block. */
export interface Tip {
  readonly height: number
  readonly hash: string
}

/** Blocks below the tip within which credited receipts are looked up after a reorganisation. */
export const ANCHOR_BLOCKS = rules.wallet.chain.finalBlocks

/**
 * What the product learns from a chain. All of it throws DomainError CHAIN_UNAVAILABLE when the node does not answer.
 */
export interface ChainReader {
  newAddress(): Promise<string>
  /** @throws DomainError WITHDRAWAL_ADDRESS_… as `parseAddress` */
  parseAddress(typed: string): Promise<ParsedAddress>
  /**
   * What changed since a place; null reads from the beginning.
   * @param depth how many confirmations are still told again next time
   */
  readSince(place: ChainPlace | null, depth: number): Promise<ChainChanges>
  /** The receipts among the given outputs that are in the chain or the mempool. */
  lookUp(outpoints: readonly Outpoint[]): Promise<readonly ChainReceipt[]>
  /** Null for a transaction that the node never saw, or forgot. */
  find(txid: string): Promise<ChainTransaction | null>
  /**
   * Whether an output of ours is lost on the chain as it stands: a transaction in it spends the output, or spends what the output's own
   * transaction was made of. What the chain takes back with its blocks is lost no more.
   */
  isLost(outpoint: Outpoint): Promise<boolean>
  unspent(): Promise<readonly UnspentCoin[]>
  tip(): Promise<Tip>
  /** Whether a block is still part of the chain. */
  stands(blockHash: string): Promise<boolean>
}
