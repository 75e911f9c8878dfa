import type { CurrencyCode } from '../../money/index.ts'

/** Schemes of payment requests (BIP 21 and its like): the coin that each asks for, and its network. */
const SCHEMES = {
  bitcoin: { currency: 'BTC', network: 'Bitcoin' },
  litecoin: { currency: 'LTC', network: 'Litecoin' },
  ethereum: { currency: 'USDT', network: 'Ethereum' },
} as const satisfies Readonly<Record<string, { currency: CurrencyCode; network: string }>>

type Scheme = keyof typeof SCHEMES
const isScheme = (text: string): text is Scheme => Object.hasOwn(SCHEMES, text)

/** Blanks, and characters that nobody sees: soft hyphens, zero-width characters, direction marks. */
const UNSEEN = /[\s\p{C}\p{Default_Ignorable_Code_Point}]+/gu

/**
 * An address as it was typed or pasted, without blanks and without what nobody sees.
 * @example
 * bareAddress('bc1q\u200bw508 d6qe') // 'bc1qw508d6qe'
 */
export function bareAddress(typed: string): string {
  return typed.replaceAll(UNSEEN, '')
}

/** What a payment request says. */
export interface PaymentRequest {
  readonly scheme: string
  readonly address: string
  /** Coin as the request writes it; null leaves it to the payer. */
  readonly amount: string | null
  /** The coin that its scheme names. */
  readonly currency: CurrencyCode
  /** The network that its scheme names. */
  readonly network: string
}

/**
 * Reads a payment request such as wallets and QR codes carry; null for a bare address, and for what asks more than an address and an amount
 * (an amount twice, a `req-` parameter).
 * @example
 * readPaymentRequest('bitcoin:bc1qw508?amount=0.5&label=Shop')?.amount // '0.5'
 */
export function readPaymentRequest(typed: string): PaymentRequest | null {
  const [, word = '', address = '', query = ''] =
    /^([a-z]+):(?:\/\/)?([A-Za-z0-9]+)(?:\?(.*))?$/is.exec(bareAddress(typed)) ?? []
  const scheme = word.toLowerCase()
  if (!isScheme(scheme)) return null
  const pairs = query.split('&').map((pair) => pair.split('=', 2))
  const amounts = pairs.flatMap(([name, value]) => (name?.toLowerCase() === 'amount' ? [value ?? ''] : []))
  const asksMore = pairs.some(([name]) => name?.toLowerCase().startsWith('req-') === true)
  if (asksMore || amounts.length > 1 || amounts.some((amount) => !/^\d+(?:\.\d+)?$/.test(amount))) return null
  return { scheme, address, amount: amounts[0] ?? null, ...SCHEMES[scheme] }
}
