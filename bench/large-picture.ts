import { randomFillSync } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const BITS_A_CHANNEL = 8
const RGB = 2
const BYTES_A_PIXEL = 3
/** Of each byte so much is noise: what is left compresses. */
const NOISE_BITS = 0b11

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG of noise, which takes about a quarter of a byte for each channel of a pixel. */
export function largePicture(width: number, height: number): Uint8Array<ArrayBuffer> {
  const rows = randomFillSync(Buffer.alloc((1 + width * BYTES_A_PIXEL) * height)).map((byte) => byte & NOISE_BITS)
  // Each row begins with its filter.
  for (let row = 0; row < height; row += 1) rows[row * (1 + width * BYTES_A_PIXEL)] = 0
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([BITS_A_CHANNEL, RGB], 8)
  const body = chunk('IDAT', deflateSync(rows, { level: 1 }))
  return new Uint8Array(Buffer.concat([SIGNATURE, chunk('IHDR', head), body, chunk('IEND', Buffer.alloc(0))]))
}
