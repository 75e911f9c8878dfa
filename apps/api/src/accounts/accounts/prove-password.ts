import { fail } from '@jindu/domain/errors'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { Caller } from './record-event.ts'
import { appUser } from './tables.ts'
import { countTry, forgiveTries, recordFailedTry } from './throttle.ts'

/**
 * Verifies the login password again, because an open session may be used by somebody else.
 * @throws DomainError PASSWORD_WRONG, RATE_LIMITED
 */
export async function provePassword(
  app: App,
  { id, uid }: Pick<Session, 'id' | 'uid'>,
  loginDigest: string,
  { address }: Pick<Caller, 'address'>,
): Promise<void> {
  const guesser = { uid, address, device: `session-${id}` }
  await countTry(app, 'login', guesser)
  const [user] = await app.db.select({ loginHash: appUser.loginHash }).from(appUser).where(eq(appUser.uid, uid))
  if (!(await app.passwords.verify(loginDigest, user?.loginHash ?? null))) {
    await recordFailedTry(app, 'login', guesser)
    return fail('PASSWORD_WRONG')
  }
  await forgiveTries(app, 'login', guesser)
}
