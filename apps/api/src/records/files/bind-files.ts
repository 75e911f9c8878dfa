import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Guard } from '../../platform/db/index.ts'
import { storedFile } from './tables.ts'
import type { FileKind } from './upload.ts'

/** What a file that is named already may be besides: what anybody may see stays so when it is sold as well. */
const ALSO: Partial<Record<FileKind, readonly FileKind[]>> = { shipment: ['goods'], comment: ['goods', 'forum'] }

/**
 * Binds uploads of `uid` to what names them, in the commit of what names them: from then on who may read them never changes, and
 * they are kept as long as it is. A file is bound once; named again it must be named as the same kind.
 */
export function bindFiles({ db, clock }: App, uid: number, ids: readonly string[], kind: FileKind): Guard[] {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return []
  const unbound = isNull(storedFile.boundAt)
  const change = db
    .update(storedFile)
    .set({
      kind: sql`case when ${unbound} then ${kind} else ${storedFile.kind} end`,
      boundAt: sql`coalesce(${storedFile.boundAt}, to_timestamp(${clock.now()}))`,
    })
    .where(
      and(
        inArray(storedFile.id, unique),
        eq(storedFile.ownerUid, uid),
        or(unbound, inArray(storedFile.kind, [kind, ...(ALSO[kind] ?? [])])),
      ),
    )
  return [{ change, rows: unique.length, refusal: 'FILE_IN_USE' }]
}
