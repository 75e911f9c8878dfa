import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { fileRules } from '@jindu/domain/rules'
import type { ImageType } from './image-type.ts'

export interface CleanImage {
  readonly bytes: number
  readonly width: number
  readonly height: number
  /** Hex. */
  readonly sha256: string
}

/** Why a picture is refused. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
  readonly reason: 'broken' | 'pixels'

  constructor(reason: PictureRefused['reason']) {
    super(reason)
    this.reason = reason
  }
}

const broken = (): never => {
  throw new PictureRefused('broken')
}

const JPEG_QUALITY = 88
/** The preset for drawings: the default deblocking filter blurs straight edges in covers and screenshots. */
const WEBP = { quality: 76, preset: 'drawing' } as const
/**
 * Level 8 saves 3% on 25 megapixels of noise but takes eleven times as long: six such uploads blocked each other for
 * minutes.
 */
const PNG_LEVEL = 4
/** The limit for stored pictures, which may have been accepted under a higher upload limit. */
const MOST_STORED_PIXELS = 50_000_000

/**
 * One thread per picture, to leave the other CPUs to requests. Loaded lazily, because the library is most of an idle
 * server's memory.
 */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/**
 * Decodes an upload completely and re-encodes it. This removes metadata and data appended to the image, and detects
 * truncated files. A small file may decompress to gigabytes, so pixels are limited; animated images count every frame.
 * @throws PictureRefused
 */
export async function cleanImage(from: string, to: string, type: ImageType): Promise<CleanImage> {
  const sharp = await loadSharp()
  const options = { failOn: 'truncated', limitInputPixels: false, animated: type === 'image/gif' } as const
  const { width, height } = await sharp(from, options).metadata().catch(broken)
  if (width * height > fileRules.maximumPixels) throw new PictureRefused('pixels')
  const image = sharp(from, { ...options, limitInputPixels: fileRules.maximumPixels }).autoOrient()
  const encoded =
    type === 'image/jpeg'
      ? image.jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
      : type === 'image/png'
        ? image.png({ compressionLevel: PNG_LEVEL })
        : image.gif()
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(broken)
  await writeFile(to, data, { mode: 0o600 })
  const sha256 = createHash('sha256').update(data).digest('hex')
  return { bytes: data.length, width: info.width, height: info.pageHeight ?? info.height, sha256 }
}

/** Scales a picture to WebP, at most `width` pixels wide. The file is trusted: it was cleaned on upload. */
export async function narrowImage(from: string, width: number): Promise<Uint8Array> {
  const sharp = await loadSharp()
  return sharp(from, { limitInputPixels: MOST_STORED_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .webp(WEBP)
    .toBuffer()
}
