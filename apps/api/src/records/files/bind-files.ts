import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Guard } from '../../platform/db/index.ts'
import { storedFile } from './tables.ts'
import type { FileKind } from './upload.ts'

/**
 * Kinds that an already bound file may keep when it is also used as another: a public file stays public if it is also
 * delivered.
 */
const ALSO: Partial<Record<FileKind, readonly FileKind[]>> = { shipment: ['goods'], comment: ['goods', 'forum'] }

/**
 * Binds a user's uploads to their use, in the same commit. From then on their access rules are fixed, and they live as
 * long as that use. A file is bound once; further uses must have the same kind.
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
