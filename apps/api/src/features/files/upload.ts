import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { createHash } from 'node:crypto'
import type { App } from '../../platform/app.ts'
import { cleanImage } from '../../platform/files/image.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { storedFile } from './tables.ts'

export type FileKind = (typeof storedFile.$inferSelect)['kind']

export const UPLOAD_RULE = { limit: 120, windowSeconds: 3_600 }

/**
 * Cleans an image, stores it and answers its id.
 * @throws DomainError FILE_REQUIRED, FILE_TOO_LARGE, FILE_NOT_IMAGE, FILE_BROKEN, RATE_LIMITED
 */
export async function upload(app: App, session: Session, kind: FileKind, bytes: Uint8Array): Promise<{ id: string }> {
  if (bytes.length === 0) fail('FILE_REQUIRED')
  if (bytes.length >= rules.files.maximumBytes) fail('FILE_TOO_LARGE', { megabytes: rules.files.maximumMegabytes })
  await app.rateLimiter.hit(`upload:uid:${session.uid}`, UPLOAD_RULE)
  const image = await cleanImage(bytes)
  const id = app.random.uuid()
  await app.files.put(id, image.bytes, image.contentType)
  await app.db.insert(storedFile).values({
    id,
    ownerUid: session.uid,
    kind,
    contentType: image.contentType,
    bytes: image.bytes.length,
    width: image.width,
    height: image.height,
    sha256: createHash('sha256').update(image.bytes).digest('hex'),
    createdAt: app.clock.now(),
  })
  return { id }
}
