import { fail } from '@jindu/domain/errors'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { appUser, session as sessions } from './tables.ts'

/**
 * Holds the account until the transaction ends: whoever freezes it or changes its password comes before, and ended the session, or
 * after, and finds what this makes.
 * @throws DomainError SESSION_ENDED
 */
export async function requireSession(tx: Tx, { id, uid }: Pick<Session, 'id' | 'uid'>): Promise<void> {
  await tx.select({ uid: appUser.uid }).from(appUser).where(eq(appUser.uid, uid)).for('update')
  const live = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id))
  if (live.length === 0) fail('SESSION_ENDED')
}
