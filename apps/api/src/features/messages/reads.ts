import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { userMessage } from './tables.ts'

/** How many messages an account has not read yet. */
export async function countUnread({ db }: App, uid: number): Promise<{ unread: number }> {
  return { unread: await db.$count(userMessage, and(eq(userMessage.uid, uid), isNull(userMessage.readAt))) }
}
