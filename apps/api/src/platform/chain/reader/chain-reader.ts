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
  /** Whether the chain cannot take it back and all nodes agree on it, where the chain knows of such a thing. */
  readonly settled: boolean
  /** Whether the cold wallet holds the address. */
  readonly cold?: true
}

/** The position up to which a chain was read. */
export interface ChainPlace {
  /** The block where the next read starts, deep enough that later receipts are returned again. */
  readonly cursor: string
  /** The best block at that time. */
  readonly tip: string
  /**
   * The block `ANCHOR_BLOCKS` below the tip. If it is no longer on the chain, the reorganisation is deeper than what is
   * re-checked.
   */
  readonly anchor: string
}

export interface ChainChanges {
  /** Receipts since the cursor, including those in the mempool. */
  readonly receipts: readonly ChainReceipt[]
  /**
   * Receipts neither in the chain nor in the mempool: replaced, conflicted, dropped, or removed by a reorganisation.
   */
  readonly gone: readonly Outpoint[]
  readonly place: ChainPlace
  readonly height: number
  /** Whether earlier blocks were reorganised away, so that older receipts must be re-checked one by one. */
  readonly reorganised: boolean
  /** Whether the reorganisation reaches below the anchor. */
  readonly tooDeep: boolean
}

/** The chain's view of a transaction. */
export interface ChainTransaction {
  /**
   * The number of confirmations; 0 without a block. Negative: the node reports a conflicting transaction, which may be
   * outdated.
   */
  readonly confirmations: number
  readonly inMempool: boolean
}

/** An unspent coin of our wallet, as far as the node knows. */
export interface UnspentCoin extends Outpoint {
  readonly units: bigint
  readonly confirmations: number
}

/** The best block. */
export interface Tip {
  readonly height: number
  readonly hash: string
}

/** Balances of addresses at one block, in smallest units of the books. */
export interface AddressBalances {
  readonly at: Tip
  readonly units: ReadonlyMap<string, bigint>
}

/** The depth below the tip within which credited receipts are re-checked after a reorganisation. */
export const ANCHOR_BLOCKS = rules.wallet.chain.finalBlocks

/**
 * Reads a chain. All methods throw DomainError CHAIN_UNAVAILABLE if the node does not answer.
 */
export interface ChainReader {
  /** @param whose the operator's own may always be the same */
  newAddress(whose?: 'user' | 'operator'): Promise<string>
  /** @throws DomainError WITHDRAWAL_ADDRESS_… as `parseAddress` */
  parseAddress(typed: string): Promise<ParsedAddress>
  /**
   * Changes since a position; null reads from the beginning.
   * @param depth receipts with up to this many confirmations are returned again next time
   */
  readSince(place: ChainPlace | null, depth: number): Promise<ChainChanges>
  /** Filters outputs to those in the chain or the mempool, as receipts. */
  lookUp(outpoints: readonly Outpoint[]): Promise<readonly ChainReceipt[]>
  /** Null if the node does not know the transaction. */
  find(txid: string): Promise<ChainTransaction | null>
  /**
   * Whether an output of ours is lost on the current chain. It is if a transaction there spends it, or spends an input
   * of the output's own transaction. A reorganisation that removes that block makes it unlost again.
   */
  isLost(outpoint: Outpoint): Promise<boolean>
  tip(): Promise<Tip>
  /** Whether a block is still part of the chain. */
  stands(blockHash: string): Promise<boolean>
}

/** Further reads of a chain that keeps coin in outputs. */
export interface OutputReader extends ChainReader {
  /** Whether the wallet can spend what an address receives. */
  owns(address: string): Promise<boolean>
  unspent(): Promise<readonly UnspentCoin[]>
  /** What any addresses hold on the chain, whoever they belong to. May take minutes. */
  balances(addresses: readonly string[]): Promise<AddressBalances>
}
