import { fail } from '../../errors/index.ts'
import { md5Hex } from './md5.ts'
import { utf8Bytes } from './utf8.ts'

/** Format of a password digest: lower-case hex MD5. */
export const DIGEST_PATTERN = /^[0-9a-f]{32}$/

/**
 * The digest that is sent instead of a password: lower-case hex MD5 of the trimmed text (marketplace.md §5, product.md
 * "Accounts").
 * @example
 * passwordDigest('Ferry-4711') // '69cf0a16986a75ddea8ff79fb300fb6c'
 */
export function passwordDigest(typed: string): string {
  return md5Hex(utf8Bytes(typed.trim()))
}

/**
 * Whether a text has the format of a password digest: 32 lower-case hex digits.
 * @example
 * isPasswordDigest('Ferry-4711') // false
 * isPasswordDigest(passwordDigest('Ferry-4711')) // true
 */
export function isPasswordDigest(text: string): boolean {
  return DIGEST_PATTERN.test(text)
}

/**
 * @throws DomainError DIGEST_INVALID
 * @example
 * assertPasswordDigest('Ferry-4711') // throws DIGEST_INVALID
 */
export function assertPasswordDigest(text: string): void {
  if (!isPasswordDigest(text)) fail('DIGEST_INVALID')
}
