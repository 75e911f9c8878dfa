import { fail } from '@jindu/domain/errors'
import { whyNotDecide, whyNotWarn, type WarningKind } from '@jindu/domain/trust/moderation'
import { rules } from '@jindu/domain/rules'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, ConflictError, databaseError, insertRow, type Guard } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { countStatistics } from '../../accounts/accounts/index.ts'
import { tell } from '../../records/messages/index.ts'
import { itemOf, loadItem, type ItemRow } from './load-item.ts'
import { tellOfQueue } from './queue-item.ts'
import type { ModerationSubjects } from './subjects.ts'
import { tellReporters } from './tell-reporters.ts'
import { moderationItem, userWarning } from './tables.ts'

/** @throws DomainError what `whyNot` names */
async function loadDecided(app: App, session: Session, id: number, whyNot = whyNotDecide): Promise<ItemRow> {
  const row = await loadItem(app, id)
  const refusal = whyNot(itemOf(row), session, app.clock.now())
  return refusal === null ? row : fail(refusal)
}

/** Meets the item only while it is theirs. */
const asHeld = (app: App, session: Session, id: number, change: Partial<ItemRow>): Guard => ({
  change: app.db
    .update(moderationItem)
    .set(change)
    .where(
      and(
        eq(moderationItem.id, id),
        isNull(moderationItem.closedAt),
        eq(moderationItem.claimedUid, session.uid),
        gt(moderationItem.claimedUntil, app.clock.now()),
      ),
    ),
  refusal: 'MODERATION_NOT_CLAIMED',
})

const WARNINGS = {
  slight: { statistic: 'warningSlightTimes', message: 'account.warnedSlight' },
  malicious: { statistic: 'warningMaliciousTimes', message: 'account.warnedMalicious' },
} as const

const isTwin = (error: unknown) => databaseError(error)?.constraint_name === 'user_warning_item_key'

const isWarned = ({ db }: App, itemId: number) => db.$count(userWarning, eq(userWarning.itemId, itemId))

/**
 * Warns the content's owner, once per item: the warning is counted, and the owner is notified with the reason.
 * @throws DomainError MODERATION_WARNED, and what `whyNotWarn` names
 */
export function warn(
  app: App,
  session: Session,
  { id, kind, reason }: { readonly id: number; readonly kind: WarningKind; readonly reason: string },
): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const row = await loadDecided(app, session, id, whyNotWarn)
    if ((await isWarned(app, id)) > 0) return fail('MODERATION_WARNED')
    const { uid: byUid } = session
    const uid = row.aboutUid ?? fail('MODERATION_NO_AUTHOR')
    const at = app.clock.now()
    const { statistic, message } = WARNINGS[kind]
    try {
      await commitVerb(app, {
        guards: [asHeld(app, session, id, { claimedUntil: at + rules.staff.claimSeconds })],
        writes: [
          insertRow(userWarning, { uid, itemId: id, kind, reason, byUid, at }),
          ...countStatistics(app.db, [{ uid, names: [statistic] }]),
          tell(uid, { kind: message, subjectId: uid, side: null, facts: { reason } }, { at }),
        ],
        audit: [
          {
            action: 'moderation.warned',
            actor: { kind: 'staff', uid: byUid },
            subject: { kind: 'moderation', id },
            details: { uid, kind, reason },
          },
        ],
        outbox: [tellOfQueue({ kind: row.kind, id: row.subjectId }, 'warned')],
      })
    } catch (error) {
      throw isTwin(error) ? new ConflictError('a warning was given at the same time') : error
    }
    return { id }
  })
}

/**
 * Closes an item without taking anything out of sight: nothing was wrong, or its author was warned.
 * @throws DomainError MODERATION_WAITS for what waits for a step of its own, and what `whyNotDecide` names
 */
export function closeItem(
  app: App,
  subjects: ModerationSubjects,
  session: Session,
  id: number,
): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const row = await loadDecided(app, session, id)
    const thing = (await subjects[row.kind].load(app, [row.subjectId])).get(row.subjectId)
    if (thing?.waits === true) return fail('MODERATION_WAITS')
    const outcome = (await isWarned(app, id)) > 0 ? 'warned' : 'noBreach'
    const { uid } = session
    await commitVerb(app, {
      guards: [asHeld(app, session, id, { closedAt: app.clock.now(), closedUid: uid, outcome })],
      writes: tellReporters(app, { kind: row.kind, id: row.subjectId }, outcome),
      audit: [
        {
          action: 'moderation.closed',
          actor: { kind: 'staff', uid },
          subject: { kind: 'moderation', id },
          details: { outcome },
        },
      ],
      outbox: [tellOfQueue({ kind: row.kind, id: row.subjectId }, 'closed')],
    })
    return { id }
  })
}
