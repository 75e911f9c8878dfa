import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

// Moderate levels, because each page is compressed per request, unlike the build's static files.
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 5
const SMALLEST_BYTES = 1_024

export interface PageBody {
  readonly body: string | Buffer
  readonly encoding?: 'br' | 'gzip'
}

/**
 * The body as the reader's browser takes it.
 *
 * @param accepted the request's accept-encoding
 */
export async function compressPage(body: string, accepted: string | string[] | undefined): Promise<PageBody> {
  if (body.length < SMALLEST_BYTES) return { body }
  const names = String(accepted ?? '')
    .split(',')
    .filter((name) => !/;\s*q=0(?:\.0*)?\s*$/.test(name))
    .map((name) => name.split(';', 1)[0]?.trim())
  if (names.includes('br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
    return { body: await brotli(body, { params }), encoding: 'br' }
  }
  if (names.includes('gzip')) return { body: await zip(body, { level: GZIP_LEVEL }), encoding: 'gzip' }
  return { body }
}
