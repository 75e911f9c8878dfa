import { fail } from '@jindu/domain/errors'
import { eq } from 'drizzle-orm'
import { rm } from 'node:fs/promises'
import type { App } from '../../platform/app.ts'
import { commitVerb, insertRow } from '../../platform/db/index.ts'
import type { SpooledFile } from '../../platform/files/spool.ts'
import type { CleanImage } from '../../platform/pictures/image.ts'
import { sniffImageType, type ImageType } from '../../platform/pictures/image-type.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { storedFile } from './tables.ts'

export type FileKind = (typeof storedFile.$inferSelect)['kind']

type Uploaded = Pick<typeof storedFile.$inferSelect, 'id' | 'contentType'>

/**
 * Cleans and stores an image and returns its description. The caller deletes the spooled file.
 * @throws DomainError FILE_REQUIRED, FILE_NOT_IMAGE, FILE_BROKEN, FILE_TOO_MANY_PIXELS, STORAGE_FULL, SERVER_BUSY
 */
export async function upload(app: App, session: Session, kind: FileKind, file: SpooledFile): Promise<Uploaded> {
  if (file.bytes === 0) fail('FILE_REQUIRED')
  const contentType = sniffImageType(file.head) ?? fail('FILE_NOT_IMAGE')
  const id = app.random.uuid()
  const image = await keepCleaned(app, id, file.path, contentType)
  try {
    const row = { ...image, id, ownerUid: session.uid, kind, contentType, createdAt: app.clock.now() }
    await commitVerb(app, { writes: [insertRow(storedFile, row)] })
  } catch (error) {
    await forgetUnnamed(app, id)
    throw error
  }
  return { id, contentType }
}

async function keepCleaned(app: App, id: string, from: string, type: ImageType): Promise<CleanImage> {
  const cleaned = app.spool.newPath()
  try {
    const image = await app.pictures.clean(from, cleaned, type)
    await app.files.adopt(id, cleaned)
    return image
  } catch (error) {
    await rm(cleaned, { force: true })
    throw error
  }
}

/** A commit without a response may have succeeded: delete the file only if the database surely has no row. */
async function forgetUnnamed(app: App, id: string): Promise<void> {
  const rows = await app.db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(eq(storedFile.id, id))
    .catch(() => null)
  if (rows?.length === 0) await app.files.delete(id)
}
