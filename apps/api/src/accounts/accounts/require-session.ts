import { fail } from '@jindu/domain/errors'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { appUser, session as sessions } from './tables.ts'

/**
 * Locks the account until the transaction ends. A concurrent freeze or password change either ran first and ended the
 * session, or runs later and finds the new rows.
 * @throws DomainError SESSION_ENDED
 */
export async function requireSession(tx: Tx, { id, uid }: Pick<Session, 'id' | 'uid'>): Promise<void> {
  await tx.select({ uid: appUser.uid }).from(appUser).where(eq(appUser.uid, uid)).for('update')
  const live = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id))
  if (live.length === 0) fail('SESSION_ENDED')
}
