import { fail } from '@jindu/domain/errors'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { storedFile } from './tables.ts'
import type { FileKind } from './upload.ts'

export type StoredFile = typeof storedFile.$inferSelect

/** Whether a user may read a restricted file of somebody else; the feature that shows the file decides. */
type UserGuard = (app: App, session: Session, file: StoredFile) => Promise<boolean>

/** Whether a reader may read a bound file; null for visitors. */
type OpenGuard = (app: App, session: Session | null, file: StoredFile) => Promise<boolean>

export interface FileGuards {
  readonly users: Partial<Record<FileKind, UserGuard>>
  /**
   * For kinds that visitors may read while the content that uses them is visible. Once it is gone, even the owner may
   * not.
   */
  readonly anybody: Partial<Record<FileKind, OpenGuard>>
}

/** Kinds that are public until withheld; for other kinds their feature decides about readers besides the owner. */
export const PUBLIC_KINDS: ReadonlySet<FileKind> = new Set(['goods', 'forum'])

/** The format of file ids; the database would reject any other text. */
export const FILE_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** How long a client may cache a file: permanently, until it revalidates, or not at all. */
export type FileKept = 'forGood' | 'untilAsked' | 'never'

export interface ReadableFile {
  readonly file: StoredFile
  readonly kept: FileKept
}

/**
 * The file's record, if the reader may see it; otherwise the error is that of a missing file.
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
  if (PUBLIC_KINDS.has(file.kind) && file.withheldAt === null) return { file, kept: 'forGood' }
  const reader = await session()
  const open = guards.anybody[file.kind]
  if (open !== undefined && file.boundAt !== null)
    return (await open(app, reader, file)) ? { file, kept: 'untilAsked' } : fail('FILE_NOT_FOUND')
  const allowed =
    reader !== null && (reader.uid === file.ownerUid || ((await guards.users[file.kind]?.(app, reader, file)) ?? false))
  return allowed ? { file, kept: 'never' } : fail('FILE_NOT_FOUND')
}
