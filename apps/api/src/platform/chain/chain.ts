import type { CurrencyCode } from '@jindu/domain/money'
import type { AccountGateway } from './account/account-gateway.ts'
import type { ColdWallet } from './cold/cold-wallet.ts'
import type { NodeState } from './node/node-state.ts'
import type { ChainReader, OutputReader } from './reader/chain-reader.ts'
import type { ChainSigner } from './signer/chain-signer.ts'

interface ConnectedChain {
  readonly currency: CurrencyCode
  readonly kind: 'simulated' | 'node'
  /** The state of the node and its wallet. Answers within seconds and never rejects. */
  state(): Promise<NodeState>
  readonly reader: ChainReader
}

/** A chain whose coin lies in outputs of transactions, each spent as a whole. */
export interface OutputChain extends ConnectedChain {
  readonly holds: 'outputs'
  readonly reader: OutputReader
  readonly signer: ChainSigner
  /** The watch-only wallet of keys that the node does not have; null without one. */
  readonly cold: ColdWallet | null
}

/** A chain whose coin lies in balances of addresses, each sender's transactions in the order of their nonces. */
export interface AccountChain extends ConnectedChain {
  readonly holds: 'accounts'
  readonly account: AccountGateway
}

/** One coin's chain: what is learnt from it and what is asked of its keys. */
export type Chain = OutputChain | AccountChain

export type Chains = Readonly<Partial<Record<CurrencyCode, Chain>>>
