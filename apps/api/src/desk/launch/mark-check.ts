import { LAUNCH_CHECK_NAMES, type LaunchCheck, type MarkedByHand } from '@jindu/domain/desk/launch'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { AuditDraft } from '../../platform/audit/audit.ts'
import { commitVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { launchMark } from './tables.ts'

/** The check as a subject of the audit: its number in the list, from 1. */
export const launchSubject = (check: LaunchCheck): AuditDraft['subject'] => ({
  kind: 'launch',
  id: LAUNCH_CHECK_NAMES.indexOf(check) + 1,
})

/** Stores that a check holds. */
export const markedNow = ({ db, clock }: App, check: LaunchCheck, byUid: number) => {
  const fresh = { byUid, markedAt: clock.now() }
  return db
    .insert(launchMark)
    .values({ check, ...fresh })
    .onConflictDoUpdate({ target: launchMark.check, set: fresh })
}

/** An administrator says that a check holds, or that it does no more. */
export async function markCheck(
  app: App,
  { uid }: Session,
  { check, done }: { readonly check: MarkedByHand; readonly done: boolean },
): Promise<void> {
  await commitVerb(app, {
    writes: [done ? markedNow(app, check, uid) : app.db.delete(launchMark).where(eq(launchMark.check, check))],
    audit: [
      {
        action: done ? 'launch.marked' : 'launch.unmarked',
        actor: { kind: 'staff', uid },
        subject: launchSubject(check),
        details: { check },
      },
    ],
  })
}
