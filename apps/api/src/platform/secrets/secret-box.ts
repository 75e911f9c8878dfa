import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync } from 'node:crypto'
import type { Random } from '../random/index.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/** An encrypted text. */
export interface Sealed {
  /** The id of its key: the beginning of the key's hash. */
  readonly keyId: string
  readonly nonce: Uint8Array
  /** Ends with the authentication tag. */
  readonly ciphertext: Uint8Array
}

/** Encrypts texts, so that the database alone reveals nothing. */
export interface SecretBox {
  /** The id of the key for new texts. */
  readonly keyId: string
  /** @param context additional authenticated data: the text decrypts only under the same context */
  seal(text: string, context: string): Sealed
  /** @throws Error for an unknown key, another context, or a modified ciphertext */
  open(sealed: Sealed, context: string): string
  /** Whether texts under this key can be decrypted. */
  knows(keyId: string): boolean
  /** A keyed hash, equal for equal texts in one context; it reveals nothing without the key. */
  fingerprint(text: string, context: string): Uint8Array
}

interface Keys {
  readonly id: string
  readonly sealing: Uint8Array
  readonly comparing: Uint8Array
}

/** The key's id: the beginning of its hash. @param master 32 bytes */
export const keyIdOf = (master: Uint8Array): string =>
  createHash('sha256').update('jindu key id').update(master).digest('hex').slice(0, 8)

/** Derives a separate key per use, so that none weakens another. */
function deriveKeys(master: Uint8Array): Keys {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', master, '', `jindu secrets ${use}`, KEY_BYTES))
  return { id: keyIdOf(master), sealing: derive('sealing'), comparing: derive('comparing') }
}

/**
 * @param key 32 bytes
 * @param oldKeys former keys that texts may still be encrypted under
 */
export function createSecretBox(key: Uint8Array, oldKeys: readonly Uint8Array[], random: Random): SecretBox {
  const current = deriveKeys(key)
  const known = new Map([...oldKeys.map(deriveKeys), current].map((keys) => [keys.id, keys]))
  return {
    keyId: current.id,
    seal(text, context) {
      const nonce = random.bytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, current.sealing, nonce).setAAD(Buffer.from(context))
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return { keyId: current.id, nonce, ciphertext }
    },
    open({ keyId, nonce, ciphertext }, context) {
      const keys = known.get(keyId)
      if (keys === undefined) throw new Error(`a secret is under the key ${keyId}, which ENCRYPTION_OLD_KEYS lacks`)
      const end = ciphertext.length - TAG_BYTES
      const decipher = createDecipheriv(CIPHER, keys.sealing, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(context))
        .setAuthTag(ciphertext.subarray(end))
      return Buffer.concat([decipher.update(ciphertext.subarray(0, end)), decipher.final()]).toString('utf8')
    },
    knows: (keyId) => known.has(keyId),
    fingerprint: (text, context) =>
      createHmac('sha256', current.comparing).update(context).update('\0').update(text).digest(),
  }
}
