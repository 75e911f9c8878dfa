/** What is known of a network that runs the Ethereum virtual machine. */
export interface EvmNetwork {
  /** EIP-155: it stands in every signature, so that a transaction of one network is worthless on another. */
  readonly chainId: number
  /** As wallets and exchanges name it. */
  readonly name: string
  /** The coin that pays for gas. */
  readonly gasCoin: string
  /** The USDT contract, in checksum form; null where the operator must name one. */
  readonly token: string | null
}

/** Networks that the product knows by their number; a private one is named by the operator. */
export const EVM_NETWORKS: readonly EvmNetwork[] = [
  { chainId: 1, name: 'Ethereum', gasCoin: 'ETH', token: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
  { chainId: 56, name: 'BNB Chain', gasCoin: 'BNB', token: '0x55d398326f99059fF775485246999027B3197955' },
  { chainId: 137, name: 'Polygon', gasCoin: 'POL', token: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F' },
  { chainId: 42_161, name: 'Arbitrum One', gasCoin: 'ETH', token: '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9' },
  { chainId: 11_155_111, name: 'Sepolia testnet', gasCoin: 'ETH', token: null },
]

/**
 * The network that a number stands for.
 * @param chainId as EIP-155 counts them
 * @returns null for a number that the product does not know
 * @example
 * evmNetwork(56)?.name // 'BNB Chain'
 * evmNetwork(31_337) // null
 */
export function evmNetwork(chainId: number): EvmNetwork | null {
  return EVM_NETWORKS.find((network) => network.chainId === chainId) ?? null
}

/**
 * What people call a network: its name, or its number where the product knows no name.
 * @example
 * evmNetworkName(31_337) // 'chain 31337'
 */
export function evmNetworkName(chainId: number): string {
  return evmNetwork(chainId)?.name ?? `chain ${chainId}`
}
