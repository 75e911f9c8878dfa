import { fail } from '@jindu/domain/errors'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { storedFile } from './tables.ts'
import type { FileKind } from './upload.ts'

export type StoredFile = typeof storedFile.$inferSelect

/** Whether somebody who does not own a restricted file may read it. The feature that shows the file answers. */
type UserGuard = (app: App, session: Session, file: StoredFile) => Promise<boolean>

/** Who may read a file that was named by something; null asks for visitors. */
type OpenGuard = (app: App, session: Session | null, file: StoredFile) => Promise<boolean>

export interface FileGuards {
  readonly users: Partial<Record<FileKind, UserGuard>>
  /** Of kinds that visitors may read while what names them is shown; then its owner may not either, once it is gone. */
  readonly anybody: Partial<Record<FileKind, OpenGuard>>
}

/** What anybody may see until it is withheld; the feature of any other kind says who else than the owner may. */
export const PUBLIC_KINDS: ReadonlySet<FileKind> = new Set(['goods', 'forum'])

/** The form of every file's id; another text would be refused by the database. */
export const FILE_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** How long whoever was given a file may keep it: for good, until they ask again, not at all. */
export type FileKept = 'forGood' | 'untilAsked' | 'never'

export interface ReadableFile {
  readonly file: StoredFile
  readonly kept: FileKept
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
  if (PUBLIC_KINDS.has(file.kind) && file.withheldAt === null) return { file, kept: 'forGood' }
  const reader = await session()
  const open = guards.anybody[file.kind]
  if (open !== undefined && file.boundAt !== null)
    return (await open(app, reader, file)) ? { file, kept: 'untilAsked' } : fail('FILE_NOT_FOUND')
  const allowed =
    reader !== null && (reader.uid === file.ownerUid || ((await guards.users[file.kind]?.(app, reader, file)) ?? false))
  return allowed ? { file, kept: 'never' } : fail('FILE_NOT_FOUND')
}
