import type { CurrencyCode } from '@jindu/domain/money'
import type { ParsedAddress } from '../address/index.ts'
import { verifyBip322, verifyLegacy } from './bip322.ts'

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
const EIP191 = /^0x[0-9a-f]{130}$/

/** How an address signs a message. */
export const SIGNATURE_SCHEMES = ['BIP-322', 'legacy', 'EIP-191'] as const
export type SignatureScheme = (typeof SIGNATURE_SCHEMES)[number]

/** The library is large: a site that shows no reserves in USDT does without. */
async function verifyEthereum(address: string, message: string, signature: string): Promise<boolean> {
  if (!EIP191.test(signature)) return false
  const { isAddressEqual, recoverMessageAddress } = await import('viem')
  const { asHex } = await import('../evm/hex.ts')
  try {
    return isAddressEqual(await recoverMessageAddress({ message, signature: asHex(signature) }), asHex(address))
  } catch {
    return false
  }
}

/**
 * Whether an address signed a message.
 * @param typed base64 for outputs, hexadecimal digits for Ethereum's addresses; blanks are ignored
 * @returns the scheme; null if it did not, or in no scheme that is known here
 */
export async function verifyMessage(
  currency: CurrencyCode,
  { address, script }: ParsedAddress,
  message: string,
  typed: string,
): Promise<SignatureScheme | null> {
  const signature = typed.replaceAll(/\s/g, '')
  if (currency === 'USDT') return (await verifyEthereum(address, message, signature.toLowerCase())) ? 'EIP-191' : null
  if (!BASE64.test(signature)) return null
  const bytes = Buffer.from(signature, 'base64')
  if (verifyLegacy(currency, script, message, bytes)) return 'legacy'
  return verifyBip322(script, message, bytes) ? 'BIP-322' : null
}
