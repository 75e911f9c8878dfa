import type { AuditAction } from '@jindu/domain/audit'
import { staffNickNameField } from '@jindu/domain/input'
import { secondMemberFrom, type Appointed } from '@jindu/domain/accounts/staff'
import { eq, or } from 'drizzle-orm'
import type { AuditDraft } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/clock/index.ts'
import { transactVerb, type Db, type Tx } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { Random } from '../../platform/random/index.ts'
import { STAFF_ROLES, type StaffRole } from '../../platform/sessions/session.ts'
import { holdSettings, storeOwn } from '../../platform/settings/settings-store.ts'
import { holdAdministrators } from './hold-administrators.ts'
import { notifySessionsChanged } from './session-notices.ts'
import { appUser, formerAppointment, staffMember, staffProposal } from './tables.ts'

/** The operator's request cannot be carried out; the message says why. */
export class StaffRefusal extends Error {
  override name = 'StaffRefusal'
}

export interface StaffMember {
  readonly uid: number
  readonly role: StaffRole
  /** Shown instead of the uid where staff speak. */
  readonly nickName: string
}

type StaffRow = StaffMember & By

interface Office {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  /** The operating system account at the terminal, recorded in the audit. */
  readonly operator: string
}

/** @throws StaffRefusal when the uid, the role or the nick name cannot be used */
export function readStaffMember(uid: string, role: string, nickName: string): StaffMember {
  const known = STAFF_ROLES.find((name) => name === role)
  if (known === undefined) throw new StaffRefusal(`"${role}" is no role. Roles are ${STAFF_ROLES.join(', ')}.`)
  const shown = staffNickNameField.safeParse(nickName)
  if (!shown.success) throw new StaffRefusal('The nick name must be 1 to 32 printed characters.')
  return { uid: readUid(uid), role: known, nickName: shown.data }
}

/** @throws StaffRefusal */
export function readUid(text: string): number {
  const uid = /^\d{1,15}$/.test(text) ? Number(text) : 0
  if (uid < 1) throw new StaffRefusal(`"${text}" is no uid. It is the number that registration gave, such as 100001.`)
  return uid
}

/**
 * Makes a user a member of staff, or changes the role or the nick name of one. Running sessions have it at once.
 *
 * @throws StaffRefusal when there is no such account, or it is frozen
 */
export async function appointStaff({ operator, ...parts }: Office, member: StaffMember): Promise<void> {
  await runVerb(parts, null, () =>
    transactVerb(parts, async (tx) => {
      await holdSettings(tx)
      await holdAdministrators(tx)
      const [account] = await tx
        .select({ frozenAt: appUser.frozenAt })
        .from(appUser)
        .where(eq(appUser.uid, member.uid))
        .for('update')
      if (account === undefined) throw new StaffRefusal(`There is no account ${member.uid}. Register it first.`)
      if (account.frozenAt !== null) throw new StaffRefusal(`The account ${member.uid} is frozen.`)
      const { uid, role, nickName } = member
      const details = { operator, role, nickName, roleBefore: await writeMember(tx, member, NOBODY) }
      await notifySessionsChanged(tx, uid)
      await reckonSecondMember(tx, parts.clock.now())
      return { result: undefined, audit: [ofOffice('staff.appointed', uid, details)] }
    }),
  )
}

/** Keeps an appointment that ends. */
async function keepAppointment(tx: Tx, { uid, appointedBy, appointedAt }: StaffRow): Promise<void> {
  if (appointedBy === null || appointedAt === null) return
  await tx
    .insert(formerAppointment)
    .values({ uid, appointedBy, appointedAt })
    .onConflictDoUpdate({ target: [formerAppointment.uid, formerAppointment.appointedBy], set: { appointedAt } })
}

/**
 * Removes a staff member, and pending role proposals for or by them. @returns the removed member, or undefined if they
 * were not staff
 */
export async function removeMember(tx: Tx, uid: number): Promise<StaffMember | undefined> {
  const [gone] = await tx.delete(staffMember).where(eq(staffMember.uid, uid)).returning()
  await tx.delete(staffProposal).where(or(eq(staffProposal.uid, uid), eq(staffProposal.proposedBy, uid)))
  if (gone !== undefined) await keepAppointment(tx, gone)
  return gone
}

/**
 * @returns who it was
 * @throws StaffRefusal when the user is not staff
 */
export async function dismissStaff({ operator, ...parts }: Office, uid: number): Promise<StaffMember> {
  return runVerb(parts, null, () =>
    transactVerb(parts, async (tx) => {
      await holdSettings(tx)
      await holdAdministrators(tx)
      const gone = await removeMember(tx, uid)
      if (gone === undefined) throw new StaffRefusal(`The account ${uid} is not staff.`)
      await notifySessionsChanged(tx, uid)
      await reckonSecondMember(tx, parts.clock.now())
      const details = { operator, role: gone.role, nickName: gone.nickName }
      return { result: gone, audit: [ofOffice('staff.dismissed', uid, details)] }
    }),
  )
}

/** All staff members, ordered by uid. */
export const listStaff = (db: Db | Tx): Promise<readonly StaffRow[]> =>
  db.select().from(staffMember).orderBy(staffMember.uid)

/** Appointments with their appointers, former ones included. */
export async function listAppointed(db: Db | Tx): Promise<readonly Appointed[]> {
  return [...(await listStaff(db)), ...(await db.select().from(formerAppointment))]
}

/** The appointer of a member, and the time of the appointment. */
export interface By {
  readonly appointedBy: number | null
  readonly appointedAt: number | null
}

/** The server's terminal: a member named there counts as another person at once. */
const NOBODY: By = { appointedBy: null, appointedAt: null }

/**
 * Upserts a staff member and deletes pending proposals for them. A new name alone keeps the appointer; the terminal clears former ones.
 * @returns the previous role; null if the user was not staff
 */
export async function writeMember(tx: Tx, { uid, role, nickName }: StaffMember, by: By): Promise<StaffRole | null> {
  const [before] = await tx.select().from(staffMember).where(eq(staffMember.uid, uid))
  await tx.delete(staffProposal).where(eq(staffProposal.uid, uid))
  if (by.appointedBy === null) await tx.delete(formerAppointment).where(eq(formerAppointment.uid, uid))
  else if (before !== undefined && before.role !== role) await keepAppointment(tx, before)
  await tx
    .insert(staffMember)
    .values({ uid, role, nickName, ...by })
    .onConflictDoUpdate({
      target: staffMember.uid,
      set: { role, nickName, ...(before?.role === role && by.appointedBy !== null ? {} : by) },
    })
  return before?.role ?? null
}

/** After a change of the staff, under the locks of settings and administrators: from when the site has two who can agree. */
export async function reckonSecondMember(tx: Tx, now: number): Promise<void> {
  const { secondMemberFrom: before } = await holdSettings(tx)
  const after = secondMemberFrom(
    before,
    { staff: await listAppointed(tx), administrators: await holdAdministrators(tx) },
    now,
  )
  if (after !== before) await storeOwn(tx, 'secondMemberFrom', after)
}

function ofOffice(action: AuditAction, uid: number, details: AuditDraft['details'] & object): AuditDraft {
  return { action, actor: { kind: 'operator' }, subject: { kind: 'account', id: uid }, details }
}
