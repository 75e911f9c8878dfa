import { and, eq, inArray, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { FILE_ID, PUBLIC_KINDS } from './read-file.ts'
import { storedFile } from './tables.ts'

/** Describes files by id, in the given order. Includes public ones (also of hidden comments) and the reader's own. */
export async function describeFiles({ db }: App, uid: number | null, ids: readonly string[]) {
  const { id, contentType, kind, ownerUid } = storedFile
  const rows = await db
    .select({ id, contentType })
    .from(storedFile)
    .where(
      and(
        inArray(
          id,
          ids.filter((each) => FILE_ID.test(each)),
        ),
        or(inArray(kind, [...PUBLIC_KINDS, 'comment']), uid === null ? undefined : eq(ownerUid, uid)),
      ),
    )
  const found = new Map(rows.map((row) => [row.id, row]))
  return { data: ids.flatMap((each) => found.get(each) ?? []) }
}
