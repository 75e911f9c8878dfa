import { fail } from '@jindu/domain/errors'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { appUser } from './tables.ts'
import { knownDevice } from './known-device.ts'
import type { Caller } from './record-event.ts'
import { countTry, forgiveTries, recordFailedTry, recordUnknownAccount } from './throttle.ts'

export type ProvenAccount = Pick<
  typeof appUser.$inferSelect,
  'uid' | 'loginHash' | 'payHash' | 'recoveryHash' | 'frozenAt'
>

/**
 * Verifies the recovery password. An unknown uid gives the same error as a wrong password and takes as long.
 * @throws DomainError RECOVERY_PASSWORD_WRONG, RATE_LIMITED
 */
export async function proveRecovery(
  app: App,
  uid: number,
  recoveryDigest: string,
  caller: Pick<Caller, 'address' | 'deviceCookie'>,
): Promise<ProvenAccount> {
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
  const device = user === undefined ? null : knownDevice(app, caller.deviceCookie, uid, user.loginHash)
  const guesser = { uid, address: caller.address, device }
  await countTry(app, 'recovery', guesser)
  const right = await app.passwords.verify(recoveryDigest, user?.recoveryHash ?? null)
  if (user === undefined) {
    await recordUnknownAccount(app, 'recovery', guesser)
    return fail('RECOVERY_PASSWORD_WRONG')
  }
  if (!right) {
    await recordFailedTry(app, 'recovery', guesser)
    return fail('RECOVERY_PASSWORD_WRONG')
  }
  await forgiveTries(app, 'recovery', guesser)
  return user
}
