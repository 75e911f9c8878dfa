import { OUTSIDE_TYPES, type OutsideType } from '@jindu/domain/outside'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { App } from '../../platform/app.ts'
import type { mailAddress } from './tables.ts'

type Marked = Pick<typeof mailAddress.$inferSelect, 'uid' | 'mark'>

/** The scope of an unsubscribe link: the mails of one type, or all of them. */
export type Ended = OutsideType | 'all'

export const UNSUBSCRIBE_PATH = '/outside/unsubscribe'
const SIGNATURE_BYTES = 18

/**
 * Signed with the address row's own mark: the link stays valid as long as the address, whatever keys the operator
 * rotates.
 */
const sign = ({ uid, mark }: Marked, what: Ended): Buffer =>
  createHmac('sha256', mark).update(`unsubscribe ${uid} ${what}`).digest().subarray(0, SIGNATURE_BYTES)

export function unsubscribeLink({ env }: Pick<App, 'env'>, row: Marked, what: Ended): string {
  return `${env.publicOrigin}${UNSUBSCRIBE_PATH}/${row.uid}.${what}.${sign(row, what).toString('base64url')}`
}

export interface UnsubscribeToken {
  readonly uid: number
  readonly what: Ended
  isOf(row: Marked): boolean
}

const TOKEN = /^(\d{1,15})\.([A-Za-z]{1,20})\.([\w-]{24})$/
const isEnded = (text: string): text is Ended => text === 'all' || OUTSIDE_TYPES.some((type) => type === text)

/** Null for a malformed token. */
export function readUnsubscribe(token: string): UnsubscribeToken | null {
  const [, uid = '', what = '', signature = ''] = TOKEN.exec(token) ?? []
  if (!isEnded(what)) return null
  return {
    uid: Number(uid),
    what,
    isOf: (row) => timingSafeEqual(sign(row, what), Buffer.from(signature, 'base64url')),
  }
}
