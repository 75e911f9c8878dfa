export type ImageType = 'image/jpeg' | 'image/png' | 'image/gif'

/** The type by the first bytes; a name or a header proves nothing. */
export function sniffImageType(bytes: Uint8Array): ImageType | null {
  const [a, b, c, d] = bytes
  if (a === 0xff && b === 0xd8 && c === 0xff) return 'image/jpeg'
  if (a === 0x89 && b === 0x50 && c === 0x4e && d === 0x47) return 'image/png'
  if (a === 0x47 && b === 0x49 && c === 0x46 && d === 0x38) return 'image/gif'
  return null
}
