import { offersFreeze, type StoredMessage } from '@jindu/domain/messages'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { App } from '../../platform/app.ts'

type Keyed = Pick<App, 'env'>

/** The message that tells of the step: whose it is, and its id. */
interface Told {
  readonly uid: number
  readonly id: number
}

export const FREEZE_PATH = '/outside/freeze'
const SIGNATURE_BYTES = 18

/** A key of its own: what is signed with the secret for another use is no link. */
const sign = ({ env }: Keyed, { uid, id }: Told): Buffer =>
  createHmac('sha256', createHmac('sha256', env.sessionSecret).update('freeze link').digest())
    .update(`${uid}.${id}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES)

/** The path that freezes the account of a message that tells of a guarded step; null for other messages. */
export function freezePath(app: Keyed, told: Told & Pick<StoredMessage, 'kind'>): string | null {
  if (!offersFreeze(told.kind)) return null
  return `${FREEZE_PATH}/${told.uid}.${told.id}.${sign(app, told).toString('base64url')}`
}

const TOKEN = /^(\d{1,12})\.(\d{1,15})\.([\w-]{24})$/

/** Which message a link is of; null for what the site did not sign. */
export function readFreezeToken(app: Keyed, token: string): Told | null {
  const [, uid = '', id = '', signature = ''] = TOKEN.exec(token) ?? []
  if (signature === '') return null
  const told = { uid: Number(uid), id: Number(id) }
  return timingSafeEqual(sign(app, told), Buffer.from(signature, 'base64url')) ? told : null
}
