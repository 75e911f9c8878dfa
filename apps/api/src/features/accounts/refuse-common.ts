import { fail } from '@jindu/domain/errors'
import { COMMON_DIGESTS } from './common-passwords.ts'

const KEPT_BYTES = 6

let known: ReadonlySet<string> | null = null

/** Made when the first password is chosen. */
function commonDigests(): ReadonlySet<string> {
  if (known !== null) return known
  const bytes = Buffer.from(COMMON_DIGESTS, 'base64')
  const hex = Array.from({ length: bytes.length / KEPT_BYTES }, (_, nth) =>
    bytes.toString('hex', nth * KEPT_BYTES, (nth + 1) * KEPT_BYTES),
  )
  known = new Set(hex)
  return known
}

/**
 * @param digest of a password that somebody chooses
 * @param field the field that shows the refusal
 * @throws DomainError PASSWORD_TOO_COMMON for what is guessed first
 */
export function refuseCommon(digest: string, field: string): void {
  if (commonDigests().has(digest.slice(0, 2 * KEPT_BYTES))) fail('PASSWORD_TOO_COMMON', { field })
}
