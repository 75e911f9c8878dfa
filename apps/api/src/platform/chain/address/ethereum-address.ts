import { keccak_256 } from '@noble/hashes/sha3.js'

const FORM = /^0x([0-9a-f]{40})$/i

/**
 * Reads an address of 20 bytes in hex. Capitals among the letters are a checksum (EIP-55) and must be right; one case alone has none.
 * @returns the address in lower case, null for what is none or fails its checksum
 */
export function readEthereumAddress(typed: string): string | null {
  const [, body = ''] = FORM.exec(typed) ?? []
  if (body === '') return null
  const lower = body.toLowerCase()
  const isMixed = body !== lower && body !== body.toUpperCase()
  return isMixed && body !== checksummed(lower) ? null : `0x${lower}`
}

/** EIP-55: letters whose hash digit is 8 or more are upper case. */
function checksummed(lower: string): string {
  const hash = Buffer.from(keccak_256(Buffer.from(lower, 'ascii'))).toString('hex')
  return Array.from(lower, (digit, nth) =>
    Number.parseInt(hash[nth] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  ).join('')
}
