/** The prefixes of a network's addresses, in the shape that `@scure/btc-signer` takes. */
export interface Network {
  /** As people name it. */
  readonly name: string
  /** Before the `1` of BIP 173 and 350. */
  readonly bech32: string
  /** Version bytes of legacy addresses. */
  readonly pubKeyHash: number
  readonly scriptHash: number
  readonly wif: number
}

const testKeys = { pubKeyHash: 0x6f, wif: 0xef }

/**
 * Every network whose addresses are confused. Litecoin's former `3…` form is missing, because it cannot be told from
 * Bitcoin's.
 */
export const NETWORKS = {
  bitcoin: { name: 'Bitcoin', bech32: 'bc', pubKeyHash: 0x00, scriptHash: 0x05, wif: 0x80 },
  bitcoinTest: { name: 'Bitcoin testnet', bech32: 'tb', scriptHash: 0xc4, ...testKeys },
  bitcoinRegtest: { name: 'Bitcoin regtest', bech32: 'bcrt', scriptHash: 0xc4, ...testKeys },
  litecoin: { name: 'Litecoin', bech32: 'ltc', pubKeyHash: 0x30, scriptHash: 0x32, wif: 0xb0 },
  litecoinTest: { name: 'Litecoin testnet', bech32: 'tltc', scriptHash: 0x3a, ...testKeys },
  litecoinRegtest: { name: 'Litecoin regtest', bech32: 'rltc', scriptHash: 0x3a, ...testKeys },
} as const satisfies Readonly<Record<string, Network>>

/**
 * Address prefixes of Litecoin's extension blocks, main and test networks: coin sent there leaves the visible chain.
 */
export const MWEB_PREFIXES: readonly string[] = ['ltcmweb', 'tmweb']
