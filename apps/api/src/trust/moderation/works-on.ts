import { and, eq, gt, isNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { QueueThing } from './queue-item.ts'
import { moderationItem } from './tables.ts'

/** The open item of a thing that a member of staff has claimed now; null when they have none. */
export async function claimedItem(
  { db, clock }: App,
  { uid, role }: Session,
  { kind, id }: QueueThing,
): Promise<number | null> {
  if (role === null) return null
  const [item] = await db
    .select({ id: moderationItem.id })
    .from(moderationItem)
    .where(
      and(
        eq(moderationItem.kind, kind),
        eq(moderationItem.subjectId, id),
        isNull(moderationItem.closedAt),
        eq(moderationItem.claimedUid, uid),
        gt(moderationItem.claimedUntil, clock.now()),
      ),
    )
  return item?.id ?? null
}
