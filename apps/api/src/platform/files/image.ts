import { fail } from '@jindu/domain/errors'

export type ImageType = 'image/jpeg' | 'image/png' | 'image/gif'

export interface CleanImage {
  readonly bytes: Uint8Array
  readonly contentType: ImageType
  readonly width: number
  readonly height: number
}

/** 50 megapixels: a small file may unpack to gigabytes. Animated images count every frame. */
const MAX_PIXELS = 50_000_000
const JPEG_QUALITY = 88

/** The type by the first bytes; a name or a header proves nothing. */
export function sniffImageType(bytes: Uint8Array): ImageType | null {
  const [a, b, c, d] = bytes
  if (a === 0xff && b === 0xd8 && c === 0xff) return 'image/jpeg'
  if (a === 0x89 && b === 0x50 && c === 0x4e && d === 0x47) return 'image/png'
  if (a === 0x47 && b === 0x49 && c === 0x46 && d === 0x38) return 'image/gif'
  return null
}

/**
 * Decodes an upload completely and encodes it anew: metadata (places, cameras, names) and whatever hid behind the
 * image are gone, and a truncated file is noticed.
 * @throws DomainError FILE_NOT_IMAGE, FILE_BROKEN
 */
export async function cleanImage(bytes: Uint8Array): Promise<CleanImage> {
  const contentType = sniffImageType(bytes)
  if (contentType === null) return fail('FILE_NOT_IMAGE')
  // Loaded on the first upload: the library is most of an idle server's memory.
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes, {
    failOn: 'truncated',
    limitInputPixels: MAX_PIXELS,
    animated: contentType === 'image/gif',
  }).autoOrient()
  try {
    const encoded =
      contentType === 'image/jpeg'
        ? image.jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
        : contentType === 'image/png'
          ? image.png({ compressionLevel: 8 })
          : image.gif()
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { bytes: data, contentType, width: info.width, height: info.pageHeight ?? info.height }
  } catch {
    return fail('FILE_BROKEN')
  }
}

const WEBP_QUALITY = 76

/** The same picture as WebP, at most `width` pixels wide. The bytes are ours: cleaned when they were uploaded. */
export async function narrowImage(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer()
}
