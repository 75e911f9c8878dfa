import type { CurrencyCode } from '@jindu/domain/money'
import type { ChainReader } from './reader/chain-reader.ts'
import type { ChainSigner } from './signer/chain-signer.ts'

/** One coin's chain: what is learnt from it and what is asked of its keys. */
export interface Chain {
  readonly currency: CurrencyCode
  readonly kind: 'simulated' | 'node'
  readonly reader: ChainReader
  readonly signer: ChainSigner
}

export type Chains = Readonly<Partial<Record<CurrencyCode, Chain>>>
