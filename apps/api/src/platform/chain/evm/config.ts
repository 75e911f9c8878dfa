import type { Hex } from 'viem'

/** How the product reaches USDT on one network. */
export interface EvmConfig {
  /** JSON-RPC over HTTP; the first is asked, and each further one must agree on a deposit before it counts. */
  readonly rpcUrls: readonly string[]
  readonly chainId: number
  /** As people name it. */
  readonly name: string
  readonly gasCoin: string
  /** The ERC-20 contract, in checksum form. */
  readonly token: Hex
  /** A BIP-39 phrase, from which every address comes; null where nothing is signed and no address is given. */
  readonly seed: string | null
}
