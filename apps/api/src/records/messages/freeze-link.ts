import { offersFreeze, type StoredMessage } from '@jindu/domain/messages'
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { App } from '../../platform/app.ts'

type Keyed = Pick<App, 'env'>

/** The message about a security step: its owner and id. */
interface Told {
  readonly uid: number
  readonly id: number
}

export const FREEZE_PATH = '/outside/freeze'
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A derived key, so that texts sealed for another purpose are not valid links. */
const keyOf = ({ env }: Keyed): Buffer => createHmac('sha256', env.sessionSecret).update('freeze link').digest()

/**
 * Encrypted, not only signed, so that the last mail to an old address reveals no account. The nonce is derived from the
 * message, so each message has one link.
 */
function seal(app: Keyed, { uid, id }: Told): string {
  const key = keyOf(app)
  const text = `${uid}.${id}`
  const nonce = createHmac('sha256', key).update(text).digest().subarray(0, NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce)
  const sealed = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The path of the freeze page for a message about a security step; null for other messages. */
export function freezePath(app: Keyed, told: Told & Pick<StoredMessage, 'kind'>): string | null {
  return offersFreeze(told.kind) ? `${FREEZE_PATH}/${seal(app, told)}` : null
}

const TOKEN = /^[\w-]{40,90}$/
const TOLD = /^(\d{1,12})\.(\d{1,15})$/

/** The message of a freeze link; null for an invalid token. */
export function readFreezeToken(app: Keyed, token: string): Told | null {
  if (!TOKEN.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const decipher = createDecipheriv(CIPHER, keyOf(app), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString()
    const [, uid, id] = TOLD.exec(text) ?? []
    return uid === undefined || id === undefined ? null : { uid: Number(uid), id: Number(id) }
  } catch {
    return null
  }
}
