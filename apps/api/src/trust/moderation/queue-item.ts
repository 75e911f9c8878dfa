import { fail } from '@jindu/domain/errors'
import type { ModerationChange } from '@jindu/domain/events'
import type { ModerationKind } from '@jindu/domain/trust/moderation'
import { and, eq, gt, isNull, ne, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Guard, Statement } from '../../platform/db/index.ts'
import type { OutboxDraft } from '../../platform/outbox/draft.ts'
import { moderationItem } from './tables.ts'

export interface QueueThing {
  readonly kind: ModerationKind
  readonly id: number
}

/** Staff see the queue as it is. */
export const tellOfQueue = ({ kind, id }: QueueThing, event: ModerationChange): OutboxDraft => ({
  topic: 'moderation',
  uids: [],
  channels: ['moderation:1'],
  payload: { kind, id, event },
})

/** Adds content to the queue, in the commit that requires it; content already queued keeps its position. */
export function queueThing({ db, clock }: App, { kind, id }: QueueThing, aboutUid: number): Statement {
  return db
    .insert(moderationItem)
    .values({ kind, subjectId: id, aboutUid, openedAt: clock.now() })
    .onConflictDoNothing()
}

/** The open item of something that somebody else on the staff works on now. */
const claimedByOther = ({ clock }: App, { kind, id }: QueueThing, uid: number): SQL | undefined =>
  and(
    eq(moderationItem.kind, kind),
    eq(moderationItem.subjectId, id),
    isNull(moderationItem.closedAt),
    ne(moderationItem.claimedUid, uid),
    gt(moderationItem.claimedUntil, clock.now()),
  )

/** Refuses a step on something that somebody else on the staff works on. */
export function unclaimed(app: App, thing: QueueThing, uid: number): Guard {
  return {
    // Meets the item only in the hands of another, and changes nothing of it.
    change: app.db
      .update(moderationItem)
      .set({ kind: thing.kind })
      .where(claimedByOther(app, thing, uid)),
    rows: 0,
    refusal: 'MODERATION_CLAIMED',
  }
}

/**
 * The same before the commit, for steps that answer other questions first.
 * @throws DomainError MODERATION_CLAIMED
 */
export async function requireUnclaimed(app: App, thing: QueueThing, uid: number): Promise<void> {
  if ((await app.db.$count(moderationItem, claimedByOther(app, thing, uid))) > 0) fail('MODERATION_CLAIMED')
}
