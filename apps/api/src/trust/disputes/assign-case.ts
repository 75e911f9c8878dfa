import { CASE_DESK, mayStaffRead } from '@jindu/domain/trust/disputes'
import { fail } from '@jindu/domain/errors'
import { channelName } from '@jindu/domain/events'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, type Guard } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { OutboxDraft } from '../../platform/outbox/draft.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { ofCase, stillRules } from './assigned.ts'
import { auditKind } from './staff-case.ts'
import { dispute, disputeAssignment } from './tables.ts'

interface Subject {
  readonly kind: string
  readonly id: number
}

export interface Assigning extends Subject {
  /** False gives it back. */
  readonly take: boolean
  /** Whom it is taken over from: who has it as far as the caller knows. */
  readonly from?: number | undefined
}

async function loadCase({ db }: App, { kind, id }: Subject) {
  const { buyerUid, sellerUid, openedAt, queuedAt, endedAt, pendingRulingByUid } = dispute
  const [row] = await db
    .select({
      parties: { buyerUid, sellerUid },
      facts: { openedAt, queuedAt, endedAt },
      pendingRulingByUid,
      kept: disputeAssignment.uid,
      stands: stillRules,
    })
    .from(dispute)
    .leftJoin(disputeAssignment, ofCase)
    .where(and(eq(dispute.subjectKind, kind), eq(dispute.subjectId, id)))
  return row ?? fail('STAFF_NOT_DISPUTED', { id })
}

type Case = Awaited<ReturnType<typeof loadCase>>

/** Refuses a case that is over, or was none. */
function requireOpen({ facts }: Case, id: number, now: number): void {
  const reading = mayStaffRead({ ...facts, assigned: false, ruled: false }, now)
  if (!reading.may) fail(reading.refusal, { id })
}

/** Refuses a case that the caller does not decide on. */
function requireTheirs({ parties, pendingRulingByUid }: Case, uid: number): void {
  if (uid === parties.buyerUid || uid === parties.sellerUid) fail('STAFF_OWN_MATTER')
  if (pendingRulingByUid === uid) fail('DISPUTE_RULING_OWN')
}

/** Succeeds only if the assignment is unchanged since the decision. */
function taking({ db, clock }: App, { kind, id }: Subject, uid: number, kept: number | null): Guard {
  const at = clock.now()
  return {
    change: db
      .insert(disputeAssignment)
      .values({ subjectKind: kind, subjectId: id, uid, at })
      .onConflictDoUpdate({
        target: [disputeAssignment.subjectKind, disputeAssignment.subjectId],
        set: { uid, at },
        setWhere: kept === null ? sql`false` : eq(disputeAssignment.uid, kept),
      }),
  }
}

const givingBack = ({ db }: App, { kind, id }: Subject, uid: number): Guard => ({
  change: db
    .delete(disputeAssignment)
    .where(
      and(eq(disputeAssignment.subjectKind, kind), eq(disputeAssignment.subjectId, id), eq(disputeAssignment.uid, uid)),
    ),
})

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the word by which events name it too
const topicOf = (kind: string) => kind as 'goodsOrder'

/** The other arbiters see it in the queue and on the case; its parties hear nothing of it. */
function tellArbiters({ kind, id }: Subject): OutboxDraft {
  const topic = topicOf(kind)
  const channels = [channelName(topic, id), channelName('caseDesk', CASE_DESK)]
  return { topic, uids: [], channels, payload: { id, event: 'assigned' } }
}

/**
 * An arbiter takes or releases a case. It is no lock: others see who has it but may still rule. A colleague's case is
 * taken over by naming them. Releasing a case of somebody else changes nothing.
 * @returns the assignee afterwards
 * @throws DomainError STAFF_NOT_DISPUTED, STAFF_CASE_OVER, STAFF_OWN_MATTER, DISPUTE_RULING_OWN, MODERATION_CLAIMED
 */
export function assignCase(app: App, session: Session, asked: Assigning): Promise<{ uid: number | null }> {
  const { uid } = session
  const { kind, id, take, from } = asked
  return runVerb(app, null, async () => {
    const row = await loadCase(app, asked)
    const holder = row.stands ? row.kept : null
    if (take) requireTheirs(row, uid)
    requireOpen(row, id, app.clock.now())
    if (take === (holder === uid)) return { uid: holder }
    const others = take ? holder : null
    if (others !== null && others !== from) return fail('MODERATION_CLAIMED')
    await commitVerb(app, {
      guards: [take ? taking(app, asked, uid, row.kept) : givingBack(app, asked, uid)],
      audit: [
        {
          action: take ? (others === null ? 'dispute.taken' : 'dispute.takenOver') : 'dispute.givenBack',
          actor: { kind: 'staff', uid },
          subject: { kind: auditKind(kind), id },
          ...(others === null ? {} : { details: { fromUid: others } }),
        },
      ],
      outbox: [tellArbiters(asked)],
    })
    return { uid: take ? uid : null }
  })
}
