import { fail } from '@jindu/domain/errors'
import { and, eq, inArray } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { bindFiles, storedFile } from '../files/index.ts'
import type { TimelineFile } from '../timeline/index.ts'
import type { RecordStep } from './adapter.ts'

export interface Statement {
  readonly text: string
  /** Ids of pictures that the speaker uploaded for a dispute. */
  readonly files: readonly string[]
}

/** The pictures as the dossier keeps them. @throws DomainError FILE_NOT_FOUND, FILE_NOT_OWN */
async function readFiles({ db }: App, uid: number, ids: readonly string[]): Promise<TimelineFile[]> {
  if (ids.length === 0) return []
  const found = await db
    .select({ id: storedFile.id, sha256: storedFile.sha256, ownerUid: storedFile.ownerUid })
    .from(storedFile)
    .where(and(inArray(storedFile.id, [...ids]), eq(storedFile.kind, 'dispute')))
  return [...new Set(ids)].map((id) => {
    const file = found.find((row) => row.id === id) ?? fail('FILE_NOT_FOUND')
    return file.ownerUid === uid ? { id, sha256: file.sha256 } : fail('FILE_NOT_OWN')
  })
}

/**
 * A party states its case, in words and pictures that both sides and arbiters read: what it leaves on the timeline.
 * @throws DomainError FILE_NOT_FOUND, FILE_NOT_OWN, FILE_IN_USE
 */
export function statementOf(app: App, uid: number, { text, files }: Statement): RecordStep {
  return async () => ({
    details: { text },
    files: await readFiles(app, uid, files),
    guards: bindFiles(app, uid, files, 'dispute'),
  })
}
