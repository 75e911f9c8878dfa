import { fail } from '@jindu/domain/errors'
import { and, eq, inArray } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { storedFile } from './tables.ts'
import type { FileKind } from './upload.ts'

/** A picture in evidence, with its hash, so that a later change is detectable. */
interface Picture {
  readonly id: string
  readonly sha256: string
}

/** Pictures that `uid` uploaded as `kind`, each once, in the order named. @throws DomainError FILE_NOT_FOUND, FILE_NOT_OWN */
export async function readOwnPictures(
  { db }: App,
  uid: number,
  ids: readonly string[],
  kind: FileKind,
): Promise<Picture[]> {
  if (ids.length === 0) return []
  const found = await db
    .select({ id: storedFile.id, sha256: storedFile.sha256, ownerUid: storedFile.ownerUid })
    .from(storedFile)
    .where(and(inArray(storedFile.id, [...ids]), eq(storedFile.kind, kind)))
  return [...new Set(ids)].map((id) => {
    const file = found.find((row) => row.id === id) ?? fail('FILE_NOT_FOUND')
    return file.ownerUid === uid ? { id, sha256: file.sha256 } : fail('FILE_NOT_OWN')
  })
}
