import { fail } from '@jindu/domain/errors'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { appUser } from './tables.ts'
import { countTry, forgiveTries } from './throttle.ts'

export type ProvenAccount = Pick<
  typeof appUser.$inferSelect,
  'uid' | 'loginHash' | 'payHash' | 'recoveryHash' | 'frozenAt'
>

/**
 * The account whose recovery password `recoveryDigest` is. An unknown uid reads as a wrong password and takes as long.
 * @throws DomainError RECOVERY_PASSWORD_WRONG, RATE_LIMITED
 */
export async function proveRecovery(
  app: App,
  uid: number,
  recoveryDigest: string,
  address: string,
): Promise<ProvenAccount> {
  await countTry(app, 'recovery', uid, address)
  const [user] = await app.db
    .select({
      uid: appUser.uid,
      loginHash: appUser.loginHash,
      payHash: appUser.payHash,
      recoveryHash: appUser.recoveryHash,
      frozenAt: appUser.frozenAt,
    })
    .from(appUser)
    .where(eq(appUser.uid, uid))
  const right = await app.passwords.verify(recoveryDigest, user?.recoveryHash ?? null)
  if (!right || user === undefined) return fail('RECOVERY_PASSWORD_WRONG')
  await forgiveTries(app, 'recovery', uid)
  return user
}
