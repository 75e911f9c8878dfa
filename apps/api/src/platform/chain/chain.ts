import type { CurrencyCode } from '@jindu/domain/money'
import type { NodeState } from './node/node-state.ts'
import type { ChainReader } from './reader/chain-reader.ts'
import type { ChainSigner } from './signer/chain-signer.ts'

/** One coin's chain: reading it, and signing with our keys. */
export interface Chain {
  readonly currency: CurrencyCode
  readonly kind: 'simulated' | 'node'
  /** The state of the node and its wallet. Answers within seconds and never rejects. */
  state(): Promise<NodeState>
  readonly reader: ChainReader
  readonly signer: ChainSigner
}

export type Chains = Readonly<Partial<Record<CurrencyCode, Chain>>>
