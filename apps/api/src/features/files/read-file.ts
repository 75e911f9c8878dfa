import { fail } from '@jindu/domain/errors'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { storedFile } from './tables.ts'
import type { FileKind } from './upload.ts'

export type StoredFile = typeof storedFile.$inferSelect

/** Whether somebody who does not own a restricted file may read it. The feature that shows the file answers. */
export type FileGuard = (app: App, session: Session, file: StoredFile) => Promise<boolean>

export type FileGuards = Partial<Record<FileKind, FileGuard>>

/** What anybody may see; the feature of any other kind says who else than the owner may. */
export const PUBLIC_KINDS: ReadonlySet<FileKind> = new Set(['goods', 'forum'])

/** The form of every file's id; another text would be refused by the database. */
export const FILE_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export interface ReadableFile {
  readonly file: StoredFile
  readonly isPublic: boolean
}

/**
 * The file's record, when the reader may see it. Who may not is told that there is no such file.
 * @throws DomainError FILE_NOT_FOUND
 */
export async function readFile(
  app: App,
  guards: FileGuards,
  id: string,
  session: () => Promise<Session | null>,
): Promise<ReadableFile> {
  if (!FILE_ID.test(id)) return fail('FILE_NOT_FOUND')
  const [file] = await app.db.select().from(storedFile).where(eq(storedFile.id, id))
  if (file === undefined) return fail('FILE_NOT_FOUND')
  if (PUBLIC_KINDS.has(file.kind)) return { file, isPublic: true }
  const reader = await session()
  const allowed =
    reader !== null && (reader.uid === file.ownerUid || ((await guards[file.kind]?.(app, reader, file)) ?? false))
  return allowed ? { file, isPublic: false } : fail('FILE_NOT_FOUND')
}
