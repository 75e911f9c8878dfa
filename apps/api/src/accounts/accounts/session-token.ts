import { createHash, createHmac, hash, timingSafeEqual } from 'node:crypto'
import type { Random } from '../../platform/random/index.ts'

const TOKEN_BYTES = 32
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export function newToken(random: Random): string {
  return random.token(TOKEN_BYTES)
}

export function isToken(text: string): boolean {
  return TOKEN.test(text)
}

/** The token's hash: the database stores nothing else of it. */
export function tokenHash(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}

/** The same hash as a cache key, in one native call. */
export function tokenCacheKey(token: string): string {
  return hash('sha256', token, 'base64')
}

/** Bound to the session, so that a copied row proves nothing elsewhere. */
export function payProof(secret: string, sessionId: number, payDigest: string): Uint8Array {
  return createHmac('sha256', secret).update(`${sessionId}:${payDigest}`).digest()
}

export function sameProof(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && timingSafeEqual(left, right)
}
