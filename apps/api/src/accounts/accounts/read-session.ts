import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import type { StoredSession } from './session-cache.ts'
import { appUser, secondFactor, session, staffMember } from './tables.ts'

/** The live session of an active account behind a token's hash: one indexed read. */
export async function readSession(db: Db, tokenHash: Uint8Array, now: number): Promise<StoredSession | null> {
  const [row] = await db
    .select({
      id: session.id,
      uid: session.uid,
      role: staffMember.role,
      payVerifiedUntil: session.payVerifiedUntil,
      payProof: session.payProof,
      hasFactor: isNotNull(secondFactor.confirmedAt).mapWith(Boolean),
      staffConfirmedUntil: session.staffConfirmedUntil,
      expiresAt: session.expiresAt,
    })
    .from(session)
    .innerJoin(appUser, eq(appUser.uid, session.uid))
    .leftJoin(staffMember, eq(staffMember.uid, session.uid))
    .leftJoin(secondFactor, eq(secondFactor.uid, session.uid))
    .where(and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, now), isNull(appUser.frozenAt)))
  return row === undefined
    ? null
    : {
        ...row,
        payVerifiedUntil: row.payVerifiedUntil ?? 0,
        staffConfirmedUntil: row.staffConfirmedUntil ?? 0,
      }
}

/** Unix seconds until which the session counts as verified; 0 for never. */
export async function readPayVerifiedUntil(db: Db, sessionId: number): Promise<number> {
  const [row] = await db.select({ until: session.payVerifiedUntil }).from(session).where(eq(session.id, sessionId))
  return row?.until ?? 0
}
