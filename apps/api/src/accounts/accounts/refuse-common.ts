import { isCommonDigest } from '@jindu/domain/accounts/common-passwords'
import { fail } from '@jindu/domain/errors'
import { isGuessedFirst } from './common-digests.ts'

/**
 * @param digest of a password that somebody chooses; nothing says that it was made by our own page
 * @param field the field that shows the refusal
 * @throws DomainError PASSWORD_TOO_COMMON for what is guessed first
 */
export async function refuseCommon(digest: string, field: string): Promise<void> {
  if (isCommonDigest(digest) || (await isGuessedFirst(digest))) fail('PASSWORD_TOO_COMMON', { field })
}
