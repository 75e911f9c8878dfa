import { fail } from '@jindu/domain/errors'
import { whyNotClaim } from '@jindu/domain/trust/moderation'
import { rules } from '@jindu/domain/rules'
import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { itemOf, loadItem } from './load-item.ts'
import { tellOfQueue } from './queue-item.ts'
import { moderationItem } from './tables.ts'

/**
 * Claims an item: until released or expired, nobody else may work on it. Claiming again restarts the time.
 * @throws DomainError MODERATION_NOT_FOUND, STAFF_OWN_MATTER, MODERATION_CLOSED, MODERATION_CLAIMED
 */
export function claimItem(app: App, session: Session, id: number): Promise<{ id: number; until: number }> {
  const { uid } = session
  return runVerb(app, null, async () => {
    const row = await loadItem(app, id)
    const now = app.clock.now()
    const refusal = whyNotClaim(itemOf(row), session, now)
    if (refusal !== null) return fail(refusal)
    const until = now + rules.staff.claimSeconds
    await commitVerb(app, {
      guards: [
        {
          change: app.db
            .update(moderationItem)
            .set({ claimedUid: uid, claimedUntil: until })
            .where(
              and(
                eq(moderationItem.id, id),
                isNull(moderationItem.closedAt),
                or(
                  isNull(moderationItem.claimedUid),
                  eq(moderationItem.claimedUid, uid),
                  lte(moderationItem.claimedUntil, now),
                ),
              ),
            ),
          refusal: 'MODERATION_CLAIMED',
        },
      ],
      audit: [{ action: 'moderation.claimed', actor: { kind: 'staff', uid }, subject: { kind: 'moderation', id } }],
      outbox: [tellOfQueue({ kind: row.kind, id: row.subjectId }, 'claimed')],
    })
    return { id, until }
  })
}

/**
 * Gives an item back to the queue. One that is not theirs stays as it is.
 * @throws DomainError MODERATION_NOT_FOUND
 */
export function releaseItem(app: App, session: Session, id: number): Promise<{ id: number }> {
  const { uid } = session
  return runVerb(app, null, async () => {
    const row = await loadItem(app, id)
    if (row.claimedUid !== uid || row.closedAt !== null) return { id }
    await commitVerb(app, {
      guards: [
        {
          change: app.db
            .update(moderationItem)
            .set({ claimedUid: null, claimedUntil: null })
            .where(and(eq(moderationItem.id, id), eq(moderationItem.claimedUid, uid), isNull(moderationItem.closedAt))),
        },
      ],
      audit: [{ action: 'moderation.released', actor: { kind: 'staff', uid }, subject: { kind: 'moderation', id } }],
      outbox: [tellOfQueue({ kind: row.kind, id: row.subjectId }, 'released')],
    })
    return { id }
  })
}
