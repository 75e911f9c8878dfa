import { fail } from '@jindu/domain/errors'
import type { ReportedKind, ReportReason } from '@jindu/domain/trust/moderation'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, databaseError, metRows } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { tellOfQueue } from './queue-item.ts'
import type { ModerationSubjects } from './subjects.ts'
import { moderationItem, moderationReport } from './tables.ts'

interface Report {
  readonly kind: ReportedKind
  readonly id: number
  readonly reason: ReportReason
  readonly note: string
}

const opened = metRows('opened', 'id')

const isTwin = (error: unknown) => databaseError(error)?.constraint_name === 'moderation_report_once_key'

/** @throws DomainError REPORT_NOT_FOUND, REPORT_OWN */
async function loadReported(app: App, subjects: ModerationSubjects, session: Session, { kind, id }: Report) {
  const subject = subjects[kind]
  const thing = (await subject.load(app, [id])).get(id) ?? fail('REPORT_NOT_FOUND')
  const seen = subject.seenBy === undefined ? !thing.gone : await subject.seenBy(app, session, id)
  if (!seen) return fail('REPORT_NOT_FOUND')
  return thing.aboutUid === session.uid ? fail('REPORT_OWN') : thing
}

/**
 * A reader reports something to the moderators. The same thing again changes nothing.
 * @throws DomainError REPORT_NOT_FOUND, also for what the reader does not see; REPORT_OWN
 */
export function report(
  app: App,
  subjects: ModerationSubjects,
  session: Session,
  given: Report,
): Promise<{ id: number }> {
  const { kind, id, reason, note } = given
  const { uid } = session
  return runVerb(app, null, async () => {
    const { aboutUid } = await loadReported(app, subjects, session, given)
    const { db, clock } = app
    const at = clock.now()
    const known = await db.$count(
      moderationReport,
      and(eq(moderationReport.uid, uid), eq(moderationReport.kind, kind), eq(moderationReport.subjectId, id)),
    )
    if (known > 0) return { id }
    try {
      await commitVerb(app, {
        guards: [
          {
            change: db
              .insert(moderationItem)
              .values({ kind, subjectId: id, aboutUid, openedAt: at, reports: 1 })
              .onConflictDoUpdate({
                target: [moderationItem.kind, moderationItem.subjectId],
                targetWhere: isNull(moderationItem.closedAt),
                set: { reports: sql`${moderationItem.reports} + 1` },
              }),
            met: opened,
          },
        ],
        writes: [
          sql`insert into moderation_report (item_id, kind, subject_id, uid, reason, note, at)
            select id, ${kind}, ${id}::bigint, ${uid}::bigint, ${reason}, ${note}, ${new Date(at * 1000).toISOString()}::timestamptz from ${opened}`,
        ],
        audit: [
          {
            action: 'moderation.reported',
            actor: { kind: 'user', uid },
            subject: aboutUid === null ? { kind: 'notice', id } : { kind: 'account', id: aboutUid },
            details: { kind, id, reason },
          },
        ],
        outbox: [tellOfQueue(given, 'opened')],
      })
    } catch (error) {
      if (!isTwin(error)) throw error
    }
    return { id }
  })
}
