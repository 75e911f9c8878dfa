import { rules } from '@jindu/domain/rules'

const MAGIC = [0x70, 0x73, 0x62, 0x74, 0xff]
const TEXT = /^(?:[0-9a-fA-F]+|[A-Za-z0-9+/]+={0,2})$/

/**
 * A signed PSBT as wallets save it, binary or in base64, or the transaction in hexadecimal digits.
 * @returns base64 or digits; null for anything else
 */
export async function readPsbt(file: Blob): Promise<string | null> {
  if (file.size > rules.wallet.custody.maximumPsbtCharacters) return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (MAGIC.every((byte, at) => bytes[at] === byte)) {
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  }
  const text = new TextDecoder().decode(bytes).replaceAll(/\s/g, '')
  if (!TEXT.test(text)) return null
  return /^[0-9a-fA-F]+$/.test(text) ? text.toLowerCase() : text
}
