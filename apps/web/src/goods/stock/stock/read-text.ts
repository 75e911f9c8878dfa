/** The detected encoding of a file; all but the first are shown beside the preview. */
export type FileEncoding = 'UTF-8' | 'UTF-16' | 'GB18030'

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The encoding of a byte order mark. */
function markedEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/**
 * Decodes a file of keys. Office programs on Chinese Windows write GB18030 without a mark, so bytes that are not valid
 * UTF-8 are decoded as that. Invalid bytes become replacement characters, which the preview shows.
 */
export function readText(bytes: Uint8Array): { readonly text: string; readonly encoding: FileEncoding } {
  const marked = markedEncoding(bytes)
  const wide = marked === null ? null : decode(bytes, marked)
  if (wide !== null) return { text: wide, encoding: 'UTF-16' }
  const text = decode(bytes, 'utf-8')
  if (text !== null) return { text, encoding: 'UTF-8' }
  return { text: new TextDecoder('gb18030').decode(bytes), encoding: 'GB18030' }
}
