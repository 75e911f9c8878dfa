import { inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { storedFile } from './tables.ts'
import type { FileKind } from './upload.ts'

/** The update that puts files under another kind's access, such as 'shipment' for what only buyers may see. */
export function setFileKind(db: Db, ids: readonly string[], kind: FileKind) {
  return db
    .update(storedFile)
    .set({ kind })
    .where(inArray(storedFile.id, [...ids]))
}
