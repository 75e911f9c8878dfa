import { fail } from '@jindu/domain/errors'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/index.ts'
import { appUser, staffMember } from './tables.ts'

/**
 * Holds the administrators and their accounts for the rest of the transaction, before any account that it changes: whoever is given or
 * loses a role and whom staff freeze is decided by one at a time. Whoever is online is written by uid alone, which may cross with the
 * account that is held next: whoever calls this is tried again (`runVerb`).
 * @returns those who can act, frozen ones cannot
 */
export async function holdAdministrators(tx: Tx): Promise<readonly number[]> {
  const held = await tx
    .select({ uid: staffMember.uid, frozenAt: appUser.frozenAt })
    .from(staffMember)
    .innerJoin(appUser, eq(appUser.uid, staffMember.uid))
    .where(eq(staffMember.role, 'administrator'))
    .orderBy(asc(staffMember.uid))
    .for('no key update')
  return held.filter(({ frozenAt }) => frozenAt === null).map(({ uid }) => uid)
}

/**
 * The same for a step of one of them, who can act until it is done: two who dismiss or freeze each other at once would leave none.
 * @throws DomainError FORBIDDEN (who asks is none any more, or frozen by now)
 */
export async function holdAsAdministrator(tx: Tx, uid: number): Promise<readonly number[]> {
  const acting = await holdAdministrators(tx)
  return acting.includes(uid) ? acting : fail('FORBIDDEN')
}
