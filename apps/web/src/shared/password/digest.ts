import { md5Hex } from './md5.ts'

/** What travels instead of a password: the lower-case hex MD5 of the trimmed text (marketplace.md §5). */
export function passwordDigest(password: string): string {
  return md5Hex(password.trim())
}
