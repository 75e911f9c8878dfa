import type { CurrencyCode } from '../../money/index.ts'
import { evmNetwork, evmNetworkName } from '../evm/networks.ts'

/** Schemes of payment requests (BIP 21 and similar), with coin and network. */
const SCHEMES = {
  bitcoin: { currency: 'BTC', network: 'Bitcoin' },
  litecoin: { currency: 'LTC', network: 'Litecoin' },
  ethereum: { currency: 'USDT', network: 'Ethereum' },
} as const satisfies Readonly<Record<string, { currency: CurrencyCode; network: string }>>

type Scheme = keyof typeof SCHEMES
const isScheme = (text: string): text is Scheme => Object.hasOwn(SCHEMES, text)

/** Blanks and invisible characters: soft hyphens, zero-width characters, direction marks. */
const UNSEEN = /[\s\p{C}\p{Default_Ignorable_Code_Point}]+/gu

/**
 * A typed or pasted address without blanks and invisible characters.
 * @example
 * bareAddress('bc1q\u200bw508 d6qe') // 'bc1qw508d6qe'
 */
export function bareAddress(typed: string): string {
  return typed.replaceAll(UNSEEN, '')
}

/** A parsed payment request. */
export interface PaymentRequest {
  readonly scheme: string
  readonly address: string
  /** Amount of coin as written; null leaves it to the payer. */
  readonly amount: string | null
  /** The coin of its scheme. */
  readonly currency: CurrencyCode
  /** The network that it names. */
  readonly network: string
  /** The number of an Ethereum-like network (EIP-155); null where the request names none. */
  readonly chainId: number | null
}

/** EIP-681: an address, or for a token its contract with the recipient as a parameter; the chain id after `@`. */
const ETHEREUM = /^ethereum:(?:\/\/|pay-)?(0x[0-9a-f]+)(?:@(\d{1,15}))?(\/transfer)?(?:\?(.*))?$/i
const OTHERS = /^([a-z]+):(?:\/\/)?([A-Za-z0-9]+)(?:\?(.*))?$/i

/** A parameter's values; its name is case-insensitive. */
const valuesOf = (query: string, wanted: string): readonly string[] =>
  query.split('&').flatMap((pair) => {
    const [name = '', value = ''] = pair.split('=', 2)
    return name.toLowerCase() === wanted ? [value] : []
  })

const asksMore = (query: string): boolean => query.split('&').some((pair) => pair.toLowerCase().startsWith('req-'))

/** A token's amount is in the contract's units, so it is ignored and the payer types it. */
function readTransfer(token: string, chainId: number | null, query: string): PaymentRequest | null {
  const [address, ...more] = valuesOf(query, 'address')
  const usdt = evmNetwork(chainId ?? 1)?.token ?? token
  if (address === undefined || more.length > 0 || !/^0x[0-9a-f]{40}$/i.test(address)) return null
  return usdt.toLowerCase() === token.toLowerCase() ? ofEthereum(address, chainId, null) : null
}

const ofEthereum = (address: string, chainId: number | null, amount: string | null): PaymentRequest => ({
  scheme: 'ethereum',
  address,
  amount,
  currency: SCHEMES.ethereum.currency,
  network: evmNetworkName(chainId ?? 1),
  chainId,
})

/**
 * Parses a payment request from a wallet or QR code (BIP 21, EIP-681). Null for a bare address, for another token's,
 * and for a request that needs more than address and amount (two amounts, a `req-` parameter).
 * @example
 * readPaymentRequest('bitcoin:bc1qw508?amount=0.5&label=Shop')?.amount // '0.5'
 * readPaymentRequest('ethereum:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045@137')?.network // 'Polygon'
 */
export function readPaymentRequest(typed: string): PaymentRequest | null {
  const text = bareAddress(typed)
  const [ethereum, target = '', chain, transfer, asked = ''] = ETHEREUM.exec(text) ?? []
  const [, word = '', address = '', query = ''] = OTHERS.exec(text) ?? []
  const said = ethereum === undefined ? query : asked
  const amounts = valuesOf(said, 'amount')
  if (asksMore(said) || amounts.length > 1 || amounts.some((amount) => !/^\d+(?:\.\d+)?$/.test(amount))) return null
  const amount = amounts[0] ?? null
  if (ethereum !== undefined) {
    const chainId = chain === undefined ? null : Number(chain)
    return transfer === undefined ? ofEthereum(target, chainId, amount) : readTransfer(target, chainId, asked)
  }
  const scheme = word.toLowerCase()
  if (!isScheme(scheme)) return null
  return { scheme, address, amount, ...SCHEMES[scheme], chainId: null }
}

/** Coins whose wallets all read a payment request. Of a token's request some would pay to the contract. */
const REQUESTED: Partial<Readonly<Record<CurrencyCode, Scheme>>> = { BTC: 'bitcoin', LTC: 'litecoin' }

/**
 * The text of a deposit's QR code: a payment request (BIP 21) where every wallet reads one, else the address alone.
 * @example
 * paymentUri('BTC', 'bc1qw508') // 'bitcoin:bc1qw508'
 * paymentUri('USDT', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045') // '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
 */
export function paymentUri(currency: CurrencyCode, address: string): string {
  const scheme = REQUESTED[currency]
  return scheme === undefined ? address : `${scheme}:${address}`
}
