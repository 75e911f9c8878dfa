import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { createHash } from 'node:crypto'
import type { App } from '../../platform/app.ts'
import { commitVerb, insertRow } from '../../platform/db/index.ts'
import { cleanImage } from '../../platform/files/image.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { storedFile } from './tables.ts'

export type FileKind = (typeof storedFile.$inferSelect)['kind']

type Uploaded = Pick<typeof storedFile.$inferSelect, 'id' | 'contentType'>

/**
 * Cleans an image, stores it and answers what it is now.
 * @throws DomainError FILE_REQUIRED, FILE_TOO_LARGE, FILE_NOT_IMAGE, FILE_BROKEN
 */
export async function upload(app: App, session: Session, kind: FileKind, bytes: Uint8Array): Promise<Uploaded> {
  if (bytes.length === 0) fail('FILE_REQUIRED')
  if (bytes.length >= rules.files.maximumBytes) fail('FILE_TOO_LARGE', { megabytes: rules.files.maximumMegabytes })
  const image = await cleanImage(bytes)
  const id = app.random.uuid()
  await app.files.put(id, image.bytes, image.contentType)
  const { width, height, contentType } = image
  const row = {
    id,
    ownerUid: session.uid,
    kind,
    contentType,
    bytes: image.bytes.length,
    width,
    height,
    sha256: createHash('sha256').update(image.bytes).digest('hex'),
    createdAt: app.clock.now(),
  }
  await commitVerb(app, { writes: [insertRow(storedFile, row)] })
  return { id, contentType }
}
