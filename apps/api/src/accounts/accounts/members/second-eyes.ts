import { sameEyesUntil } from '@jindu/domain/accounts/staff'
import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { and, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../../platform/app.ts'
import type { AuditDraft } from '../../../platform/audit/audit.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { isLoopback, neighbourhoodOf } from '../../../platform/rate-limit/network.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import { listAppointed } from '../appoint-staff.ts'
import { sharersOf } from '../account-ties.ts'
import { accountsNamedBy } from '../known-device.ts'
import type { Caller } from '../record-event.ts'
import { session, staffMember } from '../tables.ts'

/** A member of the staff who acts, and where from. */
export interface StaffCaller {
  readonly session: Pick<Session, 'uid'>
  readonly caller: Caller
}

/** The appointment, device and network that the caller shares with another member of staff. */
export const pairOutput = z.object({
  uid: z.int(),
  /** Until when the two count as one pair of eyes; null where they are two. */
  sameEyesUntil: z.int().nullable(),
  /** The other logged in too in the browser at hand, or both in one within 30 days. */
  sameDevice: z.boolean(),
  /** The other is logged in from the same network. */
  sameNetwork: z.boolean(),
})

type Pair = z.infer<typeof pairOutput>

/** The networks from which each member of staff is logged in now. */
async function networksOf(db: Db | Tx, now: number): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const rows = await db
    .select({ uid: session.uid, address: session.address })
    .from(staffMember)
    .innerJoin(session, and(eq(session.uid, staffMember.uid), gt(session.expiresAt, now)))
  const known = rows.filter(({ address }) => !isLoopback(address))
  return new Map(
    [...Map.groupBy(known, ({ uid }) => uid)].map(([uid, its]) => [
      uid,
      new Set(its.map(({ address }) => neighbourhoodOf(address))),
    ]),
  )
}

/** Compares the caller with the other members of staff, as they are now. */
export async function secondEyes(
  { clock }: Pick<App, 'clock'>,
  db: Db | Tx,
  { session: { uid }, caller }: StaffCaller,
) {
  const now = clock.now()
  const [appointed, networks, sharers] = await Promise.all([
    listAppointed(db),
    networksOf(db, now),
    sharersOf(db, uid, now - rules.staff.sameEyesSeconds),
  ])
  const devices = new Set([...accountsNamedBy(caller.deviceCookie), ...sharers])
  const own = networks.get(uid) ?? new Set<string>()

  const pairWith = (other: number): Pair => ({
    uid: other,
    sameEyesUntil: sameEyesUntil(appointed, [other, uid], now),
    sameDevice: devices.has(other),
    sameNetwork: [...(networks.get(other) ?? [])].some((network) => own.has(network)),
  })

  return {
    /** With each of those who are or were appointed to the staff. */
    pairsWith: (uids: readonly number[]): Pair[] =>
      uids.filter((each) => each !== uid && appointed.some((member) => member.uid === each)).map(pairWith),

    /**
     * The caller agrees to what another member did first.
     * @returns the audit's line where both sit at one device or in one network
     * @throws DomainError STAFF_SAME_EYES (until)
     */
    lookAfter(first: number, subject: AuditDraft['subject']): AuditDraft[] {
      const pair = pairWith(first)
      if (pair.sameEyesUntil !== null) fail('STAFF_SAME_EYES', { until: pair.sameEyesUntil })
      if (!pair.sameDevice && !pair.sameNetwork) return []
      const { sameDevice, sameNetwork } = pair
      const details = { first, sameDevice, sameNetwork }
      return [{ action: 'staff.eyesFlagged', actor: { kind: 'staff', uid }, subject, details }]
    },
  }
}
