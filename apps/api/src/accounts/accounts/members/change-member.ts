import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { asksForTwo, canSomebodyAgree, givenByTwo } from '@jindu/domain/accounts/staff'
import { and, eq, not } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import type { AuditDraft } from '../../../platform/audit/audit.ts'
import { transactVerb, type Tx } from '../../../platform/db/index.ts'
import { runVerb } from '../../../platform/idempotency/index.ts'
import { forSecondMember, stillWaits } from '../../../platform/second-member/proposal.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import { holdSettings } from '../../../platform/settings/settings-store.ts'
import { tell } from '../../../records/messages/index.ts'
import { listAppointed, reckonSecondMember, removeMember, writeMember, type StaffMember } from '../appoint-staff.ts'
import { holdAsAdministrator } from '../hold-administrators.ts'
import { notifySessionsChanged } from '../session-notices.ts'
import { appUser, staffProposal } from '../tables.ts'
import { secondEyes, type StaffCaller } from './second-eyes.ts'
import { tellAdministrators } from './tell-administrators.ts'

const { confirmSeconds } = rules.staff.members

/** A role that waits for a second administrator still does. @param now unix seconds */
export const waits = (now: number) => stillWaits(staffProposal, confirmSeconds, now)

/** @throws DomainError USER_NOT_FOUND (uid), STAFF_MEMBER_FROZEN */
async function holdAccount(tx: Tx, uid: number): Promise<void> {
  const [account] = await tx
    .select({ frozenAt: appUser.frozenAt })
    .from(appUser)
    .where(eq(appUser.uid, uid))
    .for('update')
  if (account === undefined) return fail('USER_NOT_FOUND', { uid })
  if (account.frozenAt !== null) fail('STAFF_MEMBER_FROZEN')
}

const line = (
  by: number,
  action: 'proposed' | 'withdrawn' | 'appointed' | 'dismissed',
  uid: number,
  details: NonNullable<AuditDraft['details']>,
): AuditDraft => ({
  action: `staff.${action}`,
  actor: { kind: 'staff', uid: by },
  subject: { kind: 'account', id: uid },
  details,
})

/** Stores the member, notifies them with the reason and drops their cached sessions. */
async function appoint(
  app: App,
  tx: Tx,
  by: number,
  member: StaffMember,
  why: { reason: string; proposedBy?: number },
) {
  const { uid, role, nickName } = member
  const now = app.clock.now()
  const roleBefore = await writeMember(tx, member, { appointedBy: why.proposedBy ?? by, appointedAt: now })
  await notifySessionsChanged(tx, uid)
  await reckonSecondMember(tx, now)
  const told = { kind: 'account.appointed', subjectId: uid, side: null, facts: { reason: why.reason } } as const
  return {
    writes: [tell(uid, told, { at: now })],
    audit: [line(by, 'appointed', uid, { role, nickName, roleBefore, ...why })],
  }
}

export interface Appointment extends StaffMember {
  readonly reason: string
}

/**
 * Gives a user a role, or a member another one. If the role needs two administrators, it waits for the second.
 * @returns whether it waits
 * @throws DomainError STAFF_OWN_MATTER, USER_NOT_FOUND (uid), STAFF_MEMBER_FROZEN, STAFF_ROLE_PROPOSED_ALREADY,
 *   SETTING_TOO_FEW_MEMBERS (nobody could agree), FORBIDDEN
 */
export async function appointMember(
  app: App,
  by: Session,
  { reason, ...member }: Appointment,
): Promise<{ waits: boolean }> {
  const { uid, role, nickName } = member
  if (uid === by.uid) return fail('STAFF_OWN_MATTER')
  const now = app.clock.now()
  const answer = await runVerb(app, null, () =>
    transactVerb(app, async (tx) => {
      // Read under the lock: cached settings may be outdated.
      const asked = asksForTwo(await holdSettings(tx), now)
      const administrators = (await holdAsAdministrator(tx, by.uid)).filter((each) => each !== uid)
      await holdAccount(tx, uid)
      const canAgree = canSomebodyAgree({ staff: await listAppointed(tx), administrators }, by.uid, now)
      if (!givenByTwo(role, { asked, canAgree })) {
        return { result: { waits: false }, ...(await appoint(app, tx, by.uid, member, { reason })) }
      }
      if (!canAgree) fail('SETTING_TOO_FEW_MEMBERS')
      await tx.delete(staffProposal).where(and(eq(staffProposal.uid, uid), not(waits(now))))
      const kept = await tx
        .insert(staffProposal)
        .values({ ...member, reason, proposedBy: by.uid, proposedAt: now })
        .onConflictDoNothing()
        .returning({ id: staffProposal.id })
      if (kept.length === 0) fail('STAFF_ROLE_PROPOSED_ALREADY')
      return {
        result: { waits: true },
        writes: await tellAdministrators(tx, { kind: 'office.roleWaits', by: by.uid, about: uid, reason, at: now }),
        audit: [line(by.uid, 'proposed', uid, { role, nickName, reason })],
      }
    }),
  )
  app.sessions.changed(uid)
  return answer
}

/**
 * Another administrator confirms: the role takes effect. A proposal lapses once its proposer is no administrator.
 * @throws DomainError STAFF_ROLE_NOT_PROPOSED, STAFF_ROLE_SECOND_MEMBER, STAFF_SAME_EYES (until), STAFF_OWN_MATTER, STAFF_MEMBER_FROZEN,
 *   FORBIDDEN
 */
export async function confirmAppointment(app: App, by: StaffCaller, id: number): Promise<void> {
  const uid = await runVerb(app, null, () =>
    transactVerb(app, async (tx) => {
      await holdSettings(tx)
      const administrators = await holdAsAdministrator(tx, by.session.uid)
      const [taken] = await tx
        .delete(staffProposal)
        .where(and(eq(staffProposal.id, id), waits(app.clock.now())))
        .returning()
      const refusals = { gone: 'STAFF_ROLE_NOT_PROPOSED', own: 'STAFF_ROLE_SECOND_MEMBER' } as const
      const { reason, proposedBy, ...member } = forSecondMember(taken, by.session.uid, refusals)
      if (member.uid === by.session.uid) fail('STAFF_OWN_MATTER')
      if (!administrators.includes(proposedBy)) fail('STAFF_ROLE_NOT_PROPOSED')
      const eyes = await secondEyes(app, tx, by)
      const flags = eyes.lookAfter(proposedBy, { kind: 'account', id: member.uid })
      await holdAccount(tx, member.uid)
      const { writes, audit } = await appoint(app, tx, by.session.uid, member, { reason, proposedBy })
      return { result: member.uid, writes, audit: [...flags, ...audit] }
    }),
  )
  app.sessions.changed(uid)
}

/**
 * Withdraws a pending role: by its proposer, or by another administrator with a reason, but never by its recipient.
 * @throws DomainError STAFF_ROLE_NOT_PROPOSED, STAFF_OWN_MATTER, STAFF_REASON_LENGTH (somebody else's, without a reason), FORBIDDEN
 */
export async function withdrawAppointment(
  app: App,
  by: Session,
  { id, reason }: { readonly id: number; readonly reason?: string | undefined },
): Promise<void> {
  await runVerb(app, null, () =>
    transactVerb(app, async (tx) => {
      await holdAsAdministrator(tx, by.uid)
      const [taken] = await tx
        .delete(staffProposal)
        .where(and(eq(staffProposal.id, id), waits(app.clock.now())))
        .returning()
      if (taken === undefined) return fail('STAFF_ROLE_NOT_PROPOSED')
      const { uid, role, proposedBy } = taken
      if (uid === by.uid) fail('STAFF_OWN_MATTER')
      if (proposedBy !== by.uid && reason === undefined) fail('STAFF_REASON_LENGTH')
      const details = { role, proposedBy, ...(reason === undefined ? {} : { reason }) }
      return { result: undefined, audit: [line(by.uid, 'withdrawn', uid, details)] }
    }),
  )
}

/**
 * Removes a role. It takes effect at once, even if giving it needs two administrators, because stopping somebody must
 * not wait.
 * @throws DomainError STAFF_OWN_MATTER, STAFF_NOT_MEMBER, FORBIDDEN
 */
export async function dismissMember(
  app: App,
  by: Session,
  { uid, reason }: { readonly uid: number; readonly reason: string },
): Promise<void> {
  if (uid === by.uid) return fail('STAFF_OWN_MATTER')
  await runVerb(app, null, () =>
    transactVerb(app, async (tx) => {
      await holdSettings(tx)
      await holdAsAdministrator(tx, by.uid)
      const gone = await removeMember(tx, uid)
      if (gone === undefined) return fail('STAFF_NOT_MEMBER')
      await notifySessionsChanged(tx, uid)
      await reckonSecondMember(tx, app.clock.now())
      const told = { kind: 'account.dismissed', subjectId: uid, side: null, facts: { reason } } as const
      return {
        result: undefined,
        writes: [tell(uid, told, { at: app.clock.now() })],
        audit: [line(by.uid, 'dismissed', uid, { role: gone.role, nickName: gone.nickName, reason })],
      }
    }),
  )
  app.sessions.changed(uid)
}
