import { asksForTwo, canSomebodyAgree, STAFF_ROLES } from '@jindu/domain/accounts/staff'
import { rules } from '@jindu/domain/rules'
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../../platform/app.ts'
import type { Db } from '../../../platform/db/index.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import { listAppointed } from '../appoint-staff.ts'
import { appUser, passkey, secondFactor, session, staffMember, staffProposal } from '../tables.ts'
import { waits } from './change-member.ts'

const seconds = z.int()

export const memberRow = z.object({
  uid: z.int(),
  role: z.enum(STAFF_ROLES),
  nickName: z.string(),
  frozen: z.boolean(),
  /** Since when the account asks for a code at login; null where it does not. */
  factorSince: seconds.nullable(),
  passkeys: z.int(),
  /** Live ones. */
  sessions: z.int(),
  lastOnlineAt: seconds,
  /** The member who gave or proposed the role; null if it came from the server's terminal. */
  appointedBy: z.int().nullable(),
  appointedAt: seconds.nullable(),
})

export const roleProposal = z.object({
  id: z.int(),
  uid: z.int(),
  role: z.enum(STAFF_ROLES),
  nickName: z.string(),
  reason: z.string(),
  proposedBy: z.int(),
  proposedAt: seconds,
  /** Waits until then. */
  until: seconds,
})

const countOf = (counts: readonly { readonly uid: number; readonly rows: number }[], uid: number): number =>
  counts.find((each) => each.uid === uid)?.rows ?? 0

interface Keyset {
  readonly limit: number
  readonly before?: number | undefined
}

/** All staff, newest account first, with role, account protection and last use; and the number who can give roles. */
export async function listMembers({ db, clock, settings }: App, by: Session, { limit, before }: Keyset) {
  const rows = await db
    .select({
      uid: staffMember.uid,
      role: staffMember.role,
      nickName: staffMember.nickName,
      frozenAt: appUser.frozenAt,
      lastOnlineAt: appUser.lastOnlineAt,
      appointedBy: staffMember.appointedBy,
      appointedAt: staffMember.appointedAt,
      factorSince: secondFactor.confirmedAt,
    })
    .from(staffMember)
    .innerJoin(appUser, eq(appUser.uid, staffMember.uid))
    .leftJoin(secondFactor, and(eq(secondFactor.uid, staffMember.uid), isNotNull(secondFactor.confirmedAt)))
    .where(before === undefined ? undefined : lt(staffMember.uid, before))
    .orderBy(desc(staffMember.uid))
    .limit(limit + 1)
  const acting = await db
    .select({ uid: staffMember.uid })
    .from(staffMember)
    .innerJoin(appUser, eq(appUser.uid, staffMember.uid))
    .where(and(eq(staffMember.role, 'administrator'), isNull(appUser.frozenAt)))
  const administrators = acting.map(({ uid }) => uid)
  const now = clock.now()
  const shown = rows.slice(0, limit)
  const uids = shown.map(({ uid }) => uid)
  const [sessions, passkeys] =
    uids.length === 0
      ? [[], []]
      : await Promise.all([
          db
            .select({ uid: session.uid, rows: count() })
            .from(session)
            .where(and(inArray(session.uid, uids), gt(session.expiresAt, clock.now())))
            .groupBy(session.uid),
          db
            .select({ uid: passkey.uid, rows: count() })
            .from(passkey)
            .where(inArray(passkey.uid, uids))
            .groupBy(passkey.uid),
        ])
  const data = shown.map(({ frozenAt, ...row }) => ({
    ...row,
    frozen: frozenAt !== null,
    sessions: countOf(sessions, row.uid),
    passkeys: countOf(passkeys, row.uid),
  }))
  return {
    administrators: administrators.length,
    asksForTwo: asksForTwo(settings.current(), now),
    canAgree: canSomebodyAgree({ staff: await listAppointed(db), administrators }, by.uid, now),
    data,
    next: rows.length > limit ? (data.at(-1)?.uid ?? null) : null,
  }
}

/** Roles that wait for a second administrator, the latest first: one of an account at most. */
export async function listRoleProposals({ db, clock }: App) {
  const rows = await db.select().from(staffProposal).where(waits(clock.now())).orderBy(desc(staffProposal.id))
  return rows.map((row) => ({ ...row, until: row.proposedAt + rules.staff.members.confirmSeconds }))
}

/** How many wait. @param now unix seconds */
export const countRoleProposals = (db: Db, now: number): Promise<number> => db.$count(staffProposal, waits(now))
