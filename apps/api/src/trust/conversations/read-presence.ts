import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { appUser } from '../../accounts/accounts/tables.ts'
import { conversation } from './tables.ts'

/** When the other sides of one's own conversations were last seen, for pages that stay open; conversations of others are left out. */
export async function readPresence({ db }: App, uid: number, ids: readonly number[]) {
  const { id, askerUid, ownerUid } = conversation
  const other = sql`case when ${askerUid} = ${uid} then ${ownerUid} else ${askerUid} end`
  return db
    .select({ conversationId: id, lastOnlineAt: appUser.lastOnlineAt })
    .from(conversation)
    .innerJoin(appUser, eq(appUser.uid, other))
    .where(and(inArray(id, [...ids]), or(eq(askerUid, uid), eq(ownerUid, uid))))
}
