import { bech32 } from '@scure/base'

const VERSION = 0
const BYTES = 20

/** A version 0 witness address over 20 bytes (BIP 173). */
export function encodeAddress(prefix: string, program: Uint8Array): string {
  return bech32.encode(prefix, [VERSION, ...bech32.toWords(program)])
}

/** Whether `address` is a version 0 address over 20 bytes with this prefix, in lower case, and a right checksum. */
export function isAddress(prefix: string, address: string): boolean {
  if (!address.startsWith(`${prefix}1`)) return false
  const decoded = bech32.decodeUnsafe(address)
  if (decoded === undefined || decoded.prefix !== prefix) return false
  const [version, ...words] = decoded.words
  return version === VERSION && bech32.fromWordsUnsafe(words)?.length === BYTES
}
