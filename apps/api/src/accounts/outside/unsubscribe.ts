import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { mailAddress } from './tables.ts'
import { readUnsubscribe, type Ended } from './unsubscribe-link.ts'

type Row = typeof mailAddress.$inferSelect

/** The address row of a link and the scope that it ends; null if the signature is wrong or the address is gone. */
export async function findUnsubscribe({ db }: App, token: string): Promise<{ row: Row; what: Ended } | null> {
  const read = readUnsubscribe(token)
  if (read === null) return null
  const [row] = await db.select().from(mailAddress).where(eq(mailAddress.uid, read.uid))
  return row !== undefined && read.isOf(row) ? { row, what: read.what } : null
}

/** Ends the mails of one type or all. Queued ones are skipped when the next mail is written. Idempotent. */
export async function unsubscribe(app: App, { uid, mark }: Row, what: Ended): Promise<void> {
  const types = what === 'all' ? sql`'{}'` : sql`array_remove(types, ${what})`
  const same = and(eq(mailAddress.uid, uid), eq(mailAddress.mark, mark))
  await commitVerb(app, { writes: [app.db.update(mailAddress).set({ types }).where(same)] })
}
