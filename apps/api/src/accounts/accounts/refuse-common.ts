import { isCommonDigest } from '@jindu/domain/accounts/common-passwords'
import { fail } from '@jindu/domain/errors'

/**
 * @param digest of a password that somebody chooses
 * @param field the field that shows the refusal
 * @throws DomainError PASSWORD_TOO_COMMON for what is guessed first
 */
export function refuseCommon(digest: string, field: string): void {
  if (isCommonDigest(digest)) fail('PASSWORD_TOO_COMMON', { field })
}
