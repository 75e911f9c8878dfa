import { passwordDigest } from '../../../shared/password/digest.ts'

/** The list of what is guessed first, 24 kB, when somebody chooses a password. */
export const bringCommon = () => import('@jindu/domain/accounts/common-passwords')

/** Whether the server would refuse it as one of the most used; without the list the server says so. */
export async function isCommonPassword(typed: string): Promise<boolean> {
  const list = await bringCommon().catch(() => null)
  return list?.isCommonDigest(passwordDigest(typed)) ?? false
}
