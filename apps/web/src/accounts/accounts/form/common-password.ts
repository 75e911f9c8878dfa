import { passwordDigest } from '../../../shared/password/digest.ts'

/** The list of most common passwords, 24 kB; loaded when somebody chooses a password. */
export const bringCommon = () => import('@jindu/domain/accounts/common-passwords')

/** Whether the server would refuse it as too common; without the list the server's error is shown. */
export async function isCommonPassword(typed: string): Promise<boolean> {
  const list = await bringCommon().catch(() => null)
  return list?.isCommonDigest(passwordDigest(typed)) ?? false
}
