import { Address, OutScript } from '@scure/btc-signer'
import { fail } from '@jindu/domain/errors'
import type { CurrencyCode } from '@jindu/domain/money'
import { bareAddress, burns, readPaymentRequest } from '@jindu/domain/wallet/withdrawals'
import { readEthereumAddress } from './ethereum-address.ts'
import { MWEB_PREFIXES, NETWORKS, type Network } from './networks.ts'

export interface ParsedAddress {
  /** The one spelling that is stored and compared: witness addresses in lower case. */
  readonly address: string
  /** The output script that pays it. */
  readonly script: Uint8Array
}

/** `future`: well-formed, but of a witness version that cannot be spent yet. */
type Reading = ParsedAddress | 'future' | null

// The library reports an undefined witness version only through its message.
const FUTURE_PROGRAM = 'Unknown witness program'

function read(network: Network, address: string): Reading {
  try {
    const script = OutScript.encode(Address(network).decode(address))
    const isWitness = address.toLowerCase().startsWith(`${network.bech32}1`)
    return { address: isWitness ? address.toLowerCase() : address, script }
  } catch (error) {
    return error instanceof Error && error.message === FUTURE_PROGRAM ? 'future' : null
  }
}

const isMweb = (address: string): boolean =>
  MWEB_PREFIXES.some((prefix) => address.toLowerCase().startsWith(`${prefix}1`))

const ETHEREUM = /^0x[0-9a-fA-F]{40}$/

/** The name of another network that an address belongs to. */
function otherNetwork(own: Network | null, address: string): string | null {
  if (own !== null && ETHEREUM.test(address)) return 'Ethereum'
  const other = Object.values(NETWORKS).find((network) => network !== own && read(network, address) !== null)
  return other?.name ?? null
}

/**
 * Reads an address of a currency's network: legacy, P2SH, bech32 and bech32m, checksums included (BIP 173 and 350).
 * Blanks and invisible characters are ignored, and so is a payment request around it; the scheme of another coin is named.
 * @param network null for the simulated ERC-20 token, whose addresses are 20 bytes in hex, of mixed case by EIP-55
 * @throws DomainError WITHDRAWAL_ADDRESS_MWEB, WITHDRAWAL_ADDRESS_NETWORK (network), WITHDRAWAL_ADDRESS_UNSUPPORTED, WITHDRAWAL_ADDRESS_BURNS,
 *   WITHDRAWAL_ADDRESS_INVALID
 */
export function parseAddress(currency: CurrencyCode, network: Network | null, text: string): ParsedAddress {
  const parsed = readAddress(currency, network, text)
  return burns(parsed.address, Buffer.from(parsed.script).toString('hex')) ? fail('WITHDRAWAL_ADDRESS_BURNS') : parsed
}

function readAddress(currency: CurrencyCode, network: Network | null, text: string): ParsedAddress {
  const request = readPaymentRequest(text)
  if (request !== null && request.currency !== currency) {
    return fail('WITHDRAWAL_ADDRESS_NETWORK', { network: request.network, currency })
  }
  const typed = request?.address ?? bareAddress(text)
  if (isMweb(typed)) return fail('WITHDRAWAL_ADDRESS_MWEB')
  const ethereum = network === null ? readEthereumAddress(typed) : null
  if (ethereum !== null) return { address: ethereum, script: Buffer.from(ethereum.slice(2), 'hex') }
  const own = network === null ? null : read(network, typed)
  if (own === 'future') return fail('WITHDRAWAL_ADDRESS_UNSUPPORTED')
  if (own !== null) return own
  const other = otherNetwork(network, typed)
  return other === null
    ? fail('WITHDRAWAL_ADDRESS_INVALID', { currency })
    : fail('WITHDRAWAL_ADDRESS_NETWORK', { network: other, currency })
}

/**
 * An address of a network over the 20 bytes of a key's hash.
 * @param network null for the simulated ERC-20 token
 */
export function keyAddress(network: Network | null, hash: Uint8Array): string {
  return network === null ? `0x${Buffer.from(hash).toString('hex')}` : Address(network).encode({ type: 'wpkh', hash })
}
