import { isDomainError } from '@jindu/domain/errors'
import type { App } from '../platform/app.ts'
import { withSpooled } from '../platform/files/spool-bytes.ts'
import { upload } from '../records/files/index.ts'
import { sessionOf } from './stage.ts'

/**
 * Stores a picture of the demo.
 * @returns its id in a list; an empty list on a full disk, because a sandbox without pictures is better than none
 */
export async function keepPicture(
  app: App,
  uid: number,
  kind: Parameters<typeof upload>[2],
  png: Uint8Array,
): Promise<string[]> {
  try {
    const { id } = await withSpooled(app, png, (file) => upload(app, sessionOf(uid), kind, file))
    return [id]
  } catch (error) {
    if (isDomainError(error) && error.code === 'STORAGE_FULL') return []
    throw error
  }
}
