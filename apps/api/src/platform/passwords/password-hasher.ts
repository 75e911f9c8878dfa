import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { createBoundedQueue } from '../queue/bounded-queue.ts'

const argon2Async = promisify(argon2)
const SALT_BYTES = 16
const TAG_BYTES = 32

export interface PasswordCost {
  readonly memoryKib: number
  readonly passes: number
}

/** OWASP's second choice for Argon2id: 19 MiB, two passes. */
export const PRODUCTION_COST: PasswordCost = { memoryKib: 19_456, passes: 2 }

export interface PasswordHasher {
  /**
   * Argon2id of an MD5 digest, as a PHC string.
   * @throws DomainError SERVER_BUSY
   */
  hash(digest: string): Promise<string>
  /**
   * True when `digest` made `stored`. With null (no such account) it takes as long and answers false.
   * @throws DomainError SERVER_BUSY
   */
  verify(digest: string, stored: string | null): Promise<boolean>
}

interface Parsed {
  readonly cost: PasswordCost
  readonly salt: Buffer
  readonly tag: Buffer
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function parse(stored: string): Parsed {
  const [, memory, passes, salt, tag] = PHC.exec(stored) ?? []
  if (memory === undefined || passes === undefined || salt === undefined || tag === undefined) {
    throw new Error('a stored password hash is not an Argon2id PHC string')
  }
  return {
    cost: { memoryKib: Number(memory), passes: Number(passes) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

/**
 * Hashes run in libuv's thread pool, which also serves file reads and DNS, so one thread stays free. If the queue is
 * longer than a few seconds, callers are refused.
 */
const QUEUE = { atOnce: Math.max(1, Math.min(3, availableParallelism())), waiting: 200 }

function derive(digest: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    message: digest,
    nonce: salt,
    parallelism: 1,
    tagLength: TAG_BYTES,
    memory: cost.memoryKib,
    passes: cost.passes,
  }
  return argon2Async('argon2id', parameters)
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

export function createPasswordHasher(cost: PasswordCost = PRODUCTION_COST): PasswordHasher {
  const nobodysSalt = randomBytes(SALT_BYTES)
  const queued = createBoundedQueue(QUEUE)
  const derived = (...parameters: Parameters<typeof derive>) => queued(() => derive(...parameters))
  return {
    async hash(digest) {
      const salt = randomBytes(SALT_BYTES)
      const tag = await derived(digest, salt, cost)
      return `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=1$${unpadded(salt)}$${unpadded(tag)}`
    },
    async verify(digest, stored) {
      if (stored === null) {
        await derived(digest, nobodysSalt, cost)
        return false
      }
      const parsed = parse(stored)
      return timingSafeEqual(await derived(digest, parsed.salt, parsed.cost), parsed.tag)
    },
  }
}
