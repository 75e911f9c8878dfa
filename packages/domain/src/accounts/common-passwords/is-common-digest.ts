import { COMMON_DIGESTS } from './common-digests.ts'

const KEPT_HEX = 12
const KEPT_BASE64 = 8
/** Three digits of hex are two of base64. */
const GROUP_HEX = 3
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

let known: ReadonlySet<string> | null = null

/** Built on first use: the list is used in its encoded form, without a decoder. */
function commonDigests(): ReadonlySet<string> {
  known ??= new Set(COMMON_DIGESTS.replaceAll('\n', '').match(new RegExp(`.{${KEPT_BASE64}}`, 'g')))
  return known
}

function base64OfHex(hex: string): string {
  let text = ''
  for (let at = 0; at < hex.length; at += GROUP_HEX) {
    const bits = Number.parseInt(hex.slice(at, at + GROUP_HEX), 16)
    text += BASE64.charAt(bits >> 6) + BASE64.charAt(bits & 63)
  }
  return text
}

/**
 * Whether a password is one of the 4,000 that are guessed first. Its own entry, as the list weighs 24 kB compressed.
 * @param digest of a new password, as `passwordDigest` of `@jindu/domain/accounts/passwords` makes it
 * @example
 * isCommonDigest('e99a18c428cb38d5f260853678922e03') // true
 * isCommonDigest('5b3f0c2a9d7e4186b2c3d4e5f6a7b8c9') // false
 */
export function isCommonDigest(digest: string): boolean {
  return commonDigests().has(base64OfHex(digest.slice(0, KEPT_HEX)))
}
