import { fail } from '@jindu/domain/errors'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/index.ts'
import { appUser, staffMember } from './tables.ts'

/**
 * Locks the administrators and their accounts until the transaction ends, before any account that it changes. So role
 * changes and freezes by staff are serialised. Presence updates lock accounts in uid order and may deadlock with the
 * account locked next; callers are retried (`runVerb`).
 * @returns the administrators who can act, without frozen ones
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
