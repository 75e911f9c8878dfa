/** A view of bytes that may be a part of a larger buffer. */
export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)

/** Writes a whole number below 2^128 in 16 big-endian bytes. */
export function setUnits(view: DataView, at: number, units: bigint): void {
  view.setBigUint64(at, units >> 64n)
  view.setBigUint64(at + 8, units & 0xffff_ffff_ffff_ffffn)
}

/** Reads what `setUnits` wrote. */
export const getUnits = (view: DataView, at: number): bigint =>
  (view.getBigUint64(at) << 64n) | view.getBigUint64(at + 8)

/** 32 bytes of 64 hexadecimal digits; null for other text. */
export function readHash(hex: string): Uint8Array | null {
  if (!/^[0-9a-f]{64}$/.test(hex)) return null
  return Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16))
}

/** The hexadecimal digits of bytes. */
export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** An amount in digits; null for anything else, a sign included. */
export const readUnits = (digits: string): bigint | null => (/^(0|[1-9]\d{0,37})$/.test(digits) ? BigInt(digits) : null)
