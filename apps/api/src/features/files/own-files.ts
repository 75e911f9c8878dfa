import { fail } from '@jindu/domain/errors'
import { and, eq, inArray } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db/index.ts'
import { storedFile } from './tables.ts'
import type { FileKind } from './upload.ts'

/** @throws DomainError FILE_NOT_OWN unless every id is a file that `uid` uploaded */
export async function requireOwnFiles(app: Pick<App, 'db'>, uid: number, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const own = await app.db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(and(eq(storedFile.ownerUid, uid), inArray(storedFile.id, wanted)))
  if (own.length !== wanted.length) fail('FILE_NOT_OWN')
}

/** The update that puts files under another kind's access, such as 'shipment' for what only buyers may see. */
export function setFileKind(db: Db, ids: readonly string[], kind: FileKind) {
  return db
    .update(storedFile)
    .set({ kind })
    .where(inArray(storedFile.id, [...ids]))
}
