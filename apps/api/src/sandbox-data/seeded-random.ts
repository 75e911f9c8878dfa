import { createHash } from 'node:crypto'
import type { Random } from '../platform/random/index.ts'

/** The same sequence for the same seed: SHA-256 of seed and counter. For demo data only. */
export function seededRandom(seed: string): Random {
  let counter = 0
  let pool = Buffer.alloc(0)
  function bytes(length: number): Uint8Array {
    while (pool.length < length) {
      counter += 1
      pool = Buffer.concat([pool, createHash('sha256').update(`${seed}:${counter}`).digest()])
    }
    const taken = pool.subarray(0, length)
    pool = pool.subarray(length)
    return taken
  }
  function uuid(): string {
    const raw = Buffer.from(bytes(16))
    raw.writeUInt8((raw.readUInt8(6) & 0x0f) | 0x40, 6)
    raw.writeUInt8((raw.readUInt8(8) & 0x3f) | 0x80, 8)
    return raw.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }
  return {
    bytes,
    integer: (limit) => Buffer.from(bytes(6)).readUIntBE(0, 6) % limit,
    uuid,
    token: (length) => Buffer.from(bytes(length)).toString('base64url'),
  }
}
