import { isDomainError } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { Readable } from 'node:stream'
import type { App } from '../../platform/app.ts'
import type { StoredBytes } from '../../platform/files/file-store.ts'
import type { StoredFile } from './read-file.ts'

export type PictureWidth = (typeof rules.files.pictureWidths)[number]

/** Coalesces concurrent requests for the same scaled picture, by storage key. */
const underWay = new Map<string, Promise<Uint8Array | null>>()

/** The width asked for, when it is one that pictures are served in. */
export function pictureWidth(asked: unknown): PictureWidth | undefined {
  return rules.files.pictureWidths.find((width) => String(width) === asked)
}

/**
 * A picture at most `width` pixels wide, as WebP; made at the first request and kept. Moving pictures have none.
 *
 * @returns null when the store has lost the picture
 * @throws DomainError SERVER_BUSY
 */
export async function readNarrow(app: App, file: StoredFile, width: PictureWidth): Promise<StoredBytes | null> {
  const key = `${file.id}-w${width}`
  const kept = await app.files.get(key)
  if (kept !== null) return kept
  let making = underWay.get(key)
  if (making === undefined) {
    making = make(app, file, width, key).finally(() => underWay.delete(key))
    underWay.set(key, making)
  }
  const made = await making
  return made === null ? null : { bytes: made.length, stream: Readable.from([made]) }
}

async function make(app: App, file: StoredFile, width: PictureWidth, key: string): Promise<Uint8Array | null> {
  const whole = await app.files.localPath(file.id)
  if (whole === null) return null
  const narrow = await app.pictures.narrow(whole, width)
  try {
    await app.files.put(key, narrow)
  } catch (error) {
    if (!isDomainError(error) || error.code !== 'STORAGE_FULL') throw error
    // It goes out all the same, and is made again for the next reader.
    app.log.warn({ key }, 'files: the disk is full, a narrow picture is not kept')
  }
  return narrow
}
