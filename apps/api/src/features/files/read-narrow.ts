import { rules } from '@jindu/domain/rules'
import type { App } from '../../platform/app.ts'
import { narrowImage } from '../../platform/files/image.ts'
import type { StoredFile } from './read-file.ts'

export type PictureWidth = (typeof rules.files.pictureWidths)[number]

/** Made once, whoever asks meanwhile; by the key under which the store keeps them. */
const underWay = new Map<string, Promise<Uint8Array | null>>()

/** The width asked for, when it is one that pictures are served in. */
export function pictureWidth(asked: unknown): PictureWidth | undefined {
  return rules.files.pictureWidths.find((width) => String(width) === asked)
}

/**
 * A picture at most `width` pixels wide, as WebP; made at the first request and kept. Moving pictures have none.
 *
 * @returns null when the store has lost the picture
 */
export async function readNarrow(app: App, file: StoredFile, width: PictureWidth): Promise<Uint8Array | null> {
  const key = `${file.id}-w${width}`
  const kept = await app.files.get(key)
  if (kept !== null) return kept
  let making = underWay.get(key)
  if (making === undefined) {
    making = make(app, file, width, key).finally(() => underWay.delete(key))
    underWay.set(key, making)
  }
  return making
}

async function make(app: App, file: StoredFile, width: PictureWidth, key: string): Promise<Uint8Array | null> {
  const whole = await app.files.get(file.id)
  if (whole === null) return null
  const narrow = await narrowImage(whole, width)
  await app.files.put(key, narrow, 'image/webp')
  return narrow
}
