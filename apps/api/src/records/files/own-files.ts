import { and, eq, inArray, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { fileIdPattern } from '../../platform/rich-text/index.ts'
import { storedFile } from './tables.ts'

/** A subquery: how many of `fileIds` are uploads of `uid`. Malformed ids do not count. */
export function ownFiles({ db }: App, uid: number, fileIds: readonly string[]) {
  const ids = fileIds.filter((id) => fileIdPattern.test(id))
  const known = ids.length === 0 ? sql`false` : inArray(storedFile.id, ids)
  const query = db
    .select({ rows: sql`count(*)` })
    .from(storedFile)
    .where(and(eq(storedFile.ownerUid, uid), known))
  return sql<number>`(${query})::int`
}
