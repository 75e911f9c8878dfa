/** Facts about a network that runs the Ethereum virtual machine. */
export interface EvmNetwork {
  /** EIP-155: part of every signature, so that a transaction of one network is invalid on another. */
  readonly chainId: number
  /** Name used by wallets and exchanges. */
  readonly name: string
  /** The coin that pays for gas. */
  readonly gasCoin: string
  /** The USDT contract, in checksum form; null if the operator must configure one. */
  readonly token: string | null
}

/** Networks known by their chain id; the operator configures private ones. */
export const EVM_NETWORKS: readonly EvmNetwork[] = [
  { chainId: 1, name: 'Ethereum', gasCoin: 'ETH', token: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
  { chainId: 56, name: 'BNB Chain', gasCoin: 'BNB', token: '0x55d398326f99059fF775485246999027B3197955' },
  { chainId: 137, name: 'Polygon', gasCoin: 'POL', token: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F' },
  { chainId: 42_161, name: 'Arbitrum One', gasCoin: 'ETH', token: '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9' },
  { chainId: 11_155_111, name: 'Sepolia testnet', gasCoin: 'ETH', token: null },
]

/**
 * The network with a chain id.
 * @param chainId as EIP-155 counts them
 * @returns null for an unknown chain id
 * @example
 * evmNetwork(56)?.name // 'BNB Chain'
 * evmNetwork(31_337) // null
 */
export function evmNetwork(chainId: number): EvmNetwork | null {
  return EVM_NETWORKS.find((network) => network.chainId === chainId) ?? null
}

/**
 * Display name of a network: its name, or its chain id if unknown.
 * @example
 * evmNetworkName(31_337) // 'chain 31337'
 */
export function evmNetworkName(chainId: number): string {
  return evmNetwork(chainId)?.name ?? `chain ${chainId}`
}
