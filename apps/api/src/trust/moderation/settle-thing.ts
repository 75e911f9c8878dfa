import type { ModerationOutcome } from '@jindu/domain/trust/moderation'
import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Statement } from '../../platform/db/index.ts'
import type { QueueThing } from './queue-item.ts'
import { moderationItem } from './tables.ts'
import { tellReporters } from './tell-reporters.ts'

/**
 * Removes content from the queue, in the commit that settles it, and notifies its reporters; refused if somebody else
 * has claimed it.
 */
export function settleThing(
  app: App,
  thing: QueueThing,
  { uid, outcome }: { readonly uid: number; readonly outcome: ModerationOutcome },
): Statement[] {
  const now = app.clock.now()
  const closing = app.db
    .update(moderationItem)
    .set({ closedAt: now, closedUid: uid, outcome })
    .where(
      and(
        eq(moderationItem.kind, thing.kind),
        eq(moderationItem.subjectId, thing.id),
        isNull(moderationItem.closedAt),
        or(
          isNull(moderationItem.claimedUid),
          eq(moderationItem.claimedUid, uid),
          lte(moderationItem.claimedUntil, now),
        ),
      ),
    )
  return [closing, ...tellReporters(app, thing, outcome)]
}
