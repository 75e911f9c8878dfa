/** In which encoding a file was read; all but the first are said beside the preview. */
export type FileEncoding = 'UTF-8' | 'UTF-16' | 'GB18030'

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The encoding that a byte order mark names. */
function markedEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/**
 * The text of a file of keys. Office programs on Chinese Windows write GB18030 without saying so: bytes that are no UTF-8 are read as that.
 * What is neither is read with replacement characters, which the preview shows.
 */
export function readText(bytes: Uint8Array): { readonly text: string; readonly encoding: FileEncoding } {
  const marked = markedEncoding(bytes)
  const wide = marked === null ? null : decode(bytes, marked)
  if (wide !== null) return { text: wide, encoding: 'UTF-16' }
  const text = decode(bytes, 'utf-8')
  if (text !== null) return { text, encoding: 'UTF-8' }
  return { text: new TextDecoder('gb18030').decode(bytes), encoding: 'GB18030' }
}
