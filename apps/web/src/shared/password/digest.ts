import { md5Hex } from './md5.ts'

/** The digest that is sent instead of a password: lower-case hex MD5 of the trimmed text (marketplace.md §5). */
export function passwordDigest(password: string): string {
  return md5Hex(password.trim())
}
