const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

function polymod(values: readonly number[]): number {
  let checksum = 1
  for (const value of values) {
    const top = checksum >>> 25
    checksum = ((checksum & 0x1ffffff) << 5) ^ value
    for (const [bit, term] of GENERATOR.entries()) if ((top >>> bit) & 1) checksum ^= term
  }
  return checksum >>> 0
}

function expandPrefix(prefix: string): number[] {
  const codes = Array.from(prefix, (c) => c.charCodeAt(0))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

/** A version 0 witness address over 20 bytes (BIP 173). */
export function encodeAddress(prefix: string, program: Uint8Array): string {
  const bits = [...program].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const words = [0, ...(bits.match(/.{5}/g) ?? []).map((five) => parseInt(five, 2))]
  const checksum = polymod([...expandPrefix(prefix), ...words, 0, 0, 0, 0, 0, 0]) ^ 1
  const tail = [0, 1, 2, 3, 4, 5].map((i) => (checksum >>> (5 * (5 - i))) & 31)
  return `${prefix}1${[...words, ...tail].map((word) => ALPHABET[word] ?? '').join('')}`
}

/** Whether `address` is a version 0 address over 20 bytes with this prefix and a right checksum. */
export function isAddress(prefix: string, address: string): boolean {
  if (!address.startsWith(`${prefix}1`)) return false
  const words = Array.from(address.slice(prefix.length + 1), (c) => ALPHABET.indexOf(c))
  if (words.length !== 39 || words.includes(-1) || words[0] !== 0) return false
  return polymod([...expandPrefix(prefix), ...words]) === 1
}
