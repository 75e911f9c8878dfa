import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { mailAddress } from './tables.ts'
import { readUnsubscribe, type Ended } from './unsubscribe-link.ts'

type Row = typeof mailAddress.$inferSelect

/** Whose link it is and what it ends; null when it is nobody's, or its address is no more. */
export async function findUnsubscribe({ db }: App, token: string): Promise<{ row: Row; what: Ended } | null> {
  const read = readUnsubscribe(token)
  if (read === null) return null
  const [row] = await db.select().from(mailAddress).where(eq(mailAddress.uid, read.uid))
  return row !== undefined && read.isOf(row) ? { row, what: read.what } : null
}

/** Ends the mails of one type or all; what of them waits is passed over when the next is written. Again it changes nothing. */
export async function unsubscribe(app: App, { uid, mark }: Row, what: Ended): Promise<void> {
  const types = what === 'all' ? sql`'{}'` : sql`array_remove(types, ${what})`
  const same = and(eq(mailAddress.uid, uid), eq(mailAddress.mark, mark))
  await commitVerb(app, { writes: [app.db.update(mailAddress).set({ types }).where(same)] })
}
