import { and, eq, isNull, lte } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { userMessage } from './tables.ts'

/** The reader has seen their messages up to one; what came after it stays unread. Again it changes nothing. */
export async function markRead(app: App, uid: number, upTo: number): Promise<void> {
  await commitVerb(app, {
    writes: [
      app.db
        .update(userMessage)
        .set({ readAt: app.clock.now() })
        .where(and(eq(userMessage.uid, uid), lte(userMessage.id, upTo), isNull(userMessage.readAt))),
    ],
  })
}
