import type { GasFees, GasMarket, NonceFacts } from '@jindu/domain/wallet/evm'
import type { AddressBalances } from '../reader/chain-reader.ts'
import type { Sending } from '../signer/chain-signer.ts'

/** A nonce of one of our senders. */
export interface Slot {
  readonly sender: string
  readonly nonce: number
}

/** A transfer of the token to be signed. */
export interface TransferOrder extends Slot {
  readonly to: string
  /** Smallest units of the books. */
  readonly units: bigint
  readonly gasLimit: bigint
  readonly fees: GasFees
}

/** Gas to another address of ours; none to the sender itself fills a nonce. */
export interface GasOrder extends Slot {
  readonly to: string
  readonly wei: bigint
  readonly gasLimit: bigint
  readonly fees: GasFees
}

/** A transaction that is signed and not sent, as it is stored. */
export interface SignedCall extends Slot {
  readonly hash: string
  readonly raw: string
  readonly gasLimit: bigint
  readonly fees: GasFees
}

/** Whether the contract would move the token now: the gas that it takes, or what it said. */
export type Trial = { readonly gasLimit: bigint } | { readonly refused: string }

/** The chain's facts about a nonce; the age of its latest transaction is added by the caller. */
export interface NonceReport extends Omit<NonceFacts, 'age'> {
  /** The one that was executed, and what its gas cost in wei. */
  readonly mined: { readonly hash: string; readonly gasWei: bigint } | null
}

/** The identity of one transaction of a nonce. */
export interface StoredCall {
  readonly hash: string
  readonly maxFee: bigint
}

/**
 * Access to a chain on which addresses hold balances, and to its keys. Every call throws DomainError CHAIN_UNAVAILABLE if the node does
 * not answer.
 */
export interface AccountGateway {
  readonly chainId: number
  readonly network: { readonly name: string; readonly gasCoin: string; readonly token: string }
  /** The address that pays. */
  hot(): Promise<string>
  /** How many transactions of a sender are in blocks: the nonce that the chain takes next. */
  nextNonce(sender: string): Promise<number>
  market(): Promise<GasMarket>
  /** The gas balance of an address, in wei. */
  gasOf(address: string): Promise<bigint>
  tryTransfer(order: Pick<TransferOrder, 'sender' | 'to' | 'units'>): Promise<Trial>
  /** Read again from its bytes: it pays exactly what was ordered. @throws DomainError PAYOUT_NOT_SIGNED */
  signTransfer(order: TransferOrder): Promise<SignedCall>
  /** @throws DomainError PAYOUT_NOT_SIGNED */
  signGas(order: GasOrder): Promise<SignedCall>
  send(raw: string): Promise<Sending>
  /**
   * @param slot with what it is to move: one that carries gas, or nothing, has done so once it is executed
   * @param attempts all that were ever signed for the nonce, the latest last
   */
  report(slot: Slot & { readonly moves: 'token' | 'gas' }, attempts: readonly StoredCall[]): Promise<NonceReport>
  /** The height at which one of the transactions was executed and moved the token; null while none was. */
  movedAt(hashes: readonly string[]): Promise<number | null>
  balances(addresses: readonly string[]): Promise<AddressBalances>
}
