import { fail } from '@jindu/domain/errors'
import type { ModerationItem } from '@jindu/domain/trust/moderation'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { moderationItem } from './tables.ts'

export type ItemRow = typeof moderationItem.$inferSelect

/** @throws DomainError MODERATION_NOT_FOUND */
export async function loadItem({ db }: App, id: number): Promise<ItemRow> {
  const [row] = await db.select().from(moderationItem).where(eq(moderationItem.id, id))
  return row ?? fail('MODERATION_NOT_FOUND')
}

/** An item as the rules know it. */
export const itemOf = ({ kind, aboutUid, claimedUid, claimedUntil, closedAt }: ItemRow): ModerationItem => ({
  kind,
  aboutUid,
  claim: claimedUid === null || claimedUntil === null ? null : { uid: claimedUid, until: claimedUntil },
  closed: closedAt !== null,
})
